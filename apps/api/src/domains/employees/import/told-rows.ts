import { documents, resolve, type Schema } from '../../../contract/document.ts'
import { answerRules } from '../../../contract/field-needs.ts'
import { operationNamed } from '../../../contract/operations.ts'
import type { Change } from '../../../workbooks/import/compare-rows.ts'
import type { ImportFields } from '../../../workbooks/import/fields.ts'
import type { ToldRow } from '../../../workbooks/import/result.ts'
import { shownValue } from '../../../workbooks/shown-values.ts'
import { codeField } from './import-columns.ts'
import type { FaultyRow, PlannedPerson, PlannedRow } from './plan.ts'
import type { FileSheet } from './sheets.ts'

type Values = Readonly<Record<string, unknown>>

/** Stands for what reaches a screen only when it is asked for. */
const dots = '••••'

/** A row that is wrong by itself, as the dry run tells it. */
export function toldFault({ sheet, row, key, errors }: FaultyRow): ToldRow {
  return { sheet, row, state: 'wrong', key, changes: [], errors: [...errors] }
}

/** A row that could not be written, and why. */
export function toldRefusal({ sheet, row }: PlannedRow, key: string | null, errors: string[]): ToldRow {
  return { sheet, row, state: 'wrong', key, changes: [], errors }
}

/** Tells the rows that say more of somebody who could not be taken in. */
export function toldRest({ card, code, jobs, rows }: PlannedPerson, told: ToldRow[]): void {
  const toldRows = new Set(told.map(({ sheet, row }) => `${sheet} ${row}`))
  const sentence = 'Dòng của người này ở trang tính "Nhân viên" chưa đúng.'
  for (const each of [...jobs, ...rows]) {
    if (toldRows.has(`${each.sheet} ${each.row}`) || (each.sheet === card?.sheet && each.row === card.row))
      continue
    told.push(toldRefusal(each, code, [sentence]))
  }
}

/** What the values of a row become, field by field, in the words of its columns; dotted ones stay behind dots. */
export function toldChanges(
  { columns }: ImportFields,
  dotted: ReadonlySet<string>,
  fields: readonly string[],
  { before, after }: { before: Values | null; after: Values },
): Change[] {
  return columns
    .filter(({ path }) => path !== codeField && fields.includes(path))
    .map((column) => {
      const shown = (values: Values): string | null => {
        const value = shownValue(column, values)
        return value !== null && dotted.has(column.path) ? dots : value
      }
      return {
        field: column.path,
        title: column.title,
        before: before && shown(before),
        after: shown(after),
      }
    })
}

const known = new Map<FileSheet, ReadonlySet<string>>()

/** The fields of a sheet that reach a screen only when they are asked for. */
export function dottedFields(sheet: FileSheet): ReadonlySet<string> {
  const fields = known.get(sheet) ?? readDotted(sheet)
  known.set(sheet, fields)
  return fields
}

function readDotted({ change, group, job }: FileSheet): ReadonlySet<string> {
  if (job?.fact === 'pay') return answerRules(operationNamed('employeePayLevels.list'), 'pay_levels').dotted
  if (group) return answerRules(operationNamed(group.read), group.key).dotted
  const { api, body } = operationNamed(change)
  const { properties = {} } = resolve<Schema>(documents[api], body ?? {})
  return new Set(Object.keys(properties).filter((field) => properties[field]?.['x-dotted'] === true))
}
