import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import { type Drawable, drawPaper, type Slot } from '../domains/quiz/exams/draw.ts'
import { type DemoPaper, sitDemoExam } from './demo-quiz-attempts.ts'

/** An exam of the demo. Days are counted from the day that the demo takes for today. */
interface DemoExam {
  code: string
  name: string
  /** Codes of fields, each with how many questions are drawn from it. */
  cells: readonly (readonly [field: string, count: number])[]
  /** Codes of fields, each with how many written answers it asks for; people of HR mark them. */
  written?: readonly (readonly [field: string, count: number])[]
  papers: number
  opens: number
  closes: number
  minutes: number
  shows: 'now' | 'after' | 'none'
  /** With the score what was right, the keys and why. */
  showsAnswers: boolean
  /** Days after it opened on which somebody released its results. */
  released?: number
  /** Where its people sit, in turn. */
  rooms?: readonly string[]
  stage: 'draft' | 'scheduled' | 'cancelled'
  /** How many take it; those with an account come first. */
  people: number
}

/** One whose results are released and that shows everything, one that shows no marks, one whose written answers are being marked, one to take, one to come, a draft and one that was cancelled. */
const exams: readonly DemoExam[] = [
  {
    code: 'ATLD-2026-Q3',
    name: 'Thi an toàn lao động quý III',
    papers: 1,
    opens: -38,
    closes: -38,
    minutes: 30,
    shows: 'after',
    showsAnswers: true,
    released: 3,
    rooms: ['Phòng đào tạo 1', 'Phòng đào tạo 2'],
    stage: 'scheduled',
    people: 36,
    cells: [
      ['ATVSLD', 7],
      ['PCCC', 7],
      ['VHXN', 6],
    ],
  },
  {
    code: 'NVKHO-2026-10',
    name: 'Thi nghiệp vụ kho vận tháng 10',
    papers: 2,
    opens: -12,
    closes: -11,
    minutes: 20,
    shows: 'none',
    showsAnswers: false,
    stage: 'scheduled',
    people: 24,
    cells: [
      ['NVKTK', 8],
      ['NVGN', 7],
      ['VHXN', 5],
    ],
  },
  {
    code: 'SCC-2026-10',
    name: 'Thi sơ cấp cứu và xử lý sự cố kho',
    papers: 1,
    opens: -5,
    closes: -5,
    minutes: 30,
    shows: 'after',
    showsAnswers: true,
    stage: 'scheduled',
    people: 14,
    cells: [['SCC', 8]],
    written: [
      ['SCC', 1],
      ['NVKTK', 1],
    ],
  },
  {
    code: 'ATTT-2026',
    name: 'Tìm hiểu an toàn thông tin và nội quy',
    papers: 2,
    opens: 0,
    closes: 420,
    minutes: 30,
    shows: 'now',
    showsAnswers: false,
    stage: 'scheduled',
    people: 40,
    cells: [
      ['ATTT', 6],
      ['NQLD', 6],
      ['BVDLCN', 4],
      ['THVP', 4],
    ],
  },
  {
    code: 'PCCC-2027',
    name: 'Thi phòng cháy chữa cháy năm 2027',
    papers: 4,
    opens: 120,
    closes: 121,
    minutes: 20,
    shows: 'after',
    showsAnswers: true,
    rooms: ['Phòng đào tạo 1', 'Phòng đào tạo 2'],
    stage: 'scheduled',
    people: 30,
    cells: [['PCCC', 15]],
  },
  {
    code: 'DVKH-2027-Q1',
    name: 'Thi kỹ năng phục vụ khách hàng',
    papers: 1,
    opens: 90,
    closes: 91,
    minutes: 15,
    shows: 'after',
    showsAnswers: false,
    stage: 'draft',
    people: 12,
    cells: [
      ['DVKH', 8],
      ['ISO9001', 7],
    ],
  },
  {
    code: 'SCC-2026-09',
    name: 'Thi sơ cấp cứu tháng 9',
    papers: 1,
    opens: -50,
    closes: -50,
    minutes: 15,
    shows: 'after',
    showsAnswers: false,
    stage: 'cancelled',
    people: 10,
    cells: [['SCC', 10]],
  },
]

/**
 * Gives the company of the transaction exams of every state, with papers drawn as the product draws them, and with attempts
 * marked as it marks them.
 *
 * @param reference the day that the demo takes for today, yyyy-mm-dd
 */
export async function seedDemoQuizExams(client: PoolClient, reference: string): Promise<void> {
  for (const exam of exams) {
    const id = await insertExam(client, reference, exam)
    await insertCells(client, id, exam)
    if (exam.written) await insertMarkers(client, id)
    await insertPeople(client, id, exam)
    if (exam.stage === 'draft') continue
    const papers = await insertPapers(client, id, exam)
    if (exam.stage === 'scheduled' && exam.closes < 0) await sitDemoExam(client, id, papers)
  }
}

async function insertExam(client: PoolClient, reference: string, exam: DemoExam): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into quiz_exams (company_id, code, name, start_at, end_at, duration, paper_count, show_result, show_answers,
       show_marks, show_explanations, note, stage, cancel_reason, seed, waits_for_release, released_at, released_by)
     select app_company_id(), $2, $3, ($1::date + $4::integer + time '08:00') at time zone 'Asia/Ho_Chi_Minh',
       ($1::date + $5::integer + time '11:00') at time zone 'Asia/Ho_Chi_Minh', $6, $7, $8, $9, $9, $9,
       'Không dùng tài liệu. Có sự cố hãy báo ngay cho cán bộ khảo thí.', $10,
       case $10 when 'cancelled' then 'Trùng lịch kiểm kê kho.' end, case when $10 <> 'draft' then md5($2) end, releaser.id is not null,
       case when releaser.id is not null
         then ($1::date + $4::integer + $11::integer + time '15:00') at time zone 'Asia/Ho_Chi_Minh' end, releaser.id
     from (select min(held.user_id) as id from user_roles held
       join roles on roles.company_id = held.company_id and roles.id = held.role_id
       where held.company_id = app_company_id() and roles.shipped_key = any($12) and $11::integer is not null) releaser
     returning id`,
    [
      reference,
      exam.code,
      exam.name,
      exam.opens,
      exam.closes,
      exam.minutes,
      exam.papers,
      exam.shows,
      exam.showsAnswers,
      exam.stage,
      exam.released ?? null,
      ofHr,
    ],
  )
  return rows[0]?.id ?? 0
}

/** Who arranges exams, marks and releases them. */
const ofHr = ['hr_head', 'hr_officer']

/** Points of a written answer; every other question has one. */
const writtenPoints = 2

async function insertCells(
  client: PoolClient,
  examId: number,
  { cells, written = [] }: DemoExam,
): Promise<void> {
  const given = [
    ...cells.map(([code, count]) => ({ code, count, kind: null, points: 1 })),
    ...written.map(([code, count]) => ({ code, count, kind: 'essay', points: writtenPoints })),
  ]
  await client.query(
    `insert into quiz_exam_cells (company_id, exam_id, place, field_id, count, kind, points)
     select field.company_id, $1, given.place, field.id, given.count, given.kind, given.points
     from rows from (jsonb_to_recordset($2::jsonb) as (code text, count integer, kind text, points numeric))
       with ordinality as given (code, count, kind, points, place)
     join fields field on field.code = given.code order by given.place`,
    [examId, JSON.stringify(given)],
  )
}

/** Two mark: those who look after people and have an account, before others where a company has none. */
async function insertMarkers(client: PoolClient, examId: number): Promise<void> {
  await client.query(
    `insert into quiz_exam_markers (company_id, exam_id, employee_id)
     select company_id, $1, id from (
       select employee.company_id, employee.id, exists (select from users
         join user_roles held on held.company_id = employee.company_id and held.user_id = users.id
         join roles on roles.company_id = held.company_id and roles.id = held.role_id
         where users.person_id = employee.person_id and roles.shipped_key = any($2)) as is_hr
       from employees employee where employee.company_id = app_company_id() and employee.active
       order by is_hr desc, employee.id limit 2) chosen`,
    [examId, ofHr],
  )
}

/** Whoever has an account comes first, so that each account of the demo has exams of its own. */
async function insertPeople(
  client: PoolClient,
  examId: number,
  { people, stage, rooms = [] }: DemoExam,
): Promise<void> {
  await client.query(
    `insert into quiz_exam_people (company_id, exam_id, employee_id, notified_at, room)
     select exam.company_id, exam.id, chosen.id, case when $3 <> 'draft' then exam.start_at - interval '6 days' end,
       ($4::text[])[1 + (row_number() over (order by chosen.has_account desc, chosen.id) - 1) % nullif(cardinality($4::text[]), 0)]
     from quiz_exams exam, lateral (
       select employee.id, exists (select from users where users.person_id = employee.person_id) as has_account
       from employees employee
       where employee.company_id = exam.company_id and employee.active
         and employee.id not in (select employee_id from quiz_exam_markers marker where marker.exam_id = exam.id)
       order by has_account desc, (employee.id * 7919 + exam.id * 104729) % 100003, employee.id limit $2) chosen
     where exam.id = $1 order by chosen.has_account desc, chosen.id`,
    [examId, people, stage, rooms],
  )
}

async function insertPapers(client: PoolClient, examId: number, exam: DemoExam): Promise<DemoPaper[]> {
  const pools = await poolsOf(client, exam)
  const papers: DemoPaper[] = []
  for (let at = 0; at < exam.papers; at += 1) {
    const code = String(101 + at)
    const { slots } = drawPaper(pools, {
      seed: `${createHash('md5').update(exam.code).digest('hex')}|${code}`,
      shuffleQuestions: true,
      shuffleOptions: true,
    })
    papers.push({ id: await insertPaper(client, examId, code, slots), slots })
  }
  await client.query(
    `update quiz_exam_people person set paper_id = ($2::bigint[])[1 + placed.place % cardinality($2::bigint[])]
     from (select id, row_number() over (order by id) - 1 as place from quiz_exam_people where exam_id = $1) placed
     where person.id = placed.id`,
    [examId, papers.map(({ id }) => id)],
  )
  return papers
}

async function poolsOf(client: PoolClient, { cells, written = [] }: DemoExam) {
  const pools = []
  const asked = [
    ...cells.map((cell) => ({ cell, isWritten: false, points: 1 })),
    ...written.map((cell) => ({ cell, isWritten: true, points: writtenPoints })),
  ]
  for (const {
    cell: [field, count],
    isWritten,
    points,
  } of asked) {
    const { rows } = await client.query<Drawable>(
      `select version.id as "versionId", version.kind, version.options, version.keep_order as "keepOrder"
       from quiz_question_versions version
       join quiz_questions question on question.company_id = version.company_id and question.id = version.question_id
       join fields field on field.company_id = question.company_id and field.id = question.field_id
       where field.code = $1 and (question.kind = 'essay') = $2 order by version.id`,
      [field, isWritten],
    )
    pools.push({ count, points, width: 2, pool: rows })
  }
  return pools
}

async function insertPaper(
  client: PoolClient,
  examId: number,
  code: string,
  slots: readonly Slot[],
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into quiz_papers (company_id, exam_id, code) values (app_company_id(), $1, $2) returning id`,
    [examId, code],
  )
  const id = rows[0]?.id ?? 0
  await client.query(
    `insert into quiz_paper_slots (company_id, paper_id, slot, question_version_id, option_order, points)
     select app_company_id(), $1, slot, version, letters, points
     from jsonb_to_recordset($2::jsonb) as given (slot integer, version bigint, letters text[], points numeric)
     order by slot`,
    [
      id,
      JSON.stringify(
        slots.map(({ versionId, optionOrder, points }, at) => ({
          slot: at + 1,
          version: versionId,
          letters: optionOrder,
          points,
        })),
      ),
    ],
  )
  return id
}
