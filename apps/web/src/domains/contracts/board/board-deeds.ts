import type { Schemas } from '@nhansu/sdk/contract'

export type BoardRow = Schemas['BoardRow']

/** What can be drafted of a row: a contract that follows, or a decision that keeps somebody or lets him go. */
export type DraftingDeed = 'renew' | 'keep' | 'letGo'
/** What can be done with a row beside looking at it: drafting, or opening its review. */
export type BoardDeed = DraftingDeed | 'review'

/** What is still open to whoever writes contracts: nothing was drafted or settled. */
const isOpen = ({ may_write: mayWrite, draft_id: draft, decision_id: decision, next_step: step }: BoardRow) =>
  mayWrite && draft === null && (decision ?? null) === null && step !== null

/** Whether something makes sense to be drafted of a row. */
export function offers(row: BoardRow, deed: DraftingDeed): boolean {
  const { stage, kind, next_step: step, may_write: mayWrite, draft_id: draft } = row
  if (deed === 'keep') return isOpen(row) && kind === 'probation'
  if (deed === 'letGo') return isOpen(row)
  return mayWrite && draft === null && step !== null && step !== 'issue_decision' && stage !== 'notice_due'
}

/** The deed that the next step of a row asks for; the others stand in its menu. */
export function mainDeed(row: BoardRow): BoardDeed | null {
  const { next_step: step } = row
  if ((step === 'draft' || step === 'sign') && offers(row, 'renew')) return 'renew'
  if (step === 'decide' && offers(row, 'keep')) return 'keep'
  if (step === 'give_notice' && offers(row, 'letGo')) return 'letGo'
  return step === 'answer' ? 'review' : null
}

/** The decision that lets somebody go at the end of a contract of each kind, and that which keeps who was tried. */
const decisions = {
  keep: { type: 3, label: 'Lập quyết định tiếp nhận chính thức', about: 'tiếp nhận chính thức' },
  probation: { type: 12, label: 'Lập quyết định không tiếp nhận', about: 'không tiếp nhận chính thức' },
  training: { type: 11, label: 'Lập quyết định không tiếp nhận', about: 'không tiếp nhận thử việc' },
  term: { type: 13, label: 'Lập quyết định không gia hạn', about: 'không gia hạn hợp đồng' },
} as const

/** That decision for a row. */
export function decisionOf({ kind }: Pick<BoardRow, 'kind'>, deed: 'keep' | 'letGo') {
  if (deed === 'keep') return decisions.keep
  return kind === 'probation' || kind === 'training' ? decisions[kind] : decisions.term
}

/** What that decision is about, by the number of the contract where it has one: the words go into an official paper. */
export function summaryOf(row: Pick<BoardRow, 'kind' | 'contract_number'>, deed: 'keep' | 'letGo'): string {
  const decision = decisionOf(row, deed)
  const about = `Về việc ${decision.about}`
  if (row.contract_number === null) return about
  const number = `số ${row.contract_number}`
  return decision === decisions.term ? `${about} ${number}` : `${about} (hợp đồng ${number})`
}
