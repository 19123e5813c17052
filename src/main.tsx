import './ui/base.css'
import { render } from 'solid-js/web'
import { App } from './app/App'
import { returnToTable } from './app/left-open'

const root = document.getElementById('app')
if (!root) throw new Error('index.html has no element #app')
void returnToTable().then(() => render(() => <App />, root))
