import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { asPreview } from '../../../contract/preview.ts'
import type { CleanedColumns } from '../../../workbooks/reading/taken-text.ts'
import { codesInForce } from '../../employees/public.ts'
import { type Judged, judgedCourses, type JudgedCourse, numbersInUse } from './judged-courses.ts'
import { hindrancesToPass, ownResult, type Result, writeResults } from './results.ts'
import { dayOf, readSheetRows, scoreOf, type SheetRow } from './sheet-rows.ts'

type Outcome = Data<'trainingEmployees.importResults'>

/** The titles of a workbook of results; the last three may be left empty. */
export const resultTitles = {
  course: 'Mã khóa',
  code: 'Mã nhân viên',
  score: 'Điểm',
  result: 'Kết quả',
  number: 'Số chứng chỉ',
  issued: 'Ngày cấp',
} as const

type ReadRow = Outcome['rows'][number] & { person?: Judged; course?: JudgedCourse; result?: Result }

/**
 * Writes results of courses that are going on by the rows of a workbook, which may be of several courses, all or none: who
 * passed, who did not, and the number of the certificate. What somebody got already changes only when its result stays.
 * @throws ApiFailure 400 for a workbook without the columns or rows that it takes
 */
export async function importResults(
  context: ProductContext,
  file: unknown,
  isTrial: boolean,
): Promise<Outcome> {
  const cleaned: CleanedColumns = new Set()
  const needed = [resultTitles.course, resultTitles.code, resultTitles.result]
  const sheet = readSheetRows(file, needed, cleaned)
  const codes = new Set(sheet.map(({ text }) => text(resultTitles.course).toUpperCase()))
  const courses = await judgedCourses(context, sql`trainings.code = any(${[...codes]}::text[])`)
  const used = await numbersInUse(
    context,
    courses,
    sheet.map(({ text }) => text(resultTitles.number).toUpperCase()),
  )
  const seen = new Set<string>()
  const inForce = await codesInForce(context, sheet.map(codeIn))
  const rows = sheet
    // A row of an exported list in which nothing was filled in says nothing.
    .filter(({ text }) => filledTitles.some((title) => text(title) !== ''))
    .map((line) => readRow(context, line, courses, { used, seen, inForce }))
  const wrong = rows.filter(({ errors }) => errors.length > 0)
  const changed = rows.filter(({ changes }) => changes.length > 0)
  if (wrong.length === 0 && changed.length > 0) {
    const written = changed.flatMap(({ person, result }) => (person && result ? [{ person, result }] : []))
    await asPreview(context, isTrial, () => writeResults(context, written))
  }
  const told = [...wrong, ...changed.filter(({ errors }) => errors.length === 0)]
  return {
    total: rows.length,
    changed: wrong.length === 0 ? changed.length : 0,
    wrong: wrong.length,
    cleaned_columns: [...cleaned],
    rows: told.slice(0, 200).map(({ row, training_code, nhansu_id, changes, errors }) => ({
      row,
      training_code,
      nhansu_id,
      changes,
      errors,
    })),
  }
}

const filledTitles = [resultTitles.score, resultTitles.result, resultTitles.number, resultTitles.issued]

interface Seen {
  /** Numbers of certificates that are in use, with whose they are. */
  used: Map<string, number>
  /** People who have a row already. */
  seen: Set<string>
  /** Newer codes of people who were linked, with the codes that stayed. */
  inForce: ReadonlyMap<string, string>
}

function codeIn(line: SheetRow): string {
  return line.text(resultTitles.code).toUpperCase().slice(0, 50)
}

function readRow(
  { session }: ProductContext,
  line: SheetRow,
  courses: ReadonlyMap<string, JudgedCourse>,
  { used, seen, inForce }: Seen,
): ReadRow {
  const courseCode = line.text(resultTitles.course).toUpperCase().slice(0, 50)
  const typed = codeIn(line)
  const code = inForce.get(typed) ?? typed
  const row: ReadRow = { row: line.row, training_code: courseCode, nhansu_id: typed, changes: [], errors: [] }
  const course = courses.get(courseCode)
  if (course === undefined) row.errors.push('Mã khóa không tồn tại.')
  else if (course.status !== 'running') row.errors.push('Khóa đào tạo không ở trạng thái Đang diễn ra.')
  if (course === undefined || row.errors.length > 0) return row
  const person = course.people.get(code)
  // Of whoever is not in the course a row says no other code than what was typed.
  if (person !== undefined) row.nhansu_id = code
  const key = `${course.id} ${code}`
  if (seen.has(key)) row.errors.push('Học viên có hai dòng trong cùng một khóa.')
  else if (person === undefined) row.errors.push('Mã nhân viên không có trong khóa.')
  else if (person.employee_id === session.employeeId) row.errors.push(ownResult)
  else if (person.state !== 'joined' && person.state !== 'passed' && person.state !== 'failed')
    row.errors.push('Học viên chưa được xác nhận đã tham gia.')
  seen.add(key)
  if (person === undefined || row.errors.length > 0) return row
  row.course = course
  row.person = person
  judge(row, line, course, person, used)
  return row
}

/** What a row says of somebody, and what stands against it. */
function judge(
  row: ReadRow,
  line: SheetRow,
  course: JudgedCourse,
  person: Judged,
  used: Map<string, number>,
): void {
  const { errors } = row
  const state = stateOf(line.text(resultTitles.result))
  if (state === undefined) {
    errors.push('Kết quả phải là Đạt hoặc Không đạt.')
    return
  }
  if (person.state !== 'joined' && person.state !== state) {
    errors.push('Đã có kết quả khác; hãy đưa học viên về trạng thái trước rồi nhập lại.')
  }
  const scoreText = line.text(resultTitles.score)
  const score = scoreText === '' ? person.score : scoreOf(line.cell(resultTitles.score))
  if (score === undefined) errors.push(`"${scoreText.slice(0, 20)}" không phải điểm từ 0 đến 10.`)
  if (state === 'passed') errors.push(...hindrancesToPass(course, person, score ?? null))
  const certificate = certificateOf(line, person)
  if (certificate === undefined) errors.push('Ngày cấp phải có dạng ngày/tháng/năm.')
  else {
    errors.push(...wrongCertificate(course, state, certificate))
    const holder = certificate.no === null ? undefined : used.get(keyOf(course, certificate.no))
    if (holder !== undefined && holder !== person.id)
      errors.push(`Số chứng chỉ ${certificate.no} đã được cấp.`)
    if (certificate.no !== null) used.set(keyOf(course, certificate.no), person.id)
  }
  if (errors.length > 0 || certificate === undefined) return
  const result: Result = {
    id: person.id,
    state,
    score: score ?? null,
    certificate_no: certificate.no,
    issue_date: certificate.issued,
    valid_months: course.valid_months,
  }
  row.changes = changesOf(person, result)
  row.result = result
}

type Given = 'passed' | 'failed'

const words = { joined: '', passed: 'Đạt', failed: 'Không đạt' } as const

function stateOf(text: string): Given | undefined {
  const said = text.toLocaleLowerCase('vi')
  return said === 'đạt' ? 'passed' : said === 'không đạt' ? 'failed' : undefined
}

interface Certificate {
  no: string | null
  issued: string | null
}

/** The certificate that a row names, else the one that is there; undefined for a day that is none. */
function certificateOf(line: SheetRow, person: Judged): Certificate | undefined {
  const no = line.text(resultTitles.number) || person.certificate_no
  const cell = line.cell(resultTitles.issued)
  const issued = line.text(resultTitles.issued) === '' ? person.issue_date : dayOf(cell)
  return issued === undefined ? undefined : { no, issued }
}

function wrongCertificate(course: JudgedCourse, state: Given, { no, issued }: Certificate): string[] {
  if (no === null && issued === null) return []
  if (no === null || issued === null) return ['Số chứng chỉ và Ngày cấp phải cùng có.']
  const found: string[] = []
  if (state === 'failed') found.push('Người không đạt không có chứng chỉ.')
  if (course.certificate_id === null) found.push('Khóa đào tạo không cấp chứng chỉ.')
  if (no.length > 50) found.push('Số chứng chỉ không được vượt quá 50 ký tự.')
  if (course.last_day !== null && issued < course.last_day) found.push('Ngày cấp trước ngày kết thúc khóa.')
  if (issued > course.today) found.push('Ngày cấp ở tương lai.')
  return found
}

function keyOf(course: JudgedCourse, no: string): string {
  return `${course.certificate_id} ${no.toUpperCase()}`
}

function changesOf(person: Judged, result: Result): string[] {
  const { score, certificate_no: no, issue_date: issued, state } = result
  return [
    ...(state === person.state ? [] : [words[state]]),
    ...(score === person.score ? [] : [`Điểm ${person.score ?? 'trống'} → ${score ?? 'trống'}`]),
    ...(no === person.certificate_no ? [] : [`Số chứng chỉ ${no}`]),
    ...(issued === person.issue_date ? [] : [`Ngày cấp ${issued}`]),
  ]
}
