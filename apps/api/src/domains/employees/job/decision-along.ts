import type { DecisionType } from '@nhansu/sdk/domains/decisions'
import { decisionTypeLabels } from '@nhansu/sdk/domains/documents'
import { sql } from 'kysely'
import { authorize } from '../../../contract/access.ts'
import { ApiFailure } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import type { Issuing } from '../../decisions/public.ts'

/**
 * The context of somebody who issues decisions; 403 where he may not. That he may write these people has been asked: a
 * leaver of his units is one of them, whom the decision's own condition no longer knows there.
 */
export function asIssuer(context: ProductContext): Issuing['context'] {
  const access = [{ permission: 'decision_issue' }] as const
  return { ...context, scopes: authorize({ access }, context.session) }
}

/** 'Về việc điều chuyển Nguyễn Thị Đào', '… 25 nhân viên'. */
export async function summaryOf(
  { db, inThisCompany }: ProductContext,
  type: DecisionType,
  ids: readonly number[],
): Promise<string> {
  const what = decisionTypeLabels[type].toLocaleLowerCase('vi')
  if (ids.length > 1) return `Về việc ${what} ${ids.length} nhân viên`
  const { rows } = await sql<{ full_name: string }>`
    select full_name from employees where ${inThisCompany('employees')} and id = ${ids[0]}`.execute(db)
  return `Về việc ${what} ${rows[0]?.full_name ?? ''}`.trim()
}

const ofIssue = new Set(['number', 'sign_date', 'signer_id'])

/**
 * Says a refusal of a decision at the fields of the body that it came with.
 * @param fieldOf where the body has a field of a decision that is not one of its issuing
 */
export async function inFieldsOf<T>(fieldOf: (name: string) => string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.detail.errors === undefined) throw error
    const errors = Object.entries(error.detail.errors).map(
      ([name, texts]) => [ofIssue.has(name) ? `decision.issue.${name}` : fieldOf(name), texts] as const,
    )
    throw new ApiFailure(error.status, error.message, {
      ...error.detail,
      errors: Object.fromEntries(errors),
    })
  }
}

/** 'work_place' of 'people.3.work_place': what a decision says of one of its people. */
export function factOfPerson(name: string): string | undefined {
  return /^people\.\d+\.(.+)$/.exec(name)?.[1]
}
