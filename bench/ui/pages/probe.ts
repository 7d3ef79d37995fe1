import { fields, textOf } from './fields.ts'
import { pageOf, type Person } from './people.ts'

/** Where a table keeps what the probe looks at: CSS selectors. */
export interface TableMarks {
  /** One row of the body. */
  row: string
  /** The place in which rows scroll. */
  scroller: string
  /** The pager's button 'next page'. */
  next: string
}

/** One page change. Milliseconds since the click event's own time stamp. */
export interface Sample {
  /** Second animation frame after all rows in view were in the document with all their cells. */
  painted: number
  /** Second animation frame after the last change to the table, rows out of view included. */
  settled: number
  /** Rows in the document at the end. */
  rows: number
}

/** What the driving script finds on `window`. */
export interface Probe {
  marks: TableMarks
  /** Rows that are in view now, the cut one at the edge included. */
  rowsInView: () => number
  /** Waits for one click. @param page the page that it will bring, from 1 */
  arm: (page: number, rowsInView: number) => void
  /** What the click came to, once the table has been still for `QUIET` ms. */
  result: () => Promise<Sample>
}

declare global {
  interface Window {
    probe?: Probe
  }
}

/** No table changes its rows any more after so many milliseconds without a change, even at 4× CPU. */
const QUIET = 800
/** A page that has not come by then never will: a guard against waiting for ever. */
const LIMIT = 60_000

/** Puts the probe on `window`. */
export function installProbe(marks: TableMarks) {
  let sample: Promise<Sample> | undefined
  window.probe = {
    marks,
    rowsInView: () => rowsInView(marks),
    arm: (page, count) => {
      sample = watch(marks, pageOf(page).slice(0, count))
    },
    result: () => sample ?? Promise.reject(new Error('arm the probe first')),
  }
}

function watch(marks: TableMarks, expected: readonly Person[]): Promise<Sample> {
  return new Promise((resolve, reject) => {
    let clicked = 0
    let painted = 0
    let settled = 0
    let complete = false
    let quiet: ReturnType<typeof setTimeout> | undefined
    const limit = setTimeout(() => reject(new Error('the expected rows never came')), LIMIT)
    const finish = () => {
      if (painted === 0) return
      observer.disconnect()
      clearTimeout(limit)
      resolve({ painted, settled, rows: document.querySelectorAll(marks.row).length })
    }
    const observer = new MutationObserver(() => {
      if (clicked === 0) return
      if (!complete && shows(marks, expected)) {
        complete = true
        afterPaint((time) => (painted = time - clicked))
      }
      clearTimeout(quiet)
      afterPaint((time) => {
        settled = time - clicked
        clearTimeout(quiet)
        quiet = setTimeout(finish, QUIET)
      })
    })
    window.addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true })
    const place = document.querySelector(marks.scroller)
    if (!place) throw new Error(`nothing is ${marks.scroller}`)
    observer.observe(place, { childList: true, subtree: true, characterData: true })
  })
}

/** The first frame's callback runs before that frame is painted; the second one's after. */
function afterPaint(then: (time: number) => void) {
  requestAnimationFrame(() => requestAnimationFrame(() => then(performance.now())))
}

/** True when each expected row is there with the text of all its cells. */
function shows(marks: TableMarks, expected: readonly Person[]): boolean {
  const texts = Array.from(document.querySelectorAll(marks.row), (row) => row.textContent)
  return expected.every((person) => {
    const text = texts.find((one) => one.includes(person.code) && one.includes(person.file))
    return text !== undefined && fields.every((field) => text.includes(textOf(field, person)))
  })
}

function rowsInView(marks: TableMarks): number {
  const place = document.querySelector(marks.scroller)?.getBoundingClientRect()
  if (!place) return 0
  return Array.from(document.querySelectorAll(marks.row)).filter(
    (row) => row.getBoundingClientRect().top < place.bottom,
  ).length
}
