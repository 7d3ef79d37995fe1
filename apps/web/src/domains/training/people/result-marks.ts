import type { CellValue } from '@nhansu/ui/data-table/column.ts'
import type { CoursePerson } from './people-moves.ts'

/** How somebody did in a course. */
export type Outcome = 'passed' | 'failed'

const letters: Readonly<Record<string, Outcome>> = { Đ: 'passed', D: 'passed', K: 'failed' }

/** The result that was typed: Đ (D without Vietnamese keys) or K, in either case. */
export function outcomeTyped(value: CellValue): Outcome | undefined {
  return letters[
    String(value ?? '')
      .trim()
      .toLocaleUpperCase('vi')
  ]
}

/** Whether somebody was there, so that a result is asked for. */
export function isJudged({ state }: Pick<CoursePerson, 'state'>): boolean {
  return state === 'joined' || state === 'passed' || state === 'failed'
}
