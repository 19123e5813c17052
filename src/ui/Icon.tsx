import './Icon.css'

const shapes = {
  home: 'M4 11.5 12 5l8 6.5V19a1 1 0 0 1-1 1h-4.5v-5h-5v5H5a1 1 0 0 1-1-1z',
  history: 'M12 7.5V12l3 2M4.5 12a7.5 7.5 0 1 0 2.4-5.5L4.5 8.5m0-4v4h4',
  players:
    'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zm-5.5 8.5c0-3 2.5-5 5.5-5s5.5 2 5.5 5M15.5 5.3a3 3 0 0 1 0 5.4M17 14.9c2.1.6 3.5 2.3 3.5 4.6',
  reference: 'M12 6.5C10 5 7 4.8 4 5.2v13c3-.4 6-.2 8 1.3 2-1.5 5-1.7 8-1.3v-13c-3-.4-6-.2-8 1.3zm0 0v13',
  settings:
    'M4 7.5h9m5 0h2M4 16.5h2m5 0h9M15.5 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zm-7 9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  back: 'm14.5 5-7 7 7 7',
  undo: 'M9 5 4.5 9.5 9 14M5 9.5h9a5 5 0 0 1 0 10h-3',
  redo: 'm15 5 4.5 4.5L15 14m4-4.5h-9a5 5 0 0 0 0 10h3',
  swap: 'M7 4 4 7l3 3M4 7h13m0 7 3 3-3 3m3-3H7',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  close: 'm6 6 12 12M18 6 6 18',
  bin: 'M5 7h14M10 7V4.5h4V7m-7.5 0 .8 12.5h9.4L17.5 7M10.5 10.5v5.5m3-5.5v5.5',
  start: 'M6 5v14M18 5l-9 7 9 7z',
  end: 'M18 5v14M6 5l9 7-9 7z',
  previous: 'm15 5-8 7 8 7z',
  next: 'm9 5 8 7-8 7z',
  previousRound: 'm12 5-8 7 8 7zm8 0-8 7 8 7z',
  nextRound: 'm12 5 8 7-8 7zM4 5l8 7-8 7z',
}

export type IconName = keyof typeof shapes

/** A line drawing in the colour of the text beside it, which says what it means. */
export function Icon(props: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[props.name]} />
    </svg>
  )
}
