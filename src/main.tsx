import './ui/base.css'
import './app/install' // listens from the start: the browser offers only once
import { render } from 'solid-js/web'
import { App } from './app/App'
import { returnToTable } from './app/left-open'

const root = document.getElementById('app')
if (!root) throw new Error('index.html has no element #app')
void returnToTable().then(() => render(() => <App />, root))
