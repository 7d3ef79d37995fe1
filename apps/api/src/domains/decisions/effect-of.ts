import type { Schemas } from '@nhansu/sdk/contract'
import type { EndedContract, FollowingContract } from '../contracts/public.ts'
import type { previewRows, StandingOnDay, UndecidedReception } from '../employees/public.ts'
import type { Deed, PersonStore } from './type-rules.ts'

export type Effect = Schemas['DecisionEffect']
/** Before and after of one of its people, as the writer of job changes tells them. */
export type Change = Awaited<ReturnType<typeof previewRows>>[number]

/** Somebody in a decision, and what is to be done for him. */
export interface Planned {
  person: PersonStore
  deed: Deed | undefined
  standing: StandingOnDay
  /** The reception that stands in the file already, whose paper the decision becomes. */
  reception?: UndecidedReception
  /** That a discipline puts the next raise off, in a sentence without its days: they are pay, the decision is not. */
  putOff?: string
}

/** Somebody in a decision with all that it came to for him. */
export interface Outcome extends Planned {
  ended: readonly EndedContract[]
  change: Change | undefined
  follows: FollowingContract | undefined
  names: ReadonlyMap<number, { nhansu_id: string; full_name: string }>
  /** Who is the head of a unit by it, in sentences. */
  heads: ReadonlyMap<number, string>
  /** What of his pay is below the minimum wage, in sentences. */
  lowPay: readonly string[]
  /** What a leaver would pay back, in sentences. */
  debts: readonly string[]
  /** Whether a leaver has the draft of a contract that nobody has issued. */
  hasOpenDraft: boolean
  /** What becomes of his account, and what his work progress says, in a sentence each. */
  account: string | null
  progress: string | null
  /** What the rules say of the contracts that end, or that say something else than the decision sets. */
  findings: readonly Effect['findings'][number][]
}

/** What is told of one of a decision's people. */
export function effectOf({ person, deed, standing, ended, change, names, ...outcome }: Outcome): Effect {
  const { reception, putOff, lowPay, debts, hasOpenDraft, follows, heads, account, progress } = outcome
  const pay = putOff === undefined ? deed?.pay : undefined
  const paid = Object.keys(pay ?? {}) as (keyof StandingOnDay['pay'])[]
  const name = names.get(person.employee_id) ?? { nhansu_id: '', full_name: '' }
  const contracts = ended.filter(({ employeeId }) => employeeId === person.employee_id)
  return {
    employee_id: person.employee_id,
    ...name,
    effective_date: person.effective_date ?? null,
    before: change?.before ?? {},
    after: change?.after ?? {},
    before_pay: paid.length === 0 ? null : Object.fromEntries(paid.map((fact) => [fact, standing.pay[fact]])),
    after_pay: paid.length === 0 ? null : { ...pay },
    ended_contract: contracts.length === 0 ? null : contracts.map(({ number }) => number).join(', '),
    drafted_contract: follows?.text ?? null,
    unit_head: heads.get(person.employee_id) ?? null,
    account,
    progress,
    findings: [...outcome.findings, ...(follows?.findings ?? [])],
    // A change of pay alone changes no job fact, which is no reason to warn.
    warnings: [
      ...(reception
        ? [
            `Hồ sơ đã ghi tiếp nhận từ ngày ${shown(reception.change.effective_date)}; quyết định này là văn bản của lần tiếp nhận đó.`,
          ]
        : []),
      ...(deed?.kind === 'pay' ? lowPay : (change?.warnings ?? [])),
      ...(putOff === undefined ? [] : [putOff]),
      ...debts,
      ...(hasOpenDraft ? ['Còn bản nháp hợp đồng chưa ban hành. Hãy xóa nếu không còn dùng.'] : []),
      ...(follows?.warnings ?? []),
    ],
    mark: standing.mark,
  }
}

function shown(day: string): string {
  return day.split('-').toReversed().join('-')
}
