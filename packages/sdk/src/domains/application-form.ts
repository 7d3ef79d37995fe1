import type { Schemas } from '../contract.ts'

type Field = Schemas['ApplicationField']

/** What a campaign may ask beside name, birthday and telephone number, in the order of the form. */
export const applicationFieldLabels: Record<Field, string> = {
  email: 'Email',
  address: 'Nơi ở hiện nay',
  edu_level: 'Trình độ học vấn',
  school: 'Trường',
  major: 'Chuyên ngành',
  graduation_year: 'Năm tốt nghiệp',
  grade: 'Xếp loại tốt nghiệp',
  languages: 'Ngoại ngữ',
  it_skills: 'Tin học',
  experiences: 'Kinh nghiệm làm việc',
  expected_salary: 'Mức lương mong muốn',
  available_date: 'Ngày có thể đi làm',
  shift_ok: 'Làm việc theo ca',
  cv: 'CV hoặc ảnh chụp CV giấy',
  gender: 'Giới tính',
  id_number: 'Số căn cước/CCCD',
  height: 'Chiều cao (cm)',
  marital_status: 'Tình trạng hôn nhân',
  photo: 'Ảnh chân dung',
}

/** Asked only with a ground that stands beside the field, and with the consent for sensitive data. */
export const groundedFields: ReadonlySet<Field> = new Set<Field>([
  'gender',
  'id_number',
  'height',
  'marital_status',
  'photo',
])

/** What is said of a consent that is missing and without which an application cannot be taken. */
export const consentMissing = {
  processing: 'Vui lòng đồng ý để công ty xử lý hồ sơ của bạn.',
  sensitive: 'Vui lòng đồng ý để công ty xử lý dữ liệu nhạy cảm, hoặc bỏ trống các mục đó.',
} as const

/** From so many years on somebody may be employed, and from so many without a parent or guardian who agrees. */
const ages = { employable: 15, adult: 16 }

/** What is asked of whoever is between the two. */
export const guardianFields = ['guardian_name', 'guardian_phone', 'guardian_agrees'] as const

/**
 * Whether somebody who may be employed has not turned sixteen yet, in Vietnam.
 * @param birth `YYYY-MM-DD`; anything else is no birthday of a child
 */
export function needsGuardian(birth: string | undefined, now = Date.now()): boolean {
  if (birth === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(birth)) return false
  const today = new Date(now + 7 * 3_600_000).toISOString().slice(0, 10)
  const bornAgo = (years: number) => `${Number(today.slice(0, 4)) - years}${today.slice(4)}`
  return birth > bornAgo(ages.adult) && birth <= bornAgo(ages.employable)
}

/** The form that every campaign begins with: as little as hiring needs. */
export const shippedFormFields: readonly Schemas['ApplicationFormField'][] = [
  { field: 'email', need: 'optional', ground: null },
  { field: 'address', need: 'optional', ground: null },
  { field: 'edu_level', need: 'optional', ground: null },
  { field: 'experiences', need: 'optional', ground: null },
  { field: 'cv', need: 'optional', ground: null },
]

/** Whether a field must be filled in. */
export const applicationNeedLabels: Record<Schemas['ApplicationFormField']['need'], string> = {
  optional: 'Không bắt buộc',
  required: 'Bắt buộc',
}

/** How a question of a campaign is answered. */
export const questionKindLabels: Record<Schemas['ApplicationQuestion']['kind'], string> = {
  short_text: 'Chữ, một dòng',
  long_text: 'Chữ, nhiều dòng',
  yes_no: 'Có hoặc không',
  one: 'Chọn một',
  several: 'Chọn nhiều',
  number: 'Số',
  date: 'Ngày',
  file: 'Tệp',
}

/** Questions of one campaign at most that are answered by a file: with CV and picture five files. */
export const mostFileQuestions = 3

/** Whether a question of this kind names what may be chosen. */
export function hasChoices(kind: Schemas['ApplicationQuestion']['kind']): boolean {
  return kind === 'one' || kind === 'several'
}

/** How a campaign stands on the portal. */
export const publicationStateLabels: Record<Schemas['PublicationState'], string> = {
  hidden: 'Chưa đăng',
  published: 'Đang đăng',
  paused: 'Tạm ngừng nhận hồ sơ',
}

/** What applicants and candidates agree to, each by itself. */
export const consentPurposeLabels: Record<Schemas['ConsentPurpose'], string> = {
  processing: 'Xử lý hồ sơ cho đợt tuyển dụng',
  reserve: 'Lưu hồ sơ trong nguồn dự trữ',
  group: 'Cho các công ty khác trong tập đoàn xem',
  sensitive: 'Xử lý dữ liệu nhạy cảm',
}

/** By which word a text has to say how long data are kept. */
export const keepingWords: Record<Schemas['ConsentPurpose'], '{days}' | '{months}'> = {
  processing: '{days}',
  reserve: '{months}',
  group: '{months}',
  sensitive: '{days}',
}

/** A wording to begin with; a company reads it, changes it and puts its own into force. */
export const suggestedConsents: Record<Schemas['ConsentPurpose'], string> = {
  processing:
    'Tôi đồng ý để công ty thu thập và xử lý dữ liệu cá nhân tôi khai trong hồ sơ này nhằm xét tuyển cho đợt tuyển dụng này. ' +
    'Người đọc hồ sơ là bộ phận tuyển dụng và hội đồng tuyển dụng của đợt. Hồ sơ được xóa sau {days} ngày kể từ ngày có kết quả, ' +
    'trừ khi tôi trúng tuyển. Tôi có quyền xem, sửa, rút hồ sơ, rút lại đồng ý và yêu cầu xóa dữ liệu bất cứ lúc nào.',
  reserve:
    'Tôi đồng ý để công ty lưu hồ sơ của tôi trong nguồn dự trữ {months} tháng và liên hệ khi có vị trí phù hợp. ' +
    'Tôi có thể rút lại đồng ý này bất cứ lúc nào, khi đó hồ sơ được xóa.',
  group:
    'Tôi đồng ý để các công ty khác trong tập đoàn xem hồ sơ của tôi trong {months} tháng nhằm giới thiệu vị trí phù hợp. ' +
    'Tôi có thể rút lại đồng ý này bất cứ lúc nào.',
  sensitive:
    'Tôi đồng ý để công ty xử lý các dữ liệu nhạy cảm mà biểu mẫu này hỏi, chỉ vì lý do ghi bên cạnh từng mục. ' +
    'Dữ liệu này được xóa cùng hồ sơ, sau {days} ngày kể từ ngày có kết quả.',
}

/** A text as people read it, with the days and months of the rules of keeping. */
export function filledConsent(content: string, { days, months }: Schemas['ConsentKeeping']): string {
  return content.replaceAll('{days}', String(days)).replaceAll('{months}', String(months))
}
