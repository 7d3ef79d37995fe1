import { basename } from 'node:path'
import type { Schemas } from '@nhansu/sdk/contract'
import { retentionClassLabels } from '@nhansu/sdk/domains/personal-data'
import { ApiFailure } from '../../../contract/failure.ts'
import { FileAnswer } from '../../../contract/file-answer.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { companyHeading } from '../../../print/company-heading.ts'
import type { Block } from '../../../print/paper.ts'
import { renderPaper } from '../../../print/render-paper.ts'
import { takeTurn } from '../../../workbooks/export-turns.ts'
import { shownDate, shownInstant } from '../../../workbooks/shown-values.ts'
import { addToEraseList, hashIn, ownEraseList } from '../erase-list/list-file.ts'
import { subjectsOfErasure } from '../erase-list/subjects.ts'

type Erasure = Schemas['Erasure']

const number = new Intl.NumberFormat('vi-VN')
const text = (line: string): Block => ({ kind: 'paragraph', text: line })

/**
 * 'Biên bản xóa dữ liệu cá nhân': what went, how much, when and by whom, with the hashes by which the erase list knows it.
 * @throws ApiFailure 409 while nothing was erased
 */
export async function erasurePaper(context: ProductContext, erasure: Erasure): Promise<FileAnswer> {
  const { id, employee_id: employeeId, full_name: name, nhansu_id: code } = erasure
  if (erasure.state !== 'done')
    throw new ApiFailure(409, 'Chỉ lập được biên bản khi dữ liệu đã được xóa.', { data: { erasure } })
  await takeTurn(context)
  const erased = await subjectsOfErasure(context, id)
  const list = await ownEraseList(context.eraseListFolder)
  // What the paper says the list holds, it holds.
  await addToEraseList(list, erased)
  context.audit({ recordId: id, detail: { form: 'pdf' }, seen: { deed: 'print', employeeIds: [employeeId] } })
  return new FileAnswer({
    name: `Biên bản xóa dữ liệu cá nhân ${code}.pdf`,
    mediaType: 'application/pdf',
    content: renderPaper({
      heading: await companyHeading(context),
      title: 'BIÊN BẢN XÓA DỮ LIỆU CÁ NHÂN',
      subject: `${name}, mã nhân viên ${code}`,
      orientation: 'portrait',
      body: [
        text(
          'Căn cứ Luật Bảo vệ dữ liệu cá nhân số 91/2025/QH15 và thời hạn lưu dữ liệu đang áp dụng, công ty đã xóa dữ liệu cá nhân dưới đây của người có tên trên, cùng lịch sử thay đổi, thư và tệp của các nhóm ấy. Dữ liệu đã xóa không lấy lại được.',
        ),
        ...deeds(erasure),
        text('1. Dữ liệu đã xóa'),
        whatWent(erasure),
        text(`2. Nhóm dữ liệu, và mã của lần xóa trong danh sách đã xóa (tệp ${basename(list.path)})`),
        {
          kind: 'table',
          columns: [
            { title: 'Nhóm dữ liệu', width: 2 },
            { title: 'Mã (HMAC-SHA256)', width: 3 },
          ],
          rows: erased.map(({ key, subject }) => [
            retentionClassLabels[key],
            // Eight at a time: a line of a table breaks at spaces.
            hashIn(list, subject).replace(/.{8}(?=.)/g, '$& '),
          ]),
        },
        text(
          'Danh sách đã xóa nằm cạnh các bản sao lưu, chỉ ghi mã và ngày, để bản sao lưu cũ khi được khôi phục cũng xóa lại các dữ liệu này. Những nhóm khác còn được giữ theo thời hạn riêng; hồ sơ chứng minh quá trình làm việc được giữ lâu dài.',
        ),
      ],
      signatures: [
        { office: 'NGƯỜI ĐỀ NGHỊ', ...(erasure.proposed_by_name && { name: erasure.proposed_by_name }) },
        { office: 'NGƯỜI XÁC NHẬN', ...(erasure.settled_by_name && { name: erasure.settled_by_name }) },
      ],
    }),
  })
}

function deeds(erasure: Erasure): Block[] {
  const { is_repeated: isRepeated, created_at: proposed, settled_at: settled } = erasure
  const { proposed_by_name: by, settled_by_name: other } = erasure
  if (isRepeated)
    return [
      text(
        `Xóa lại theo danh sách đã xóa, sau khi khôi phục một bản sao lưu cũ hơn lần xóa. Ngày xóa lần đầu: ${settled === null ? '……' : shownDate(settled.slice(0, 10))}. Người đề nghị và người xác nhận được ghi ở biên bản của lần xóa ấy.`,
      ),
    ]
  return [
    text(`Đề nghị lúc ${shownInstant(proposed)}${by === null ? '' : ` bởi ${by}`}.`),
    text(
      `Xác nhận và xóa lúc ${settled === null ? '……' : shownInstant(settled)}${other === null ? '' : ` bởi ${other}`}.`,
    ),
  ]
}

function whatWent({ counts, files }: Erasure): Block {
  return {
    kind: 'table',
    columns: [
      { title: 'Phần dữ liệu', width: 4 },
      { title: 'Số lượng', width: 1, align: 'right' },
    ],
    rows: [
      ...counts.map(({ title, rows }) => [title, `${number.format(rows)} dòng`]),
      ['Tệp', `${number.format(files ?? 0)} tệp`],
    ],
  }
}
