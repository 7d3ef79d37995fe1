import { sql } from 'kysely'
import type { DeedContext } from '../../contract/handlers.ts'
import { reachedByRight } from '../documents/public.ts'
import { amendedContracts, termOn } from './bulk-appendices/appendix-sources.ts'
import { unlikeTerms, type WorkTerms } from './file-rules.ts'
import type { Finding } from './rule-types.ts'
import type { Day } from './term.ts'

/** What a decision sets of somebody's work and pay; what it leaves alone is not named. */
export interface DecidedTerms {
  employeeId: number
  position_id?: number | null | undefined
  work_place?: string | null | undefined
  nature_of_work?: number | null | undefined
  pay_grade?: number | null | undefined
  base_salary?: number | null | undefined
}

/**
 * Rule L11 for decisions: of whom the labour contract in force on the day of effect says something else than the decision
 * sets of job, place, nature of work, level or pay, so that an appendix is due. A contract names no unit: its place of work
 * stands for it. What the appendices in force say counts. Only who may read somebody's contracts is told the number
 * and the words of one, and only who may see his pay that it differs.
 */
export async function findingsOfDecidedTerms(
  context: DeedContext,
  day: Day,
  decided: readonly DecidedTerms[],
): Promise<Map<number, Finding[]>> {
  const ids = decided.map(({ employeeId }) => employeeId)
  const said = await saidInForce(context, day, ids)
  if (said.size === 0) return new Map()
  const readable = await reachedByRight(context, 'contract_access', ids)
  const paid = await reachedByRight(context, 'employee_pay', ids)
  const positions = await positionNames(context, decided)
  return new Map(
    decided.map((terms) => {
      const { employeeId: id } = terms
      const contract = said.get(id)
      const set: WorkTerms = {
        job_title: positions.get(terms.position_id ?? 0) ?? null,
        work_place: terms.work_place ?? null,
        nature_of_work: terms.nature_of_work ?? null,
        salary_level: paid.has(id) ? (terms.pay_grade ?? null) : null,
        salary: paid.has(id) ? (terms.base_salary ?? null) : null,
      }
      const unlike = contract === undefined ? [] : unlikeTerms(contract.terms, set)
      const isRead = readable.has(id)
      const named = isRead ? `hợp đồng ${contract?.number ?? ''}` : 'hợp đồng lao động'
      return [
        id,
        unlike.map(({ field, title, words }) => ({
          rule: 'L11',
          level: 'warning' as const,
          field,
          article: 'Điều 22, Điều 33 Bộ luật Lao động 2019',
          text: `${title} trong ${named} khác với quyết định, cần ký phụ lục hợp đồng.`,
          days: isRead && words ? `Hợp đồng: ${words.contract}; quyết định: ${words.other}` : null,
        })),
      ]
    }),
  )
}

interface SaidInForce {
  number: string
  terms: WorkTerms
}

/** What the labour contracts of people that are in force on a day say then, after their appendices. */
async function saidInForce(
  context: DeedContext,
  day: Day,
  employeeIds: readonly number[],
): Promise<Map<number, SaidInForce>> {
  if (employeeIds.length === 0) return new Map()
  const { db, inThisCompany } = context
  const { rows } = await sql<Pick<WorkTerms, 'nature_of_work' | 'salary_level'> & { id: number }>`
    select id, nature_of_work, salary_level from contracts
    where ${inThisCompany('contracts')} and employee_id = any(${employeeIds}::bigint[])
      and state in ('issued', 'ended') and kind in ('fixed_term', 'indefinite', 'seasonal')
      and start_date <= ${day}::date and coalesce(ended_date, end_date, 'infinity') >= ${day}::date`.execute(
    db,
  )
  if (rows.length === 0) return new Map()
  const untouched = new Map(rows.map(({ id, ...terms }) => [id, terms]))
  const contracts = await amendedContracts(context, [...untouched.keys()])
  return new Map(
    contracts.map((contract) => [
      contract.employee_id,
      {
        number: contract.contract_number ?? '',
        terms: {
          nature_of_work: untouched.get(contract.id)?.nature_of_work ?? null,
          salary_level: untouched.get(contract.id)?.salary_level ?? null,
          job_title: termOn(contract, 'job_title', day),
          work_place: termOn(contract, 'work_place', day),
          salary: termOn(contract, 'salary', day),
        },
      },
    ]),
  )
}

async function positionNames(
  { db, inThisCompany }: DeedContext,
  decided: readonly DecidedTerms[],
): Promise<Map<number, string>> {
  const ids = [...new Set(decided.flatMap(({ position_id }) => position_id ?? []))]
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from positions where ${inThisCompany('positions')} and id = any(${ids}::bigint[])`.execute(
    db,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
