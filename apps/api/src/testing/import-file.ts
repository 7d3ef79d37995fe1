import { buffer } from 'node:stream/consumers'
import { type OperationId, operations, resourceOf, type ResourceName } from '@nhansu/sdk/contract'
import { operationNamed } from '../contract/operations.ts'
import { importFields } from '../workbooks/import/fields.ts'
import type { SheetCell, SheetColumn } from '../workbooks/xlsx/sheet.ts'
import { workbook } from '../workbooks/xlsx/workbook.ts'

/** A workbook of any titles and rows, as a form takes it. */
export function workbookFile(
  titles: readonly string[],
  rows: readonly (readonly SheetCell[])[],
): Promise<File> {
  return workbookOf({ Nhập: [titles, ...rows] })
}

/** The same of several sheets by their names, each with its titles above its rows. */
export async function workbookOf(
  sheets: Readonly<Record<string, readonly [readonly string[], ...(readonly SheetCell[])[]]>>,
): Promise<File> {
  const parts = Object.entries(sheets).map(([name, [titles, ...rows]]) => {
    const columns = titles.map((title): SheetColumn => ({ title, kind: 'text', width: 20 }))
    return { name, columns, rows: [rows], header: true }
  })
  return new File([await buffer(workbook(parts))], 'danh-sach.xlsx')
}

/** A workbook for the import of a resource, of records as its `store` takes them, in the words that a reader types. */
export function importFile(
  resource: ResourceName,
  records: readonly Readonly<Record<string, unknown>>[],
): Promise<File> {
  const columns = importFields(resource).columns.filter(({ path }) =>
    records.some((record) => path in record),
  )
  return workbookFile(
    columns.map(({ title }) => title),
    records.map((record) => columns.map(({ valueOf }) => valueOf(record)?.toString() ?? null)),
  )
}

/** The workbook of each import that the contract's own example makes. */
export const exampleImports: ReadonlyMap<string, File> = new Map(
  await Promise.all(
    importable().map(async (resource) => {
      const { columns } = importFields(resource)
      const record = columns.map(({ path, schema }) => [path, schema['example']])
      return [resource, await importFile(resource, [Object.fromEntries(record)])] as const
    }),
  ),
)

const unknownPerson = await workbookFile(['Mã nhân viên'], [['KHONGCO1']])
const unknownContract = await workbookFile(
  ['Mã nhân viên', 'Số hợp đồng', 'Loại hợp đồng', 'Ngày ký', 'Ngày hiệu lực'],
  [['KHONGCO1', 'CU-1', 'Không có', '01/03/2024', '01/03/2024']],
)

const unknownDecision = await workbookFile(
  ['Mã nhân viên', 'Số quyết định', 'Loại quyết định', 'Ngày ký', 'Ngày hiệu lực'],
  [['KHONGCO1', 'CU-1', 'Điều chuyển', '01/03/2024', '01/03/2024']],
)
const unknownReward = await workbookFile(
  ['Mã nhân viên', 'Hình thức', 'Số quyết định', 'Ngày quyết định', 'Nội dung'],
  [['KHONGCO1', 'Giấy khen', '15/QĐ-KT', '15/01/2026', 'Hoàn thành tốt nhiệm vụ']],
)
const unknownHolder = await workbookFile(
  ['Mã NV', 'Chứng chỉ', 'Số chứng chỉ', 'Ngày cấp'],
  [['KHONGCO1', 'Không có', 'CU-1', '01/03/2024']],
)
const unknown: Readonly<Record<string, File>> = {
  contracts: unknownContract,
  decisions: unknownDecision,
  employeeCertificates: unknownHolder,
  rewardImports: unknownReward,
}

/** For an import that is no standard one: a workbook of somebody whom nobody knows, with the columns that it wants. */
export const unknownRows = (resource: string): File => unknown[resource] ?? unknownPerson

function importable(): ResourceName[] {
  // The index holds exactly the operations of the contract.
  const ids = Object.keys(operations) as OperationId[]
  return ids.filter((id) => operationNamed(id).key !== undefined).map(resourceOf)
}
