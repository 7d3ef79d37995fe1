import { folded } from '../../../workbooks/import/cell-values.ts'
import { fileFault } from '../../../workbooks/import/read-rows.ts'
import { explainingSheets } from '../../../workbooks/import/template.ts'
import type { ReadSheet } from '../../../workbooks/reading/read-sheet.ts'
import { appendixSheet } from './appendix-columns.ts'

type Rows = ReadSheet['rows']

/** The sheets of a workbook of contracts that have rows. */
export interface ContractSheets {
  contracts: Rows | undefined
  appendices: Rows | undefined
}

/**
 * Tells the sheet of the appendices, by its name, from that of the contracts, which may be called anything.
 * @throws ApiFailure 400 for more sheets than these, and for a workbook without a row
 */
export function sheetsOfContracts(workbook: readonly ReadSheet[]): ContractSheets {
  const isCalled = (name: string) => (each: ReadSheet) => folded(each.name) === folded(name)
  const filled = workbook.filter((sheet) => !explainingSheets.some((name) => isCalled(name)(sheet)))
  const [contracts, ...others] = filled.filter((sheet) => !isCalled(appendixSheet)(sheet))
  const [unknown] = others.filter(({ rows }) => hasRows(rows))
  if (unknown) {
    throw fileFault(
      `Trang tính "${unknown.name.slice(0, 50)}" không có trong mẫu. Tệp gồm trang hợp đồng và trang "${appendixSheet}".`,
    )
  }
  const appendices = filled.find(isCalled(appendixSheet))
  const rowsOf = (sheet: ReadSheet | undefined) => (sheet && hasRows(sheet.rows) ? sheet.rows : undefined)
  const found = { contracts: rowsOf(contracts), appendices: rowsOf(appendices) }
  // What is wrong with a sheet of titles alone is told by whoever reads its rows.
  return found.contracts || found.appendices ? found : { ...found, contracts: contracts?.rows ?? [] }
}

function hasRows(rows: Rows): boolean {
  return rows.slice(1).some((cells) => cells.some((cell) => cell !== null && String(cell).trim() !== ''))
}
