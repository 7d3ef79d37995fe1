import { contractKindLabels } from '@nhansu/sdk/domains/contracts'
import type { Heading, Paper } from '../../../print/paper.ts'
import { appendixTags } from '../../../print/templates/appendix-tags.ts'
import { type ClausesKind, isOfDecisions } from '../../../print/templates/clauses/clause-kinds.ts'
import { contractTags } from '../../../print/templates/contract-tags.ts'
import { endNoticeTags } from '../../../print/templates/end-notice-tags.ts'
import { reviewTags } from '../../../print/templates/review-tags.ts'
import { exampleDecision } from '../../decisions/public.ts'
import { exampleCase } from '../../employees/public.ts'
import { appendixLayout } from '../appendix-paper.ts'
import { contractTitles } from '../contract-paper-facts.ts'
import { contractLayout } from '../contract-paper.ts'
import { endNoticeLayout } from '../end-notice.ts'
import { reviewLayout } from '../review-paper.ts'

const preview = '(Bản xem trước với dữ liệu ví dụ)'

const kindsOfContract = {
  labour_contract: 'fixed_term',
  probation_contract: 'probation',
  training_contract: 'training',
} as const

/**
 * The paper of a kind that such clauses would make, with every fact that its record may have, all of them invented.
 * @param heading of the company, which is its own
 */
export function examplePaper(kind: ClausesKind, heading: Heading, content: string): Paper {
  return { ...laidOut(kind, heading, content), subject: preview }
}

function laidOut(kind: ClausesKind, heading: Heading, content: string): Paper {
  const names = { 'Tên công ty': heading.company, 'Địa danh': heading.place ?? '' }
  if (isOfDecisions(kind)) return exampleDecision(kind, heading, content)
  if (kind === 'appendix') {
    const facts = { ...appendixTags, ...names }
    const frame = { appendix_number: facts['Số phụ lục'], sign_date: heading.date, ...signerOf(facts) }
    return appendixLayout(frame, heading, facts, content)
  }
  if (kind === 'end_notice') {
    const facts = { ...endNoticeTags, ...names }
    const frame = {
      full_name: facts['Họ và tên'],
      notice_date: heading.date,
      notice_exemption: 'pay_not_on_time' as const,
      decision_no: facts['Số quyết định'],
    }
    return endNoticeLayout(frame, heading, facts, content)
  }
  if (kind === 'renewal_review') {
    const facts = { ...reviewTags, ...names }
    const frame = {
      proposal: 'renew' as const,
      hr_by_name: facts['Người ghi ý kiến nhân sự'],
      head_name: facts['Trưởng đơn vị'],
    }
    return reviewLayout(frame, heading, facts, content)
  }
  if (!isOfContract(kind)) return exampleCase(kind, heading, content)
  const of = kindsOfContract[kind]
  const facts = {
    ...contractTags,
    ...names,
    'Tên hợp đồng': contractTitles[of],
    'Loại hợp đồng': contractKindLabels[of].toLocaleLowerCase('vi'),
  }
  const frame = {
    contract_number: facts['Số hợp đồng'],
    sign_date: heading.date,
    full_name: facts['Họ và tên'],
    ...signerOf(facts),
  }
  return contractLayout(frame, heading, facts, { content, lacking: new Set() })
}

function isOfContract(kind: ClausesKind): kind is keyof typeof kindsOfContract {
  return Object.hasOwn(kindsOfContract, kind)
}

type SignerTag = 'Người ký' | 'Chức vụ người ký' | 'Số giấy ủy quyền'

function signerOf(facts: Readonly<Record<SignerTag, string>>) {
  return {
    signer_name: facts['Người ký'],
    signer_title: facts['Chức vụ người ký'],
    authority_no: facts['Số giấy ủy quyền'],
  }
}
