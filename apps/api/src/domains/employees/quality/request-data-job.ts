import { sql } from 'kysely'
import { anyCovers, reachesNow } from '../../../authority/reach-now.ts'
import type { RowReaches } from '../../../contract/field-rights.ts'
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
 * has done both or neither. Whoever has completed his file meanwhile is not bothered, and neither is whom the asker's right
 * does not reach any more.
 */
export const requestDataJob = defineJob<DataRequest>({
  name: 'employees.request-data',
  title: 'Đề nghị nhân viên bổ sung hồ sơ',
  // It tells nobody twice and asks anew what everybody lacks, so that what was cancelled may go on; whom a later request has
  // claimed since is told by that one.
  again: 'asker',
  run: async ({ inCompany, progress, userId }, { claim, total }) => {
    const counted = { told: 0, by_mail: 0, no_longer_needed: 0, beyond_reach: 0 }
    let done = 0
    for (;;) {
      const { looked, ...next } = await inCompany((transaction) => tellNext(transaction, claim, userId))
      if (looked === 0) return counted
      counted.told += next.told
      counted.by_mail += next.by_mail
      counted.no_longer_needed += next.no_longer_needed
      counted.beyond_reach += next.beyond_reach
      done += looked
      await progress(Math.min(done, total), total)
    }
  },
  givenUp: async ({ db, inThisCompany }, { claim }) => {
    await sql`delete from employee_data_requests
      where ${inThisCompany('employee_data_requests')} and claim = ${claim}::uuid and told_at is null`.execute(
      db,
    )
  },
})

async function tellNext(transaction: JobTransaction, claim: string, userId: number | null) {
  const { db, inThisCompany } = transaction
  const { rows } = await sql<{ employee_id: number }>`
    select employee_id from employee_data_requests
    where ${inThisCompany('employee_data_requests')} and claim = ${claim}::uuid and told_at is null
    order by employee_id limit ${batch} for update`.execute(db)
  const ids = rows.map(({ employee_id }) => employee_id)
  const reached = await withinReach(transaction, ids, userId)
  await checkFiles(transaction, reached)
  const people = await stillLacking(transaction, reached)
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
  return {
    looked: ids.length,
    told: told.length,
    by_mail: mails.size,
    no_longer_needed: reached.length - told.length,
    beyond_reach: ids.length - reached.length,
  }
}

/** Those of these people whom the right of who asked still reaches: he or they may have changed units since. */
async function withinReach(
  transaction: JobTransaction,
  ids: readonly number[],
  userId: number | null,
): Promise<number[]> {
  const { db, inThisCompany, scopes } = transaction
  const { rows } = await sql<{ id: number; reaches: RowReaches }>`
    select person.id, ${reachesNow(transaction, userId, sql`person.id`, 'employee_units')} as reaches
    from employees person
    where ${inThisCompany('person')} and person.id = any(${ids}::bigint[]) order by person.id`.execute(db)
  return rows.filter(({ reaches }) => anyCovers(scopes, reaches)).map(({ id }) => id)
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
