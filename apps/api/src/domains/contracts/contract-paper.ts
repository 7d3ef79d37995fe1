import type { Schemas } from '@nhansu/sdk/contract'
import type { FileAnswer } from '../../contract/file-answer.ts'
import type { Handler } from '../../contract/handlers.ts'
import type { AskerContext } from '../../jobs/context-of-asker.ts'
import { companyHeading } from '../../print/company-heading.ts'
import type { Block, Heading, Paper } from '../../print/paper.ts'
import { paperInForm } from '../../print/templates/paper-in-form.ts'
import type { PaperKind } from '../../print/templates/paper-kinds.ts'
import type { PaperContext } from '../../print/paper-context.ts'
import { takeTurn } from '../../workbooks/export-turns.ts'
import { type ContractPaperFacts, contractPaperFacts } from './contract-paper-facts.ts'
import { type OpenContract, openContract, seesPay, type WholeContract } from './contract-rows.ts'
import { line, partyLines, partySignatures } from './paper-parties.ts'

/** The contract as a paper; the same record that the screen shows, and the same facts whatever its form. */
export const contractPaper: Handler<'contracts.paper'> = async ({ path, body: { form } }, context) => {
  const open = await openContract(context, path.id)
  await takeTurn(context)
  return paperOfContract(context, open, form)
}

/**
 * The paper of a contract that lies open, for whoever asks or has background work ask.
 * @param runId the work that makes it among several
 * @throws ApiFailure 409 where the company has no Word file for it, 429 for whoever has had too much printed
 */
export async function paperOfContract(
  context: PaperContext & AskerContext,
  open: OpenContract,
  form: Schemas['PaperForm'],
  runId?: number,
): Promise<FileAnswer> {
  const { contract } = open
  const heading = await companyHeading(context)
  const withPay = seesPay(context, open)
  const facts = await contractPaperFacts(context, contract, heading, withPay)
  const name = `Hợp đồng ${contract.contract_number?.replaceAll('/', '-') ?? 'nháp'} ${contract.full_name}`
  return paperInForm(context, form, {
    kind: paperKinds[contract.kind],
    id: contract.id,
    name,
    facts,
    paper: paperOf(contract, heading, facts),
    about: [contract.employee_id],
    madeOf: {
      contract_id: contract.id,
      ...(runId !== undefined && { run_id: runId }),
      record_version: contract.version,
      is_draft: contract.state === 'draft',
      with_pay: withPay,
    },
  })
}

const paperKinds = {
  training: 'training_contract',
  probation: 'probation_contract',
  fixed_term: 'labour_contract',
  indefinite: 'labour_contract',
  seasonal: 'labour_contract',
} as const satisfies Record<WholeContract['kind'], PaperKind>

function paperOf(contract: WholeContract, heading: Heading, facts: ContractPaperFacts): Paper {
  const status = facts['Tình trạng bản in']
  return {
    heading: {
      ...heading,
      number: contract.contract_number,
      date: contract.sign_date ?? heading.date,
    },
    title: facts['Tên hợp đồng'],
    ...(status !== '' && { subject: status }),
    orientation: 'portrait',
    body: [
      line('Căn cứ Bộ luật Lao động số 45/2019/QH14 và thỏa thuận của hai bên, chúng tôi gồm:'),
      ...partyLines(facts, contract),
      line('Thỏa thuận ký hợp đồng và cam kết làm đúng những điều khoản sau:'),
      ...articles(contract, facts),
    ],
    signatures: partySignatures(contract.full_name, contract),
  }
}

/** What Điều 21 of the Labour Code wants in a contract; what is not known yet is left open to be filled in by hand. */
function articles(
  { kind, probation_days, probation_group }: WholeContract,
  facts: ContractPaperFacts,
): Block[] {
  const clauses: readonly (readonly [heading: string, lines: readonly string[]])[] = [
    [
      'Loại và thời hạn hợp đồng',
      [
        `Loại hợp đồng: ${facts['Loại hợp đồng']}. Từ ngày ${facts['Từ ngày']} ${facts['Thời hạn']}.`,
        ...(probation_days
          ? [`Thử việc ${facts['Số ngày thử việc']} ngày đầu, lương thử việc ${facts['Lương thử việc']}.`]
          : []),
        ...(kind === 'probation' && probation_group ? [`Nhóm công việc: ${facts['Nhóm công việc']}.`] : []),
      ],
    ],
    [
      'Công việc và địa điểm làm việc',
      [
        `Công việc: ${facts['Công việc']}. Đơn vị: ${facts['Đơn vị']}.`,
        `Địa điểm làm việc: ${facts['Địa điểm làm việc']}.`,
      ],
    ],
    [
      'Thời giờ làm việc, nghỉ ngơi',
      [
        `Thời giờ làm việc: ${facts['Thời giờ làm việc']}.`,
        `Nghỉ phép hằng năm: ${facts['Số ngày phép']} ngày; nghỉ lễ, tết theo quy định của pháp luật.`,
      ],
    ],
    [
      'Tiền lương và phụ cấp',
      [
        `Mức lương: ${facts['Mức lương']}. ${kind === 'probation' ? `Lương thử việc: ${facts['Lương thử việc']}.` : ''}`.trim(),
        `Phụ cấp: ${facts['Phụ cấp']}`,
        `Hình thức trả: ${facts['Hình thức trả lương']}. Kỳ trả lương: ${facts['Kỳ trả lương']}.`,
      ],
    ],
    [
      'Bảo hiểm, bảo hộ lao động và đào tạo',
      [
        'Hai bên tham gia bảo hiểm xã hội, bảo hiểm y tế, bảo hiểm thất nghiệp theo quy định của pháp luật. Người lao động được trang bị bảo hộ lao động và đào tạo theo quy chế của công ty.',
      ],
    ],
    [
      'Điều khoản thi hành',
      [
        'Những nội dung không ghi trong hợp đồng này thực hiện theo nội quy lao động, thỏa ước lao động tập thể và pháp luật. Hợp đồng được lập thành hai bản có giá trị như nhau, mỗi bên giữ một bản.',
      ],
    ],
  ]
  return clauses.flatMap(([heading, lines], index) => [
    line(`Điều ${index + 1}. ${heading}`),
    ...lines.map((words) => line(words)),
  ])
}
