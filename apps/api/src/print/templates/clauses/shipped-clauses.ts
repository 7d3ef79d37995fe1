import type { PersonTag } from '../decision-tags.ts'

/** What the clauses of contracts say of insurance, of training and of what they leave out, whatever their kind. */
const ending = `Điều 5. Bảo hiểm, bảo hộ lao động và đào tạo
Hai bên tham gia bảo hiểm xã hội, bảo hiểm y tế, bảo hiểm thất nghiệp theo quy định của pháp luật. Người lao động được trang bị bảo hộ lao động và đào tạo theo quy chế của công ty.
Điều 6. Điều khoản thi hành
Những nội dung không ghi trong hợp đồng này thực hiện theo nội quy lao động, thỏa ước lao động tập thể và pháp luật. Hợp đồng được lập thành hai bản có giá trị như nhau, mỗi bên giữ một bản.`

/** What Điều 21 of the Labour Code wants in a contract, with what its kind adds to the term and to the pay. */
function ofContract(term: string, pay: string): string {
  return `Điều 1. Loại và thời hạn hợp đồng
Loại hợp đồng: {Loại hợp đồng}. Từ ngày {Từ ngày} {Thời hạn}.
Ký thêm hợp đồng xác định thời hạn theo điểm c khoản 2 Điều 20 Bộ luật Lao động: {Lý do ký thêm có thời hạn}.
Người đại diện theo pháp luật của người lao động đồng ý bằng văn bản theo điểm b khoản 4 Điều 18 Bộ luật Lao động: {Văn bản đồng ý của người đại diện}.
Thử việc {Số ngày thử việc} ngày đầu, lương thử việc {Lương thử việc}.
${term}Điều 2. Công việc và địa điểm làm việc
Công việc: {Công việc}. Đơn vị: {Đơn vị}.
Địa điểm làm việc: {Địa điểm làm việc}.
Điều 3. Thời giờ làm việc, nghỉ ngơi
Thời giờ làm việc: {Thời giờ làm việc}.
Nghỉ phép hằng năm: {Số ngày phép} ngày; nghỉ lễ, tết theo quy định của pháp luật.
Điều 4. Tiền lương và phụ cấp
Mức lương: {Mức lương}.${pay}
Phụ cấp: {Phụ cấp}
Hình thức trả: {Hình thức trả lương}. Kỳ trả lương: {Kỳ trả lương}.
${ending}`
}

/** What a decision may set of its person, in the order of the paper. */
export const setFacts = [
  'Chức vụ',
  'Đơn vị',
  'Nơi làm việc',
  'Quản lý trực tiếp',
  'Thử việc đến ngày',
  'Nhiệm kỳ đến ngày',
  'Làm trưởng đơn vị',
  'Nghỉ đến hết ngày',
  'Lý do',
  'Ngạch lương',
  'Bậc lương',
  'Hệ số lương',
  'Mức lương cơ bản',
  'Lương đóng bảo hiểm',
  'Ngày nâng bậc lần sau',
] as const satisfies readonly PersonTag[]

/** How papers name the one whom they are about. */
const named =
  'Ông/bà: {Họ và tên}. Mã nhân viên: {Mã nhân viên}. Ngày sinh: {Ngày sinh}. Chức vụ: {Chức vụ}. Đơn vị: {Đơn vị}.'

/** What is left to be written by hand. */
const byHand = '…'.repeat(44)

/** What the papers of a discipline case say of its breach. */
const breach = `${named}
Hành vi vi phạm: {Hành vi vi phạm}.
Ngày vi phạm: {Ngày vi phạm}. Ngày phát hiện: {Ngày phát hiện}.
Quy định bị vi phạm: {Điều khoản nội quy}.`

/** The clauses that the product comes with, in the form in which a company writes its own. */
export const shippedClauses = {
  labour_contract: ofContract('', ''),
  probation_contract: ofContract('Nhóm công việc: {Nhóm công việc}.\n', ' Lương thử việc: {Lương thử việc}.'),
  training_contract: ofContract('', ''),
  appendix: `Điều 1. Nội dung thay đổi: {Nội dung thay đổi}
{Nội dung}
Mức lương: {Mức lương mới}.
Công việc: {Công việc mới}.
Địa điểm làm việc: {Địa điểm làm việc mới}.
Thời giờ làm việc: {Thời giờ làm việc mới}.
Điều 2. Hiệu lực
Phụ lục có hiệu lực {Thời gian hiệu lực} và không thay đổi thời hạn của hợp đồng.
Điều 3. Điều khoản thi hành
Những nội dung khác của hợp đồng giữ nguyên. Phụ lục là bộ phận của hợp đồng và có hiệu lực như hợp đồng (Điều 22 Bộ luật Lao động số 45/2019/QH14), được lập thành hai bản có giá trị như nhau, mỗi bên giữ một bản.`,
  end_notice: `Căn cứ Điều 45 Bộ luật Lao động số 45/2019/QH14 và hợp đồng số {Số hợp đồng} ký ngày {Ngày ký hợp đồng} ({Loại hợp đồng}, từ ngày {Từ ngày}, hạn: {Đến ngày});
Căn cứ Quyết định số {Số quyết định};
{Tên công ty} thông báo hợp đồng nói trên chấm dứt sau khi hết ngày {Ngày chấm dứt}.
Lý do chấm dứt: {Lý do chấm dứt}.
Ngày báo trước: {Ngày báo trước}.
Trường hợp không phải báo trước: {Trường hợp không báo trước}.
Đề nghị ông/bà bàn giao công việc, tài liệu và tài sản được giao trước ngày chấm dứt.
Hai bên thanh toán đầy đủ các khoản tiền có liên quan đến quyền lợi của mỗi bên; công ty hoàn thành thủ tục xác nhận thời gian đóng bảo hiểm và trả lại bản chính giấy tờ đã giữ (Điều 48 Bộ luật Lao động).`,
  renewal_review: `Họ và tên: {Họ và tên}. Mã nhân viên: {Mã nhân viên}.
Đơn vị: {Đơn vị}. Chức vụ: {Chức vụ}.
Loại hợp đồng: {Loại hợp đồng}, từ ngày {Từ ngày} đến hết ngày {Đến ngày}.
Hạn cho ý kiến: {Hạn cho ý kiến}.
1. Đề nghị của đơn vị: {Đề nghị của đơn vị}.
Loại và thời hạn đề nghị: {Loại và thời hạn đề nghị}.
2. Ý kiến đơn vị: {Ý kiến đơn vị}
3. Ý kiến nhân sự: {Ý kiến nhân sự}`,
  reward_certificate: `{Tên công ty} tặng
Tập thể: {Tập thể}.
${named}
Đã có thành tích: {Nội dung}.
Năm, đợt khen thưởng: {Năm, đợt}. Cấp khen thưởng: {Cấp khen thưởng}.
Theo Quyết định số {Số quyết định} ngày {Ngày quyết định}.`,
  discipline_minutes: `Căn cứ khoản 1 Điều 70 Nghị định số 145/2020/NĐ-CP;
${breach}
Lời trình bày của người lao động: ${byHand}
Người làm chứng, tài liệu kèm theo: ${byHand}
Biên bản được đọc lại cho những người có mặt nghe và cùng ký tên.`,
  discipline_invitation: `Kính gửi: {Người được mời}.
Căn cứ điểm a khoản 2 Điều 70 Nghị định số 145/2020/NĐ-CP;
${breach}
{Tên công ty} mời dự họp xử lý kỷ luật lao động ngày {Ngày họp}. Giờ, nơi họp: {Giờ, nơi họp}.
Người lao động có quyền tự bào chữa, nhờ luật sư hoặc tổ chức đại diện người lao động bào chữa (điểm c khoản 1 Điều 122 Bộ luật Lao động).
Đề nghị người nhận xác nhận tham dự. Trường hợp không dự được, hai bên thỏa thuận thay đổi thời gian, địa điểm họp.
Ngày thông báo: {Ngày thông báo}.`,
  discipline_meeting: `Căn cứ khoản 3 Điều 70 Nghị định số 145/2020/NĐ-CP;
Ngày họp: {Ngày họp}. Giờ, nơi họp: {Giờ, nơi họp}.
Thành phần tham dự: {Thành phần tham dự}.
${breach}
Biên bản vi phạm số {Số biên bản} ngày {Ngày lập biên bản}.
Ý kiến của người lao động: ${byHand}
Ý kiến của công đoàn: ${byHand}
Kết luận, hình thức kỷ luật: {Hình thức}.
Biên bản được thông qua trước khi kết thúc cuộc họp; người không ký phải được ghi rõ họ tên và lý do.`,
  discipline_reduction: `${named}
Hình thức kỷ luật đang chấp hành: {Hình thức}.
Giảm thời hạn: kỷ luật được xóa từ ngày {Ngày xóa kỷ luật}.`,
  decision: `Điều 1. {Loại quyết định} đối với {Người được quyết định}, kể từ ngày {Ngày hiệu lực}.
${setFacts.map((tag) => `${tag}: {${tag}}.`).join('\n')}
Quyết định này đính chính, thay nội dung của Quyết định số {Quyết định được đính chính}.
Điều 2. Quyền lợi và nghĩa vụ của người có tên tại Điều 1 thực hiện theo quy định của pháp luật và của công ty.
Điều 3. Các đơn vị liên quan và người có tên tại Điều 1 chịu trách nhiệm thi hành quyết định này.`,
} as const
