import { contractKindLabels, payFormLabels, probationGroupLabels } from '@nhansu/sdk/domains/contracts'
import { sql } from 'kysely'
import { FileAnswer } from '../../contract/file-answer.ts'
import type { Handler, ProductContext } from '../../contract/handlers.ts'
import { companyHeading } from '../../print/company-heading.ts'
import type { Block, Paper } from '../../print/paper.ts'
import { renderPaper } from '../../print/render-paper.ts'
import { takeTurn } from '../../workbooks/export-turns.ts'
import { openContract, seesPay, type WholeContract } from './contract-rows.ts'
import { shownDay } from './term.ts'

/** The contract as a paper; the same record that the screen shows. */
export const contractPaper: Handler<'contracts.paper'> = async ({ path }, context) => {
  const open = await openContract(context, path.id)
  const { contract } = open
  await takeTurn(context)
  const paper = await paperOf(context, contract, seesPay(context, open))
  context.audit({ recordId: path.id, detail: { form: 'pdf' } })
  const name = contract.contract_number?.replaceAll('/', '-') ?? 'nháp'
  return new FileAnswer({
    name: `Hợp đồng ${name} ${contract.full_name}.pdf`,
    mediaType: 'application/pdf',
    content: renderPaper(paper),
  })
}

const dots = '……………………'

async function paperOf(context: ProductContext, contract: WholeContract, withPay: boolean): Promise<Paper> {
  const heading = await companyHeading(context)
  const person = await personOf(context, contract.employee_id)
  const title = titles[contract.kind]
  return {
    heading: {
      ...heading,
      number: contract.contract_number,
      date: contract.sign_date ?? heading.date,
    },
    title,
    ...(contract.state === 'draft' && { subject: '(Bản nháp, chưa có giá trị)' }),
    orientation: 'portrait',
    body: [
      text('Căn cứ Bộ luật Lao động số 45/2019/QH14 và thỏa thuận của hai bên, chúng tôi gồm:'),
      text(`Bên A (người sử dụng lao động): ${heading.company}.`),
      text(`Đại diện: ${contract.signer_name ?? dots}. Chức vụ: ${contract.signer_title ?? dots}.`),
      ...(contract.authority_no === null ? [] : [text(`Theo giấy ủy quyền số ${contract.authority_no}.`)]),
      text(
        `Bên B (người lao động): ${contract.full_name}. Mã nhân viên: ${contract.nhansu_id}. Ngày sinh: ${
          person.date_of_birth === null ? dots : shownDay(person.date_of_birth)
        }. Giới tính: ${person.gender}.`,
      ),
      text(`Số định danh cá nhân: ${dots}. Địa chỉ: ${dots}${dots}.`),
      text('Thỏa thuận ký hợp đồng và cam kết làm đúng những điều khoản sau:'),
      ...articles(contract, withPay),
    ],
    signatures: [
      { office: 'NGƯỜI LAO ĐỘNG', name: contract.full_name },
      {
        office: (contract.signer_title ?? 'NGƯỜI SỬ DỤNG LAO ĐỘNG').toLocaleUpperCase('vi'),
        ...(contract.signer_name !== null &&
          contract.signer_name !== undefined && { name: contract.signer_name }),
      },
    ],
  }
}

const titles = {
  training: 'HỢP ĐỒNG ĐÀO TẠO NGHỀ',
  probation: 'HỢP ĐỒNG THỬ VIỆC',
  fixed_term: 'HỢP ĐỒNG LAO ĐỘNG',
  indefinite: 'HỢP ĐỒNG LAO ĐỘNG',
  seasonal: 'HỢP ĐỒNG LAO ĐỘNG',
} as const

/** What Điều 21 of the Labour Code wants in a contract; what is not known yet is left open to be filled in by hand. */
function articles(contract: WholeContract, withPay: boolean): Block[] {
  const { start_date, end_date, kind } = contract
  const paid = (amount: number | null | undefined) =>
    withPay && amount !== null && amount !== undefined
      ? `${money.format(amount)} đồng/tháng`
      : `${dots} đồng/tháng`
  const term = end_date === null ? 'không xác định thời hạn' : `đến hết ngày ${shownDay(end_date)}`
  const clauses: readonly (readonly [heading: string, lines: readonly string[]])[] = [
    [
      'Loại và thời hạn hợp đồng',
      [
        `Loại hợp đồng: ${contractKindLabels[kind].toLocaleLowerCase('vi')}. Từ ngày ${shownDay(start_date)} ${term}.`,
        ...(contract.probation_days
          ? [
              `Thử việc ${contract.probation_days} ngày đầu, lương thử việc ${paid(contract.probation_salary)}.`,
            ]
          : []),
        ...(kind === 'probation' && contract.probation_group
          ? [`Nhóm công việc: ${probationGroupLabels[contract.probation_group]}.`]
          : []),
      ],
    ],
    [
      'Công việc và địa điểm làm việc',
      [
        `Công việc: ${contract.job_title ?? contract.position_name ?? dots}. Đơn vị: ${contract.department_name ?? dots}.`,
        `Địa điểm làm việc: ${contract.work_place ?? dots}.`,
      ],
    ],
    [
      'Thời giờ làm việc, nghỉ ngơi',
      [
        `Thời giờ làm việc: ${contract.working_time ?? '8 giờ/ngày, không quá 48 giờ/tuần'}.`,
        `Nghỉ phép hằng năm: ${contract.leave_days ?? dots} ngày; nghỉ lễ, tết theo quy định của pháp luật.`,
      ],
    ],
    [
      'Tiền lương và phụ cấp',
      [
        `Mức lương: ${paid(contract.salary)}. ${kind === 'probation' ? `Lương thử việc: ${paid(contract.probation_salary)}.` : ''}`.trim(),
        `Phụ cấp: ${withPay ? (contract.allowances ?? 'không') : dots}`,
        `Hình thức trả: ${contract.pay_form ? payFormLabels[contract.pay_form].toLocaleLowerCase('vi') : dots}. Kỳ trả lương: ${contract.pay_day ?? dots}.`,
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
    text(`Điều ${index + 1}. ${heading}`),
    ...lines.map((line) => text(line)),
  ])
}

const money = new Intl.NumberFormat('vi-VN')

function text(words: string): Block {
  return { kind: 'paragraph', text: words }
}

interface PaperPerson {
  date_of_birth: string | null
  gender: string
}

async function personOf({ db, inThisCompany }: ProductContext, id: number): Promise<PaperPerson> {
  const { rows } = await sql<PaperPerson>`
    select date_of_birth, gender from employees where ${inThisCompany('employees')} and id = ${id}`.execute(
    db,
  )
  return rows[0] ?? { date_of_birth: null, gender: '' }
}
