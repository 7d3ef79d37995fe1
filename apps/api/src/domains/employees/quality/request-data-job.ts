import { sql } from 'kysely'
import { defineJob, type JobTransaction } from '../../../jobs/define-job.ts'
import { tellEach } from '../../../notices/tell.ts'
import { askedPapers, isMissing } from '../missing/asked-papers.ts'
import { checkFiles } from './check-files.ts'

/** So many people are told in one transaction. */
const batch = 50

/** Which people are to be told, by the mark that the request left on them. */
interface DataRequest {
  claim: string
  total: number
}

/**
 * Tells the people of a request, some in each transaction together with the mark that says so: a process that dies over it
 * has done both or neither. Whoever has completed his file meanwhile is not bothered.
 */
export const requestDataJob = defineJob<DataRequest>({
  name: 'employees.request-data',
  title: 'Đề nghị nhân viên bổ sung hồ sơ',
  run: async ({ inCompany, progress }, { claim, total }) => {
    const counted = { told: 0, by_mail: 0, no_longer_needed: 0 }
    for (;;) {
      const { told, by_mail, no_longer_needed } = await inCompany((transaction) =>
        tellNext(transaction, claim),
      )
      if (told + no_longer_needed === 0) return counted
      counted.told += told
      counted.by_mail += by_mail
      counted.no_longer_needed += no_longer_needed
      await progress(Math.min(counted.told + counted.no_longer_needed, total), total)
    }
  },
  givenUp: async ({ db, inThisCompany }, { claim }) => {
    await sql`delete from employee_data_requests
      where ${inThisCompany('employee_data_requests')} and claim = ${claim}::uuid and told_at is null`.execute(
      db,
    )
  },
})

async function tellNext(transaction: JobTransaction, claim: string) {
  const { db, inThisCompany } = transaction
  const { rows } = await sql<{ employee_id: number }>`
    select employee_id from employee_data_requests
    where ${inThisCompany('employee_data_requests')} and claim = ${claim}::uuid and told_at is null
    order by employee_id limit ${batch} for update`.execute(db)
  const ids = rows.map(({ employee_id }) => employee_id)
  await checkFiles(transaction, ids)
  const people = await stillLacking(transaction, ids)
  const mails = await tellEach(
    transaction,
    people.map(({ id: employeeId, full_name, address, company }) => ({
      employeeId,
      name: full_name,
      address,
      variables: { full_name, company, link: '/thong-tin-ca-nhan' },
    })),
    { notice: { kind: 'file_incomplete', recordId: null }, template: 'file-incomplete' },
  )
  const told = people.map(({ id }) => id)
  await sql`
    update employee_data_requests set told_at = now()
    where ${inThisCompany('employee_data_requests')} and employee_id = any(${told}::bigint[])`.execute(db)
  await sql`
    delete from employee_data_requests
    where ${inThisCompany('employee_data_requests')} and employee_id = any(${ids}::bigint[]) and told_at is null`.execute(
    db,
  )
  return { told: told.length, by_mail: mails.size, no_longer_needed: ids.length - told.length }
}

interface Told {
  id: number
  full_name: string
  address: string | null
  company: string
}

async function stillLacking(transaction: JobTransaction, ids: readonly number[]): Promise<Told[]> {
  const { db, companyId, inThisCompany } = transaction
  const { rows } = await sql<Told>`
    select person.id, person.full_name, nullif(trim(both from person.company_email), '') as address,
      companies.name as company
    from employees person
    join companies on companies.id = ${companyId}
    where ${inThisCompany('person')} and person.active and person.id = any(${ids}::bigint[]) and (
      exists (select from employee_findings found
        where ${inThisCompany('found')} and found.employee_id = person.id)
      or exists (select from (select) as nothing ${askedPapers(transaction)} where ${isMissing(transaction)}))
    order by person.id`.execute(db)
  return rows
}
