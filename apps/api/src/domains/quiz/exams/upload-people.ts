import type { Schemas } from '@nhansu/sdk/contract'
import { takerColumns as titles } from '@nhansu/sdk/domains/quiz'
import { sql } from 'kysely'
import { invalidInput } from '../../../contract/failure.ts'
import type { ReceivedFile } from '../../../contract/form/received-file.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import type { ReadCell } from '../../../workbooks/reading/read-sheet.ts'
import { titleOf } from '../../../workbooks/import/read-rows.ts'
import { sheetOf } from '../../../workbooks/reading/read-sent.ts'
import { type CleanedColumns, type ReadColumns, takenText } from '../../../workbooks/reading/taken-text.ts'
import { byAnyCode } from '../../employees/public.ts'
import { refuseMarkersAsTakers } from '../marking/markers.ts'
import type { PutDown } from './exam-people.ts'
import { mostMinutes, moveDeadlines } from './extra-minutes.ts'
import { holdNewcomers } from './pause-part.ts'
import { givePapers } from './publish.ts'

type Result = Schemas['ImportResult']
type Row = Result['rows'][number]

const mostPeople = 5000
const mostShown = 200
const longestRoom = 50
/** The column of rooms, also under the name that the screens have for it. */
const roomTitles: readonly string[] = [titles.room, 'Phòng thi']

interface Line {
  row: number
  number: string
  /** Empty where none is said; undefined where the workbook has no such column, and rooms stay. */
  room: string | undefined
  /** None where none is said; undefined where the workbook has no such column, and minutes stay. */
  extra: number | undefined
  errors: string[]
}

interface Known {
  nhansu_id: string
  id: number
  extra_minutes: number | null
  room: string | null
}

/**
 * Puts the people of a workbook down for an exam, all or none; each by his number.
 * @returns what it came to, and who of the workbook was put down before and is now
 * @param isTrial tells what it would do and does nothing
 * @throws ApiFailure 400 for a workbook without the column 'Mã NV', and for wrong rows unless it is a trial
 */
export async function uploadPeople(
  context: ProductContext,
  examId: number,
  file: ReceivedFile,
  isTrial: boolean,
): Promise<{ told: Result; before: PutDown[]; after: PutDown[] }> {
  const [head = [], ...body] = sheetOf(file)
  const heads = head.map(titleOf)
  const place = {
    number: heads.indexOf(titles.number),
    room: heads.findIndex((title) => roomTitles.includes(title)),
    extra: heads.indexOf(titles.extra),
  }
  if (place.number < 0) throw invalidInput({ file: [`Tệp không có cột ${titles.number}.`] })
  if (body.length > mostPeople) throw invalidInput({ file: [`Tệp có hơn ${mostPeople} dòng.`] })
  const cleaned: CleanedColumns = new Set()
  const lines = body.flatMap((cells, at): Line[] => {
    if (cells.every((cell) => textOf(cell) === '')) return []
    const text = (of: keyof typeof titles) => takenText(textOf(cells[place[of]] ?? null), titles[of], cleaned)
    const extra = text('extra')
    const minutes = extra === '' ? 0 : Number(extra)
    const isRight = Number.isInteger(minutes) && minutes >= 0 && minutes <= mostMinutes
    const room = place.room < 0 ? undefined : text('room')
    const isLong = (room?.length ?? 0) > longestRoom
    return [
      {
        row: at + 2,
        number: text('number'),
        room,
        extra: place.extra < 0 ? undefined : isRight ? minutes : 0,
        errors: [
          ...(isRight ? [] : [`${titles.extra}: Vui lòng nhập số nguyên từ 0 đến ${mostMinutes}.`]),
          ...(isLong ? [`${titles.room}: Tối đa ${longestRoom} ký tự.`] : []),
        ],
      },
    ]
  })
  const numbers = lines.map(({ number }) => number)
  const known = await byAnyCode(context, numbers, (codes) => knownPeople(context, examId, codes))
  const rows = judged(lines, known)
  const read: readonly string[] = [...Object.values(titles), ...roomTitles]
  const ignored = heads.filter((title) => title !== '' && !read.includes(title))
  const told = resultOf(rows, { ignored, cleaned: [...cleaned] })
  if (isTrial) return { told, before: [], after: [] }
  const [wrong] = rows.filter(({ state }) => state === 'wrong')
  if (wrong) throw invalidInput({ file: [`Dòng ${wrong.row}: ${wrong.errors.join(' ')}`] })
  const after = await put(context, examId, lines, known)
  const before = [...known.values()].flatMap(({ id, extra_minutes: extra, room }) =>
    extra === null ? [] : [{ employee_id: id, extra_minutes: extra, room }],
  )
  return { told, before, after }
}

function textOf(cell: ReadCell): string {
  return cell === null || cell instanceof Date ? '' : String(cell).normalize('NFC').trim()
}

async function knownPeople(
  { db, companyId }: ProductContext,
  examId: number,
  numbers: readonly string[],
): Promise<Map<string, Known>> {
  const { rows } = await sql<Known>`
    select employees.nhansu_id, employees.id, person.extra_minutes, person.room from employees
    left join quiz_exam_people person on person.company_id = employees.company_id and person.employee_id = employees.id
      and person.exam_id = ${examId}
    where employees.company_id = ${companyId} and employees.nhansu_id = any(${numbers}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.nhansu_id, row]))
}

function judged(lines: readonly Line[], known: ReadonlyMap<string, Known>): Row[] {
  const seen = new Map<string | number, number>()
  return lines.map(({ row, number, room, extra, errors }) => {
    const person = known.get(number)
    // Two codes may stand for one person.
    const whom = person?.id ?? number
    const first = seen.get(whom)
    const all = [...errors]
    if (number === '') all.push(`${titles.number}: Vui lòng nhập.`)
    else if (person === undefined) all.push(`${titles.number}: Không có nhân viên ${number}.`)
    if (first !== undefined) all.push(`${titles.number}: Trùng với dòng ${first}.`)
    else if (number !== '') seen.set(whom, row)
    const changes = person === undefined ? [] : changesOf(person, { room, extra })
    const isNew = (person?.extra_minutes ?? null) === null
    const state = all.length > 0 ? 'wrong' : isNew ? 'new' : changes.length === 0 ? 'unchanged' : 'changed'
    return { row, state, key: number || null, changes: state === 'changed' ? changes : [], errors: all }
  })
}

/** What of somebody who is put down becomes another by his row. */
function changesOf(person: Known, { room, extra }: Pick<Line, 'room' | 'extra'>): Row['changes'] {
  const told = { before: textOf(person.extra_minutes) || null, after: String(extra ?? '') }
  const minutes = { field: 'extra_minutes', title: titles.extra, ...told }
  const seat = { field: 'room', title: titles.room, before: person.room, after: room || null }
  return [
    ...(extra === undefined || person.extra_minutes === extra ? [] : [minutes]),
    ...(room === undefined || (person.room ?? '') === room ? [] : [seat]),
  ]
}

const order = ['wrong', 'changed', 'new'] as const

function resultOf(rows: readonly Row[], { ignored, cleaned }: ReadColumns): Result {
  const of = (wanted: Row['state']) => rows.filter(({ state }) => state === wanted)
  const shown = order.flatMap(of)
  return {
    id: null,
    total: rows.length,
    new: of('new').length,
    changed: of('changed').length,
    unchanged: of('unchanged').length,
    wrong: of('wrong').length,
    ignored_columns: [...ignored],
    cleaned_columns: [...cleaned],
    rows: shown.slice(0, mostShown),
    truncated: shown.length > mostShown,
  }
}

async function put(
  context: ProductContext,
  examId: number,
  lines: readonly Line[],
  known: ReadonlyMap<string, Known>,
): Promise<PutDown[]> {
  const people = lines.flatMap(({ number, room, extra: asked }) => {
    const person = known.get(number)
    if (person === undefined) return []
    const before = person.extra_minutes ?? 0
    const extra = asked ?? before
    const more = extra - before
    const seat = room === undefined ? person.room : room || null
    const isSeated = person.extra_minutes === null || seat !== person.room
    return [{ id: person.id, room: seat, extra, more, isSeated }]
  })
  await sql`
    insert into quiz_exam_people (company_id, exam_id, employee_id, room, extra_minutes)
    select ${context.companyId}, ${examId}, id, room, extra
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as given (id bigint, room text, extra integer)
    on conflict (company_id, exam_id, employee_id) do update set room = excluded.room,
      extra_minutes = excluded.extra_minutes`.execute(context.db)
  await refuseMarkersAsTakers(context, examId)
  // Whoever was let go on alone out of his room stays free as long as he keeps his seat.
  const seatedAnew = people.flatMap(({ id, isSeated }) => (isSeated ? [id] : []))
  await moveDeadlines(context, examId, people)
  await givePapers(context, examId)
  await holdNewcomers(context, examId, seatedAnew)
  return people.map(({ id, room, extra }) => ({ employee_id: id, extra_minutes: extra, room }))
}
