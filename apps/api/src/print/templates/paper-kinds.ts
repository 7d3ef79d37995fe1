import type { Schemas } from '@nhansu/sdk/contract'
import { type ConfirmationKind, confirmationKindLabels } from '@nhansu/sdk/domains/confirmations'
import type { DecisionType } from '@nhansu/sdk/domains/decisions'
import { decisionTypeLabels } from '@nhansu/sdk/domains/documents'
import type { DocxFacts } from '../docx/fill.ts'
import { codeTags } from '../made/paper-code.ts'
import { appendixTags } from './appendix-tags.ts'
import { confirmationTags } from './confirmation-tags.ts'
import { contractTags } from './contract-tags.ts'
import { decisionTags, peopleList, personTags } from './decision-tags.ts'
import { endNoticeTags } from './end-notice-tags.ts'
import { disciplineTags, rewardTags } from './reward-tags.ts'
import { reviewTags } from './review-tags.ts'

export type PaperKind = Schemas['PaperKind']

/** One kind of paper, with what a Word file for it may name: its tags with an example each. */
export interface KindOfPaper {
  kind: PaperKind
  title: string
  /** The number under which its file is kept; it never changes. */
  place: number
  tags: Readonly<Record<string, string>>
  list?: { name: string; tags: Readonly<Record<string, string>> }
}

const people = { name: peopleList, tags: personTags }

/** Types of decision are numbers of the specification; their files lie beyond those of the contracts. */
const ofDecisions = Object.entries(decisionTypeLabels).map(([type, label]): KindOfPaper => ({
  kind: decisionKind(Number(type) as DecisionType), // a key of the table of labels
  title: `Quyết định: ${label}`,
  place: 100 + Number(type),
  tags: { ...decisionTags, ...codeTags },
  list: people,
}))

/** The papers of a discipline case name the same facts. */
const ofCases = (
  [
    ['discipline_minutes', 'Biên bản vi phạm kỷ luật', 8],
    ['discipline_invitation', 'Thông báo họp xử lý kỷ luật', 9],
    ['discipline_meeting', 'Biên bản họp xử lý kỷ luật', 10],
    ['discipline_reduction', 'Quyết định giảm thời hạn kỷ luật', 11],
  ] as const
).map(([kind, title, place]): KindOfPaper => ({
  kind,
  title,
  place,
  tags: { ...disciplineTags, ...codeTags },
}))

/** A letter of introduction is one by its own name, the others are confirmations. */
const ofConfirmations = (
  [
    ['employment', 12],
    ['income', 13],
    ['introduction', 14],
  ] as const
).map(([kind, place]): KindOfPaper => ({
  kind: confirmationKind(kind),
  title:
    kind === 'introduction'
      ? confirmationKindLabels[kind]
      : `Giấy ${confirmationKindLabels[kind].toLocaleLowerCase('vi')}`,
  place,
  tags: confirmationTags(kind),
}))

/** Every kind of paper that a company may have a Word file of its own for. */
export const paperKinds: readonly KindOfPaper[] = [
  { kind: 'labour_contract', title: 'Hợp đồng lao động', place: 1, tags: { ...contractTags, ...codeTags } },
  {
    kind: 'probation_contract',
    title: 'Hợp đồng thử việc',
    place: 2,
    tags: { ...contractTags, ...codeTags },
  },
  {
    kind: 'training_contract',
    title: 'Hợp đồng đào tạo nghề',
    place: 3,
    tags: { ...contractTags, ...codeTags },
  },
  { kind: 'appendix', title: 'Phụ lục hợp đồng', place: 4, tags: { ...appendixTags, ...codeTags } },
  {
    kind: 'end_notice',
    title: 'Thông báo chấm dứt hợp đồng',
    place: 5,
    tags: { ...endNoticeTags, ...codeTags },
  },
  { kind: 'renewal_review', title: 'Phiếu đánh giá tái ký', place: 6, tags: reviewTags },
  {
    kind: 'reward_certificate',
    title: 'Giấy khen',
    place: 7,
    tags: { ...rewardTags, ...codeTags },
  },
  ...ofCases,
  ...ofConfirmations,
  {
    kind: 'decision',
    title: 'Quyết định: các loại chưa có mẫu riêng',
    place: 100,
    tags: { ...decisionTags, ...codeTags },
    list: people,
  },
  ...ofDecisions,
]

/** The kind of a decision's paper by its type. */
export function decisionKind<Type extends DecisionType>(type: Type): `decision_${Type}` {
  return `decision_${type}`
}

/** The kind of a confirmation's paper by what it confirms. */
export function confirmationKind<Kind extends ConfirmationKind>(kind: Kind): `confirmation_${Kind}` {
  return `confirmation_${kind}`
}

/** The kind by its name, which the contract has let through. */
export function kindOf(name: PaperKind): KindOfPaper {
  const found = paperKinds.find(({ kind }) => kind === name)
  if (found === undefined) throw new Error(`there is no paper of the kind ${name}`)
  return found
}

/** Facts that are invented, with every tag of a kind and one row of its list: what an upload is tried with. */
export function exampleFacts({ tags, list }: KindOfPaper): DocxFacts {
  return {
    values: tags,
    lists: list === undefined ? {} : { [list.name]: { tags: Object.keys(list.tags), rows: [list.tags] } },
  }
}
