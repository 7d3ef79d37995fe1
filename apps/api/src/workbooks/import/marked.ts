import type { ReadCell } from '../reading/read-sheet.ts'
import type { Sheet, SheetCell, SheetColumn } from '../xlsx/sheet.ts'
import { sheetName } from '../xlsx/workbook.ts'
import { resultTitles } from './fields.ts'
import type { RowVerdict } from './compare-rows.ts'
import type { ToldRow } from './result.ts'

/** What a row of the sheet would do, as it is written beside it. */
export type MarkedRow = Pick<ToldRow, 'row' | 'state' | 'changes' | 'errors' | 'warnings'>

const words: Readonly<Record<RowVerdict['state'], string>> = {
  new: 'Thêm mới',
  changed: 'Thay đổi',
  unchanged: 'Giữ nguyên',
  wrong: 'Sai',
}

/** The reader's own rows with what is wrong with each beside it, to be put right and sent again. */
export function markedSheet(
  title: string,
  sheet: readonly (readonly ReadCell[])[],
  judged: readonly MarkedRow[],
): Sheet {
  const [titles = [], ...rows] = sheet
  const own = titles.map((cell, index) => ({ cell, index })).filter(({ cell }) => !isResult(cell))
  const results = new Map(judged.map((each) => [each.row, each]))
  return {
    name: sheetName(title),
    header: true,
    columns: [
      { title: resultTitles[0], kind: 'text', width: 14 },
      { title: resultTitles[1], kind: 'text', width: 50 },
      ...own.map(({ cell }): SheetColumn => ({ title: String(cell ?? ''), kind: 'text', width: 22 })),
    ],
    rows: [
      rows.map((cells, index) => [
        ...markOf(results.get(index + 2)),
        ...own.map(({ index: place }) => plain(cells[place])),
      ]),
    ],
  }
}

function isResult(cell: ReadCell): boolean {
  return resultTitles.some((title) => title === cell)
}

function markOf(judged: MarkedRow | undefined): [SheetCell, SheetCell] {
  if (judged === undefined) return [null, null]
  const { state, errors, changes, warnings = [] } = judged
  if (state === 'wrong') return [mark(words.wrong, 'wrong'), mark(errors.join(' '), 'wrong')]
  if (state !== 'changed') return [words[state], warnings.length > 0 ? warnings.join(' ') : null]
  const told = changes.map(
    ({ title, before, after }) => `${title}: ${before ?? '(trống)'} → ${after ?? '(trống)'}`,
  )
  return [mark(words.changed, 'changed'), mark([told.join('; '), ...warnings].join(' '), 'changed')]
}

const mark = (value: string, style: 'wrong' | 'changed') => ({ value, style })

/** A day goes back as the text that an import reads as the same day. */
function plain(cell: ReadCell | undefined): string | null {
  if (cell === null || cell === undefined) return null
  return cell instanceof Date
    ? cell.toISOString().slice(0, 10).split('-').toReversed().join('-')
    : String(cell)
}
