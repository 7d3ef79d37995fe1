import type { Schemas } from '@nhansu/sdk/contract'
import { codeTags } from '../../made/paper-code.ts'
import { kindOf, type PaperKind } from '../paper-kinds.ts'
import { personTags } from '../decision-tags.ts'
import { shippedClauses } from './shipped-clauses.ts'

/** A kind of paper whose clauses a company may write itself. */
export type ClausesKind = Schemas['PaperClausesKind']

/** Facts that a record may lack: a contract without probation has no days of it. */
export const mayLack = {
  contract: [
    'Số ngày thử việc',
    'Lương thử việc',
    'Nhóm công việc',
    'Số giấy ủy quyền',
    'Lý do ký thêm có thời hạn',
    'Văn bản đồng ý của người đại diện',
  ],
  appendix: ['Số giấy ủy quyền'],
  endNotice: ['Ngày báo trước', 'Trường hợp không báo trước', 'Số quyết định'],
  review: ['Loại và thời hạn đề nghị'],
  // A reward of a unit as a whole is about nobody, and one of people about no unit.
  certificate: ['Tập thể', 'Mã nhân viên', 'Ngày sinh', 'Chức vụ'],
  case: [],
  decision: ['Căn cứ', 'Số giấy ủy quyền', 'Quyết định được đính chính', ...tagsOf(personTags)],
} as const

/** What the clauses of a kind may name, each with an example, as its Word file may; the code of a print stands by itself. */
export function clauseFields(kind: ClausesKind): Readonly<Record<string, string>> {
  const { tags, list } = kindOf(kind)
  const fields = Object.entries({ ...tags, ...list?.tags })
  return Object.fromEntries(fields.filter(([name]) => !Object.hasOwn(codeTags, name)))
}

/** Those of them that a record may lack. */
export function lackableFields(kind: ClausesKind): readonly string[] {
  return isOfDecisions(kind) ? mayLack.decision : lackable[kind]
}

const lackable: Readonly<Record<Exclude<ClausesKind, OfDecisions>, readonly string[]>> = {
  labour_contract: mayLack.contract,
  probation_contract: mayLack.contract,
  training_contract: mayLack.contract,
  appendix: mayLack.appendix,
  end_notice: mayLack.endNotice,
  renewal_review: mayLack.review,
  reward_certificate: mayLack.certificate,
  discipline_minutes: mayLack.case,
  discipline_invitation: mayLack.case,
  discipline_meeting: mayLack.case,
  discipline_reduction: mayLack.case,
}

/** The kinds in whose words the clauses of a kind are, from the closest on. */
export function closestKinds(kind: ClausesKind): readonly ClausesKind[] {
  return isOfDecisions(kind) && kind !== 'decision' ? [kind, 'decision'] : [kind]
}

/** The clauses of a kind where the company has written none. */
export function shippedOf(kind: ClausesKind): string {
  return isOfDecisions(kind) ? shippedClauses.decision : shippedClauses[kind]
}

/** Whether a kind of paper has clauses, which a kind may come without. */
export function hasClauses(kind: PaperKind): kind is ClausesKind {
  return kind.startsWith('decision') || Object.hasOwn(shippedClauses, kind)
}

/** Decisions have one list of clauses for all types, and one for each. */
type OfDecisions = Extract<ClausesKind, `decision${string}`>

export function isOfDecisions(kind: ClausesKind): kind is OfDecisions {
  return kind.startsWith('decision')
}

function tagsOf<Tag extends string>(tags: Readonly<Record<Tag, string>>): readonly Tag[] {
  return Object.keys(tags) as Tag[] // a table of tags has no others
}
