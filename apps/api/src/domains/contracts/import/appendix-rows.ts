import { fieldErrors } from '../../../contract/field-messages.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { isEmpty } from '../../../workbooks/import/cell-values.ts'
import type { ReadEntries } from '../../../workbooks/import/read-rows.ts'
import type { ToldRow } from '../../../workbooks/import/result.ts'
import { appendixImportFields, appendixSheet } from './appendix-columns.ts'
import { codeField } from './import-columns.ts'
import { closedFaults, readPeople } from './read-plan.ts'

/** An appendix of before the product, as a row that is right by itself says it. */
export interface PlannedAppendixRow {
  /** As Excel numbers it. */
  row: number
  employee_id: number
  /** Of the contract that it belongs to. */
  contract_number: string
  appendix_number: string
  sign_date: string
  start_date: string
  end_date: string | null
  /** All else that was filled in, by its column. */
  values: Readonly<Record<string, unknown>>
}

/** Makes of rows what is to be written; what is wrong by itself, or not the sender's to write, stays out and says why. */
export async function readAppendices(
  context: ProductContext,
  { entries }: Pick<ReadEntries, 'entries'>,
): Promise<{ appendices: PlannedAppendixRow[]; faulty: ToldRow[] }> {
  const fields = appendixImportFields()
  const codes = entries.flatMap(({ values: { [codeField]: code } }) => (typeof code === 'string' ? code : []))
  const people = await readPeople(context, codes)
  const appendices: PlannedAppendixRow[] = []
  const faulty: ToldRow[] = []
  for (const { row, values, errors: unread, faulty: unreadable = [] } of entries) {
    const said = Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)))
    const { [codeField]: code, contract_number, number, sign_date, start_date, end_date, ...rest } = said
    const person = people.get(String(code))
    const wrong = fields.validate(structuredClone(said)) ? {} : fieldErrors(fields.validate.errors ?? [])
    const errors = [
      ...unread,
      ...Object.entries(wrong).flatMap(([field, texts]) => (unreadable.includes(field) ? [] : texts)),
      ...(code === undefined || person
        ? []
        : ['Không tìm thấy nhân viên mang mã này trong phạm vi của bạn.']),
      ...(person ? closedFaults(context, fields, rest, person.reaches) : []),
    ]
    if (errors.length > 0 || person === undefined) faulty.push(toldWrongAppendix(row, number, errors))
    else {
      appendices.push({
        row,
        employee_id: person.id,
        // The validator has seen that each of them is there.
        contract_number: numberOf(contract_number),
        appendix_number: numberOf(number),
        sign_date: String(sign_date),
        start_date: String(start_date),
        end_date: typeof end_date === 'string' ? end_date : null,
        values: rest,
      })
    }
  }
  return { appendices, faulty }
}

/** A row of the appendices that is wrong, as the dry run tells it. */
export function toldWrongAppendix(row: number, number: unknown, errors: readonly string[]): ToldRow {
  const key = typeof number === 'string' ? number.slice(0, 100) : null
  return { sheet: appendixSheet, row, state: 'wrong', key, changes: [], errors: [...errors] }
}

const numberOf = (value: unknown) => String(value).normalize('NFC').trim()
