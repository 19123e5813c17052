import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, expect, test } from 'vitest'

// The project's own configuration, without the rules that need types: the files below exist only here.
const eslint = new ESLint({ overrideConfig: [tseslint.configs.disableTypeChecked] })

async function complaints(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: file })
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId === 'house/doors' || ruleId?.startsWith('no-restricted'))
    .map(({ message }) => message)
}

const rr = 'src/games/russian-railroads'

describe('a door that is open lets an import through', () => {
  test.each([
    [`${rr}/printed/lines.ts`, `import { colors } from './colors'`],
    [`${rr}/board/board.ts`, `import { lines } from '../printed/lines'`],
    [`${rr}/scoring/round.ts`, `import { advance } from '../board/advance'`],
    [`${rr}/rules/apply.ts`, `import { scoreRound } from '../scoring/round'`],
    [`${rr}/rules/apply.ts`, `import type { Refusal } from '../../game'`],
    [`${rr}/files/position.ts`, `import { apply } from '../rules/apply'`],
    [`${rr}/files/position.ts`, `import * as v from 'valibot'`],
    [`${rr}/text/de.ts`, `import type { RuleId } from '../rules/refusal'`],
    [`${rr}/ui/Board.tsx`, `import { choices } from '../rules/choices'`],
    [`${rr}/ui/Board.tsx`, `import { Sheet } from '../../../ui/Sheet'`],
    [`${rr}/ui/Board.tsx`, `import { For } from 'solid-js'`],
    [`${rr}/ui/Board.tsx`, `import './Board.css'`],
    [`${rr}/index.ts`, `export const screens = () => import('./ui/screens')`],
    ['src/games/shelf.ts', `export const open = () => import('./russian-railroads')`],
    ['src/table/play.ts', `import { append } from '../storage/games'`],
    ['src/storage/database.ts', `import Dexie from 'dexie'`],
    ['src/app/App.tsx', `import { games } from '../games/shelf'`],
    ['src/main.tsx', `import { render } from 'solid-js/web'`],
    ['src/text/language.ts', `import { en } from './en'`],
    ['tools/score.ts', `import { readPosition } from '../${rr}/files/position'`],
    ['test/games/board.test.ts', `import { advance } from '../../${rr}/board/advance'`],
  ])('%s: %s', async (file, code) => {
    expect(await complaints(file, code)).toEqual([])
  })
})

describe('a locked door fails the lint', () => {
  test.each([
    // against the direction of the rooms of a game
    [`${rr}/printed/lines.ts`, `import { advance } from '../board/advance'`, 'printed may not import board.'],
    [`${rr}/printed/lines.ts`, `import type { Game } from '../../game'`, 'printed may not import contract.'],
    [`${rr}/board/board.ts`, `import { scoreLine } from '../scoring/line'`, 'board may not import scoring.'],
    [`${rr}/scoring/round.ts`, `import type { State } from '../rules/state'`, 'scoring may not import rules.'],
    [`${rr}/rules/apply.ts`, `import { read } from '../files/position'`, 'rules may not import files.'],
    [`${rr}/rules/apply.ts`, `import { en } from '../text/en'`, 'rules may not import game text.'],
    [`${rr}/files/position.ts`, `import { Board } from '../ui/Board'`, 'files may not import game ui.'],
    [`${rr}/text/en.ts`, `import { lines } from '../printed/lines'`, 'game text may import only types of printed.'],
    [`${rr}/rules/apply.ts`, `import { fold } from '../../game'`, 'rules may import only types of contract.'],
    // the rules rooms and the packages of the browser
    [`${rr}/printed/lines.ts`, `import * as v from 'valibot'`, 'printed may not import the package valibot.'],
    [
      `${rr}/board/board.ts`,
      `import { createStore } from 'solid-js/store'`,
      'board may not import the package solid-js/store.',
    ],
    [`${rr}/rules/apply.ts`, `import Dexie from 'dexie'`, 'rules may not import the package dexie.'],
    [`${rr}/files/position.ts`, `import { readFileSync } from 'node:fs'`, 'files may not import the package node:fs.'],
    // one game and the other, the app and a game
    [
      `${rr}/ui/Board.tsx`,
      `import { Map } from '../../russian-rails/ui/Map'`,
      'russian-railroads may not know russian-rails.',
    ],
    ['src/games/shelf.ts', `import { game } from './russian-railroads'`, 'shelf may load game only by import().'],
    [
      'src/games/shelf.ts',
      `export const open = () => import('./russian-railroads/ui/Board')`,
      'shelf may not import game ui.',
    ],
    ['src/app/App.tsx', `import { Board } from '../games/russian-railroads/ui/Board'`, 'app may not import game ui.'],
    ['src/app/App.tsx', `export const open = () => import('../games/russian-railroads')`, 'app may not import game.'],
    [
      'src/table/play.ts',
      `import type { State } from '../games/russian-railroads/rules/state'`,
      'table may not import rules.',
    ],
    [
      'src/storage/games.ts',
      `import type { State } from '../games/russian-railroads/rules/state'`,
      'storage may not import rules.',
    ],
    ['src/storage/games.ts', `export type { Game } from '../games/game'`, 'storage may not import contract.'],
    [
      'src/exchange/csv.ts',
      `type S = import('../games/russian-railroads/rules/state').State`,
      'exchange may not import rules.',
    ],
    ['src/ui/Sheet.tsx', `import { games } from '../games/shelf'`, 'ui may not import shelf.'],
    ['src/ui/Sheet.tsx', `export * from '../storage/games'`, 'ui may not import storage.'],
    ['src/text/en.ts', `import { setLanguage } from './language'`, 'words may import only types of text.'],
    ['src/app/App.tsx', `import Dexie from 'dexie'`, 'app may not import the package dexie.'],
    // ways around
    [
      'src/app/App.tsx',
      `import '../../tools/install.mjs'`,
      'tools/install.mjs stands in no room; tools/doors.mjs lists them.',
    ],
    [
      'src/shared/misc.ts',
      `import { a } from './b'`,
      'src/shared/misc.ts stands in no room; tools/doors.mjs lists them.',
    ],
    [
      'src/app/App.tsx',
      'export const open = (name: string) => import(`../games/${name}`)',
      'An import names its file in plain words, so that the doors can be kept.',
    ],
    [
      'src/app/App.tsx',
      `export const all = import.meta.glob('../games/*')`,
      'import.meta.glob goes around the doors; import each file by its name.',
    ],
  ])('%s: %s', async (file, code, complaint) => {
    expect(await complaints(file, code)).toEqual([complaint])
  })
})

describe('the rules rooms know no browser, no clock and no chance', () => {
  const words = [
    'window.close()',
    'document.title',
    'navigator.language',
    'localStorage.length',
    'sessionStorage.length',
    'indexedDB.databases()',
    'location.hash',
    `fetch('.')`,
    'self.close()',
    'globalThis.document',
    'process.env',
    'Math.random()',
    'Date.now()',
  ]
  const rooms = ['printed', 'board', 'scoring', 'rules', 'files']
  test.each(rooms.flatMap(room => words.map(word => [room, word])))('%s: %s', async (room, word) => {
    expect(await complaints(`${rr}/${room}/a.ts`, `export const a = ${word}`)).toHaveLength(1)
  })

  test('a screen may use the browser', async () => {
    expect(await complaints(`${rr}/ui/Board.tsx`, 'export const a = document.title')).toEqual([])
  })
})
