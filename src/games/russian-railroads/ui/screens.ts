import type { Screens } from '../../game'
import { CopyPage } from './edit/CopyPage'
import { ReferencePage } from './reference/ReferencePage'
import { ReviewBoards } from './review/ReviewBoards'
import { NewGame } from './setup/NewGame'
import { TableScreen } from './table/TableScreen'

/** What the app opens when this game is set up, lies on the table or is looked back on. */
export const screens: Screens = {
  NewGame,
  Table: TableScreen,
  Boards: ReviewBoards,
  Reference: ReferencePage,
  Copy: CopyPage,
}
