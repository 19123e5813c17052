import './ui/base.css'
import { render } from 'solid-js/web'
import { App } from './app/App'

const root = document.getElementById('app')
if (!root) throw new Error('index.html has no element #app')
render(() => <App />, root)
