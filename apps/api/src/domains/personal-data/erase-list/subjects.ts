import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import type { RetentionClass } from '../data-map/taken-table.ts'
import { erasable } from '../erasures/due-classes.ts'
import type { ErasedSubject } from './list-file.ts'

// The moment of making keeps who bears the same number in another database, or in this one later, from being taken for him.
const madeAt = (table: string) =>
  sql`(extract(epoch from ${sql.ref(`${table}.created_at`)}) * 1000000)::bigint::text`
const named = (kind: 'employee' | 'candidate' | 'application', table: string) =>
  sql`concat_ws(' ', ${kind}::text, ${sql.ref(`${table}.company_id`)}, ${sql.ref(`${table}.id`)}, ${madeAt(table)})`

/** All that was erased in a company: classes of employees, candidates, applications. */
export async function erasedSubjects({ db, inThisCompany }: CompanyTransaction): Promise<ErasedSubject[]> {
  const { rows } = await sql<ErasedSubject>`
    select ${named('employee', 'employees')} || ' ' || class as subject, max(erasures.settled_at::date)::text as day
    from erasures cross join unnest(erasures.classes) class
    join employees on ${inThisCompany('employees')} and employees.id = erasures.employee_id
    where ${inThisCompany('erasures')} and erasures.state = 'done'
    group by 1
    union all
    select ${named('candidate', 'candidates')}, candidates.erased_at::date::text from candidates
    where ${inThisCompany('candidates')} and candidates.erased_at is not null
    union all
    select ${named('application', 'applications')}, applications.erased_at::date::text from applications
    where ${inThisCompany('applications')} and applications.erased_at is not null`.execute(db)
  return rows
}

/** What one erasure took of somebody, by class, as a list knows it. */
export async function subjectsOfErasure(
  { db, inThisCompany }: Pick<CompanyTransaction, 'db' | 'inThisCompany'>,
  erasureId: number,
): Promise<(ErasedSubject & { key: RetentionClass })[]> {
  const { rows } = await sql<ErasedSubject & { key: RetentionClass }>`
    select class as key, ${named('employee', 'employees')} || ' ' || class as subject, erasures.settled_at::date::text as day
    from erasures cross join unnest(erasures.classes) with ordinality as erased (class, place)
    join employees on ${inThisCompany('employees')} and employees.id = erasures.employee_id
    where ${inThisCompany('erasures')} and erasures.id = ${erasureId} and erasures.state = 'done'
    order by erased.place`.execute(db)
  return rows
}

/** An employee as a list may know him, with the day on which each class of his was last erased here. */
export interface KeptEmployee {
  id: number
  /** By which he is told of where his name must not be. */
  code: string
  subject: string
  done: Readonly<Partial<Record<RetentionClass, string>>>
}

/** Everybody of a company of whom something may have to go once more. */
export async function keptEmployees({ db, inThisCompany }: CompanyTransaction): Promise<KeptEmployee[]> {
  const { rows } = await sql<KeptEmployee>`
    select employees.id, employees.nhansu_id as code, ${named('employee', 'employees')} as subject,
      coalesce((select jsonb_object_agg(last.class, last.day) from (
        select class, max(erasures.settled_at::date) as day from erasures cross join unnest(erasures.classes) class
        where ${inThisCompany('erasures')} and erasures.employee_id = employees.id and erasures.state = 'done'
        group by class) last), '{}') as done
    from employees where ${inThisCompany('employees')} order by employees.id`.execute(db)
  return rows
}

/** Candidates, or applications, of a company that are not erased. */
export async function keptOf(
  { db, inThisCompany }: CompanyTransaction,
  table: 'candidates' | 'applications',
): Promise<{ id: number; subject: string }[]> {
  const kind = table === 'candidates' ? 'candidate' : 'application'
  const { rows } = await sql<{ id: number; subject: string }>`
    select id, ${named(kind, table)} as subject from ${sql.table(table)}
    where ${inThisCompany(table)} and erased_at is null order by id`.execute(db)
  return rows
}

/** The classes of somebody, each as a list may know it. */
export function classSubjects({ subject }: KeptEmployee): { key: RetentionClass; subject: string }[] {
  return erasable.map((key) => ({ key, subject: `${subject} ${key}` }))
}
