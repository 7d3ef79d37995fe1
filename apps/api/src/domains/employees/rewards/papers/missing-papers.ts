import type { Schemas } from '@nhansu/sdk/contract'

export type FileKind = Schemas['RewardFileKind']

/** What decides which papers a record must have by now. */
export interface PaperFacts {
  state: Schemas['RewardDisciplineState']
  /** Whether the day of the meeting has come. */
  hasMet: boolean
  isPostponed: boolean
  isSuspended: boolean
  isReduced: boolean
}

interface Wanted {
  kind: FileKind
  text: string
  article: string | null
  when: (facts: PaperFacts) => boolean
}

const isCase = ({ state }: PaperFacts) => state !== null && state !== 'dropped'
/** A case whose meeting has been called, whatever became of it. */
const isCalled = ({ state }: PaperFacts) =>
  state !== null && !['minutes', 'postponed', 'dropped'].includes(state)

/** The papers of a record, in the order in which they come to be; a paper that the law does not ask for has no article. */
const wanted: readonly Wanted[] = [
  {
    kind: 'decision',
    text: 'Quyết định khen thưởng.',
    article: null,
    when: ({ state }) => state === null,
  },
  {
    kind: 'minutes',
    text: 'Biên bản vi phạm có chữ ký.',
    article: 'Khoản 1 Điều 70 Nghị định 145/2020/NĐ-CP',
    when: isCase,
  },
  {
    kind: 'evidence',
    text: 'Chứng cứ chứng minh lỗi của nhân viên.',
    article: 'Điểm a khoản 1 Điều 122 Bộ luật Lao động 2019',
    when: isCalled,
  },
  {
    kind: 'suspension',
    text: 'Quyết định tạm đình chỉ công việc, có ý kiến của tổ chức đại diện người lao động.',
    article: 'Khoản 1 Điều 128 Bộ luật Lao động 2019',
    when: (facts) => isCase(facts) && facts.isSuspended,
  },
  {
    kind: 'protection',
    text: 'Giấy tờ chứng minh thời gian không được xử lý kỷ luật.',
    article: 'Khoản 4 Điều 122 Bộ luật Lao động 2019',
    when: (facts) => isCase(facts) && facts.isPostponed,
  },
  {
    kind: 'invitation',
    text: 'Thông báo họp có xác nhận đã nhận.',
    article: 'Điểm a khoản 2 Điều 70 Nghị định 145/2020/NĐ-CP',
    when: isCalled,
  },
  {
    kind: 'meeting',
    text: 'Biên bản họp xử lý kỷ luật có chữ ký của người dự họp.',
    article: 'Khoản 3 Điều 70 Nghị định 145/2020/NĐ-CP',
    when: (facts) => isCalled(facts) && facts.hasMet,
  },
  {
    kind: 'reduction',
    text: 'Quyết định giảm thời hạn chấp hành kỷ luật.',
    article: 'Khoản 2 Điều 126 Bộ luật Lao động 2019',
    when: ({ isReduced }) => isReduced,
  },
]

/** Which papers a record lacks as it stands. */
export function missingPapers(
  facts: PaperFacts,
  there: ReadonlySet<FileKind>,
): Schemas['MissingRewardPaper'][] {
  return wanted
    .filter(({ kind, when }) => when(facts) && !there.has(kind))
    .map(({ kind, text, article }) => ({ kind, text, article }))
}
