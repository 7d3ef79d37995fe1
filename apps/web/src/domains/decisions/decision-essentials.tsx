import type { Data } from '@nhansu/sdk/contract'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Link } from '@nhansu/ui/link/link.tsx'
import type { ReactNode } from 'react'
import { decisionPath } from './decision-paths.ts'

type Decision = Data<'decisions.show'>['decision']

/** What every reader of a decision looks for, with the papers that it corrects and that ended it. */
export function essentialsOf(decision: Decision) {
  const { signer_name, signer_title, applied_total, people_total } = decision
  return [
    { term: 'Ngày hiệu lực', value: formatDate(decision.effective_date) },
    ...(decision.typed_number === null
      ? []
      : [{ term: 'Số của văn bản đã ký', value: decision.typed_number }]),
    { term: 'Ngày ký', value: formatDate(decision.sign_date) },
    { term: 'Người ký', value: [signer_name, signer_title].filter(Boolean).join(', ') },
    { term: decision.is_past ? 'Người nhập' : 'Người soạn', value: decision.created_by_name },
    ...issuingOf(decision),
    ...(applied_total === null
      ? []
      : [{ term: 'Đã áp dụng', value: `${applied_total}/${people_total} nhân viên` }]),
    ...(decision.reason ? [{ term: 'Căn cứ', value: decision.reason }] : []),
    ...appendixOf(decision),
    ...(decision.corrects_id === null
      ? []
      : [
          {
            term: 'Đính chính quyết định',
            value: <PaperLink id={decision.corrects_id}>{decision.corrects_number}</PaperLink>,
          },
        ]),
    ...endOf(decision),
  ]
}

/** Who issued it; of a decision of before the product, who entered it. */
function issuingOf({ state, is_past, issued_by_name }: Decision) {
  if (state === 'draft') return []
  if (!is_past) return [{ term: 'Người ban hành', value: issued_by_name }]
  return [
    {
      term: 'Nguồn',
      value: 'Nhập từ tệp, có trước phần mềm; tự quyết định này không đổi thông tin công việc',
    },
  ]
}

/** The appendix that a decision about one person carries out; of many each says it beside his name. */
function appendixOf({ people }: Decision) {
  const [person] = people.length === 1 ? people : []
  if (!person?.appendix_number) return []
  const contracts = `/nhan-vien/${person.employee_id}/chi-tiet?tab=contracts`
  return [{ term: 'Theo phụ lục hợp đồng', value: <Link href={contracts}>{person.appendix_number}</Link> }]
}

const ends: Readonly<Record<string, { reason: string; paper: string }>> = {
  corrected: { reason: 'Lý do đính chính', paper: 'Đính chính theo quyết định' },
  revoked: { reason: 'Lý do thu hồi', paper: 'Thu hồi theo quyết định' },
  cancelled: { reason: 'Lý do hủy', paper: '' },
}

/** Why it is no more, and by which paper. */
function endOf({ state, end_reason, end_number, end_date, corrected_by_id }: Decision) {
  const words = ends[state]
  if (words === undefined) return []
  const number = corrected_by_id ? <PaperLink id={corrected_by_id}>{end_number}</PaperLink> : end_number
  return [
    { term: words.reason, value: end_reason },
    ...(end_number === null
      ? []
      : [
          {
            term: words.paper,
            value: (
              <>
                {number}, {formatDate(end_date)}
              </>
            ),
          },
        ]),
  ]
}

function PaperLink({ id, children }: { id: number; children: ReactNode }) {
  return <Link href={decisionPath(id)}>{children}</Link>
}
