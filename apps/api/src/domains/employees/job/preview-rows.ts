import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import type { DeedContext } from '../../../contract/handlers.ts'
import { countingOn } from './change-rows.ts'
import type { CivilDay } from './days.ts'
import { changedFacts, foldJob, onDay } from './fold.ts'
import type { ChangedFacts, JobFacts } from './job-facts.ts'
import { filedWarnings } from './filed-warnings.ts'
import { probationWarnings } from './probation-warnings.ts'
import { namesOfFacts } from './shown-facts.ts'
import { laterWarnings, positionWarnings } from './warnings.ts'
import type { RefusedJobChange, WrittenJobChange } from './write-job-changes.ts'

type Preview = Schemas['JobChangePreview']

/** Refused people that a refusal names; more would be no sentence. */
const mostNamed = 10

/** Before and after of everybody, with what should be known of it. */
export async function previewRows(
  context: DeedContext,
  written: readonly WrittenJobChange[],
  { day, facts, today }: { day: CivilDay; facts: ChangedFacts; today: CivilDay },
): Promise<Preview[]> {
  const ids = written.map(({ employeeId }) => employeeId)
  const named = await namesOfPeople(context, ids)
  const warnings = [
    ...(await positionWarnings(context, facts, day > today ? ids : [])),
    ...(await filedWarnings(context, day)),
  ]
  const compared = written.map(({ employeeId, before, after }) => {
    const was = onDay(foldJob(countingOn(before, day, today), day).versions, day)?.facts ?? null
    const is = onDay(foldJob(countingOn(after, day, today), day).versions, day)?.facts ?? null
    const keys = is === null ? [] : changedFacts(was, is)
    const later = laterWarnings(before, day)
    const whole = { was, is }
    return {
      employeeId,
      was: picked(was, keys),
      is: picked(is, keys),
      whole,
      later,
      isIdle: keys.length === 0,
    }
  })
  const ofProbation = await probationWarnings(context, {
    day,
    people: compared.map(({ whole }) => whole.is),
  })
  const show = await namesOfFacts(
    context,
    compared.flatMap(({ was, is }) => [was, is]),
  )
  return compared.map(({ employeeId, was, is, whole, later, isIdle }) => ({
    employee_id: employeeId,
    nhansu_id: named.get(employeeId)?.nhansu_id ?? '',
    full_name: named.get(employeeId)?.full_name ?? '',
    state: day > today ? 'waiting' : 'in_effect',
    before: show(was),
    after: show(is),
    warnings: [
      ...(isIdle ? ['Không có gì thay đổi so với hiện tại.'] : []),
      ...warnings,
      ...ofProbation(whole.was, whole.is),
      ...later,
    ],
  }))
}

function picked(facts: JobFacts | null, keys: readonly (keyof JobFacts)[]): Partial<JobFacts> {
  if (facts === null) return {}
  // Entries of an object of one type are that type's own.
  return Object.fromEntries(keys.map((key) => [key, facts[key]])) as Partial<JobFacts>
}

/** Codes and names of employees, by their ids. */
export async function namesOfPeople(
  { db, inThisCompany }: Pick<DeedContext, 'db' | 'inThisCompany'>,
  ids: readonly number[],
): Promise<Map<number, { nhansu_id: string; full_name: string }>> {
  const { rows } = await sql<{ id: number; nhansu_id: string; full_name: string }>`
    select id, nhansu_id, full_name from employees
    where ${inThisCompany('employees')} and id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, ...names }) => [id, names]))
}

/**
 * The refusal of a change for people of whom some cannot have it: each by name, as many as are read.
 * @param asked for how many it was asked; of one alone the name is known
 */
export async function refusedPeople(
  context: DeedContext,
  refused: readonly RefusedJobChange[],
  asked = 1,
): Promise<ApiFailure> {
  const [first] = refused
  if (refused.length === 1 && first) {
    const name = (await namesOfPeople(context, [first.employeeId])).get(first.employeeId)
    const text = asked > 1 && name ? `${name.full_name} (${name.nhansu_id}): ${first.text}` : first.text
    return new ApiFailure(400, text, { errors: { effective_date: [text] } })
  }
  const named = await namesOfPeople(
    context,
    refused.slice(0, mostNamed).map(({ employeeId }) => employeeId),
  )
  const lines = refused.slice(0, mostNamed).map(({ employeeId, text }) => {
    const { full_name, nhansu_id } = named.get(employeeId) ?? { full_name: '', nhansu_id: '' }
    return `${full_name} (${nhansu_id}): ${text}`
  })
  const message = `Không thể ghi cho ${refused.length} nhân viên. Hãy bỏ họ khỏi danh sách hoặc chọn ngày khác.`
  return new ApiFailure(400, message, { errors: { ids: lines } })
}
