import type { Screens } from '../../game'
import { NewGame } from './setup/NewGame'
import { TableScreen } from './table/TableScreen'

/** What the app opens when this game is set up or lies on the table. */
export const screens: Screens = { NewGame, Table: TableScreen }
