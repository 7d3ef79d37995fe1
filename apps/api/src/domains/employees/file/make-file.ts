import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { visibleEmployees } from '../visible-employees.ts'
import { addRow, type NewRow } from './new-row.ts'
import { addressesGroup } from './employee-addresses.ts'
import { saveCard } from './employee-card.ts'
import { papersGroup } from './employee-papers.ts'
import { saveGroup } from './file-group.ts'
import type { FileValues } from './problems.ts'

/** A file that is made of what another domain knows of somebody. */
export interface NewFile extends NewRow {
  card: FileValues
  papers: FileValues
  addresses: FileValues
}

/**
 * Makes the file of somebody whom a decision takes in: that one writes his job, in the same transaction. The rules of files and
 * their history are those of a file that somebody types.
 * @throws ApiFailure 400 for what the rules refuse
 */
export async function makeFile(context: ProductContext, file: NewFile): Promise<number> {
  const id = await addRow(context, file)
  await saveCard(context, id, known(file.card), {})
  for (const [group, values] of [
    [papersGroup, known(file.papers)],
    [addressesGroup, known(file.addresses)],
  ] as const) {
    if (Object.keys(values).length > 0) await saveGroup(context, group, id, values, {})
  }
  return id
}

function known(values: FileValues): FileValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
}

/** Whose file has an identity number. */
export interface FileHolder {
  id: number
  active: boolean
  /** Code and name; null to who may not see him. */
  name: string | null
}

/** The employee, here or left, whose identity number this is. */
export async function holderOfIdNumber(
  context: ProductContext,
  idNumber: string,
): Promise<FileHolder | undefined> {
  const { rows } = await sql<FileHolder>`
    select employees.id, employees.active,
      case when ${visibleRows(context, visibleEmployees)} then employees.nhansu_id || ' - ' || employees.full_name end as name
    from employee_papers papers
    join employees on employees.company_id = papers.company_id and employees.id = papers.employee_id
    where ${context.inThisCompany('employees')} and papers.id_number = ${idNumber} for update of employees`.execute(
    context.db,
  )
  return rows[0]
}
