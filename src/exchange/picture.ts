import { shapeOf } from '../ui/PlayerShape'
import { rankingOf, type SharedGame, type SharedPlayer } from './shared-game'

const width = 1080
const margin = 72
const rowHeight = 132
const headHeight = 240
const footHeight = 96

const paper = '#f4f1ea'
const card = '#fffdf8'
const ink = '#1c2730'
const quiet = '#5c6670'
const edge = '#d6d1c4'

/** What the picture says besides names and numbers. */
export interface PictureWords {
  /** Below the name of the game: the day, and how long it took. */
  readonly when: string
  /** Stands where somebody has no place. */
  readonly noPlace: string
  /** At the lower edge. */
  readonly made: string
}

/** The result as a PNG, drawn on the device. */
export async function drawPicture(game: SharedGame, words: PictureWords): Promise<Blob> {
  const ranking = rankingOf(game.players)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = headHeight + ranking.length * rowHeight + footHeight
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser draws no pictures')
  pen.textBaseline = 'middle'
  fill(pen, paper, 0, 0, width, canvas.height)
  write(pen, game.game.name, margin, 100, { size: 64, weight: 700, room: width - 2 * margin })
  write(pen, words.when, margin, 170, { size: 36, color: quiet, room: width - 2 * margin })
  const most = Math.max(1, ...ranking.map(({ points }) => points))
  for (const [i, player] of ranking.entries())
    drawPlayer(pen, player, headHeight + i * rowHeight, Math.max(0, player.points) / most, words)
  write(pen, words.made, margin, canvas.height - footHeight / 2, { size: 28, color: quiet })
  return new Promise((done, fail) => {
    canvas.toBlob(blob => (blob ? done(blob) : fail(new Error('no picture came out'))), 'image/png')
  })
}

/** One row: the place, shape and name, the points, and a bar as long as they are many. */
function drawPlayer(
  pen: CanvasRenderingContext2D,
  { name, color, points, place }: SharedPlayer,
  top: number,
  share: number,
  { noPlace }: PictureWords,
): void {
  const [left, right, height] = [margin, width - margin, rowHeight - 20]
  const tone = toneOf(color)
  const middle = top + 46
  pen.beginPath()
  pen.roundRect(left, top, right - left, height, 20)
  pen.fillStyle = card
  pen.fill()
  pen.strokeStyle = edge
  pen.lineWidth = 2
  pen.stroke()
  const number = String(points)
  write(pen, number, right - 32, middle, { size: 56, weight: 700, align: 'right' })
  const room = right - 32 - pen.measureText(number).width - 40 - (left + 176)
  write(pen, place === undefined ? noPlace : String(place), left + 32, middle, { size: 40, weight: 600, color: quiet })
  drawShape(pen, color, tone, left + 112, middle - 20, 40)
  write(pen, name, left + 176, middle, { size: 44, weight: 600, room })
  const bar = right - left - 64
  fill(pen, edge, left + 32, top + height - 22, bar, 8)
  fill(pen, tone, left + 32, top + height - 22, bar * share, 8)
}

function drawShape(pen: CanvasRenderingContext2D, color: string, tone: string, x: number, y: number, size: number) {
  pen.save()
  pen.translate(x, y)
  pen.scale(size / 16, size / 16)
  pen.fillStyle = tone
  pen.fill(new Path2D(shapeOf(color)))
  pen.restore()
}

interface Writing {
  readonly size: number
  readonly weight?: number
  readonly color?: string
  readonly align?: CanvasTextAlign
  /** Cut with an ellipsis where there is less. */
  readonly room?: number
}

function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, writing: Writing): void {
  const { size, weight = 400, color = ink, align = 'left', room = Number.POSITIVE_INFINITY } = writing
  pen.font = `${weight} ${size}px system-ui, sans-serif`
  pen.fillStyle = color
  pen.textAlign = align
  const letters = Array.from(text)
  let said = text
  while (letters.length > 1 && pen.measureText(said).width > room) {
    letters.pop()
    said = `${letters.join('').trimEnd()}…`
  }
  pen.fillText(said, x, y)
}

function fill(pen: CanvasRenderingContext2D, color: string, x: number, y: number, w: number, h: number): void {
  pen.fillStyle = color
  pen.fillRect(x, y, w, h)
}

/** A player's colour on light paper, as the style sheet has it. */
function toneOf(color: string): string {
  const probe = document.createElement('i')
  probe.dataset['color'] = color
  probe.style.colorScheme = 'light'
  probe.style.color = `var(--player, ${ink})`
  document.body.append(probe)
  const tone = getComputedStyle(probe).color
  probe.remove()
  return tone
}
