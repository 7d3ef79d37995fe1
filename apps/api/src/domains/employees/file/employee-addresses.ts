import type { Data } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import { type FieldErrors, invalidInput } from '../../../contract/failure.ts'
import { defineOperations } from '../../../contract/handlers.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { type FileGroup, showGroup, type TypedPart, updateGroup } from './file-group.ts'
import type { FileValues } from './problems.ts'

const column = (name: string) => sql.ref(`employee_addresses.${name}`)

/** An address as one line; a province without its commune is named alone. */
function newText(line: string, commune: string, province: string): RawBuilder<unknown> {
  return sql`nullif(concat_ws(', ', address_text(${column(line)}, ${column(commune)}, null),
    (select known.full_name from new_provinces known where known.id = ${column(province)} and ${column(commune)} is null)), '')`
}

function oldText(line: string, ward: string): RawBuilder<unknown> {
  return sql`address_text(${column(line)}, null, ${column(ward)})`
}

function ofWard(ward: string, part: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select ${part} from wards ward join districts district on district.id = ward.district_id
    where ward.id = ${column(ward)})`
}

/** The permanent address as one line, by the commune of now and by the ward of before. */
export const addressColumns = {
  regular_text: newText('new_regular_address', 'new_district_id', 'new_province_id'),
  old_regular_text: oldText('regular_address', 'ward_id'),
} as const

/** Địa chỉ: permanent and temporary, each by the commune of now with the old ward kept beside it unchanged. */
export const addressesGroup: FileGroup = {
  read: 'employeeAddresses.show',
  change: 'employeeAddresses.update',
  key: 'addresses',
  table: 'employee_addresses',
  derived: {
    province_id: ofWard('ward_id', sql`district.province_id`),
    district_id: ofWard('ward_id', sql`district.id`),
    province_tmp_id: ofWard('ward_tmp_id', sql`district.province_id`),
    district_tmp_id: ofWard('ward_tmp_id', sql`district.id`),
    regular_text: addressColumns.regular_text,
    tmp_text: newText('tmp_address', 'new_district_tmp_id', 'new_province_tmp_id'),
    old_regular_text: addressColumns.old_regular_text,
    old_tmp_text: oldText('old_tmp_address', 'ward_tmp_id'),
  },
  complete: withProvinces,
}

const pairs = [
  ['new_district_id', 'new_province_id'],
  ['new_district_tmp_id', 'new_province_tmp_id'],
] as const

/**
 * A commune brings its province along; another province than the commune's is refused, and a new province alone leaves
 * the commune of the old one.
 */
async function withProvinces({ db }: CompanyTransaction, typed: readonly TypedPart[]): Promise<FileValues[]> {
  const named = typed.flatMap(({ values, before }) =>
    pairs.flatMap(([field]) => [values[field], before[field]].filter((id) => typeof id === 'number')),
  )
  const provinces = new Map<number, number>()
  if (named.length > 0) {
    const { rows } = await sql<{ id: number; province_id: number }>`
      select id, province_id from new_districts where id = any(${named}::integer[])`.execute(db)
    for (const { id, province_id } of rows) provinces.set(id, province_id)
  }
  return typed.map((part) => withProvince(part, provinces))
}

function withProvince(
  { values: sent, before }: TypedPart,
  provinces: ReadonlyMap<number, number>,
): FileValues {
  const values: Record<string, unknown> = { ...sent }
  const errors: FieldErrors = {}
  for (const [communeField, provinceField] of pairs) {
    if (values[communeField] === undefined && values[provinceField] === undefined) continue
    const provinceChanges =
      values[provinceField] !== undefined && values[provinceField] !== before[provinceField]
    if (values[communeField] === undefined && provinceChanges) values[communeField] = null
    const commune = values[communeField] === undefined ? before[communeField] : values[communeField]
    if (typeof commune !== 'number') continue
    const province = provinces.get(commune)
    if (province === undefined) errors[communeField] = ['Phường/Xã/Đặc khu không có trong danh mục.']
    else if (typeof values[provinceField] === 'number' && values[provinceField] !== province)
      errors[communeField] = ['Phường/Xã/Đặc khu không thuộc Tỉnh/Thành phố đã chọn.']
    else values[provinceField] = province
  }
  if (Object.keys(errors).length > 0) throw invalidInput(errors)
  return values
}

type Shown = Data<'employeeAddresses.show'>
type Updated = Data<'employeeAddresses.update'>

// The columns are the fields that the contract names, which no type can say of a query.
export default defineOperations('employeeAddresses', {
  'employeeAddresses.show': async (input, context) =>
    (await showGroup(context, addressesGroup, input)) as unknown as Shown,

  'employeeAddresses.update': async (input, context) =>
    (await updateGroup(context, addressesGroup, input)) as unknown as Updated,
})
