import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { Slot } from '../domains/quiz/exams/draw.ts'
import { shareOfMark } from '../domains/quiz/marking/answer-marks.ts'
import { mark, type Marked, total } from '../domains/quiz/taking/mark.ts'

/** A paper with what was drawn for it. */
export interface DemoPaper {
  id: number
  slots: readonly Slot[]
}

interface Taker {
  id: number
  paper_id: number
  place: number
  start_at: Date
  duration: number
  pass_percent: number
}

interface Answer {
  slot: number
  value: string[]
  seq: number
}

const letters = ['A', 'B', 'C', 'D', 'E', 'F']

/**
 * Lets the people of an exam that is over take it: nearly all come, most of them know most of it, some hand in when the
 * time is over. Everything follows from their ids and the seed.
 */
export async function sitDemoExam(
  client: PoolClient,
  examId: number,
  papers: readonly DemoPaper[],
): Promise<void> {
  const { rows: takers } = await client.query<Taker>(
    `select person.id, person.paper_id, row_number() over (order by person.id)::integer as place, exam.start_at,
       exam.duration, exam.pass_percent
     from quiz_exam_people person
     join quiz_exams exam on exam.company_id = person.company_id and exam.id = person.exam_id
     where person.exam_id = $1 order by person.id`,
    [examId],
  )
  const versions = await versionsOf(client, papers)
  // Every ninth stays away.
  for (const taker of takers.filter(({ place }) => place % 9 !== 0)) {
    const paper = papers.find(({ id }) => id === taker.paper_id)
    if (paper) await insertAttempt(client, taker, attemptOf(taker, paper, versions))
  }
}

async function versionsOf(client: PoolClient, papers: readonly DemoPaper[]): Promise<Map<number, Marked>> {
  const { rows } = await client.query<Marked & { id: number }>(
    `select id, kind, content, options, right_options, blanks, partial_credit from quiz_question_versions
     where id = any($1::bigint[])`,
    [papers.flatMap(({ slots }) => slots.map(({ versionId }) => versionId))],
  )
  return new Map(rows.map(({ id, ...version }) => [id, version]))
}

function attemptOf(
  { id, place, pass_percent: passPercent }: Taker,
  { slots }: DemoPaper,
  versions: ReadonlyMap<number, Marked>,
) {
  // From 45 to 98 in a hundred.
  const skill = 45 + ((place * 37) % 54)
  const marked = slots.flatMap(({ versionId, optionOrder, points }, at) => {
    const question = versions.get(versionId)
    if (!question) return []
    const luck = (id * 7919 + at * 4241 + place * 613) % 100
    const value = luck > 96 ? [] : answerTo(question, optionOrder, luck < skill)
    const written = question.kind === 'essay' && value.length > 0
    const earned = written ? (luck < skill ? points : points / 2) : 0
    const share = written ? shareOfMark({ points }, { earned }) : mark(question, optionOrder, value)
    return [{ slot: at + 1, versionId, written, earned, value, points, share }]
  })
  // Every second paper still waits for one of its written answers.
  const written = marked.filter((answer) => answer.written)
  const isWaiting = written.length > 0 && place % 2 === 1
  const answers: Answer[] = marked.flatMap(({ value }, at) =>
    value.length > 0 ? [{ slot: at + 1, value, seq: at + 1 }] : [],
  )
  const { points, score, passed } = total(marked, passPercent)
  return {
    answers,
    marks: written.map(({ slot, versionId, points: most, earned }, at) => ({
      slot,
      version: versionId,
      points: most,
      earned: isWaiting && at === 0 ? null : earned,
    })),
    state: isWaiting ? 'handed_in' : 'marked',
    points: isWaiting ? null : points,
    score: isWaiting ? null : score,
    passed: isWaiting ? null : passed,
    hash: createHash('sha256')
      .update(JSON.stringify(answers.map(({ slot, value }) => [slot, value])))
      .digest('hex'),
    most: slots.reduce((sum, slot) => sum + slot.points, 0),
  }
}

const writtenAnswers = [
  'Trước hết bảo đảm an toàn cho mình và người xung quanh.\nSau đó làm đúng từng bước theo quy trình, ghi lại thời điểm và báo ngay cho người phụ trách.\nCuối cùng lập biên bản, có người chứng kiến ký tên.',
  'Em báo cho tổ trưởng rồi chờ hướng dẫn.',
] as const

/** What somebody answers who knows it, or does not, in the letters that his paper shows. */
function answerTo(question: Marked, order: readonly string[], knows: boolean): string[] {
  const { kind, options, right_options: right, blanks } = question
  if (kind === 'essay') return [writtenAnswers[knows ? 0 : 1]]
  if (kind === 'fill')
    return (blanks ?? '').split('\n').map((line) => (knows ? (line.split('|')[0] ?? '') : 'không nhớ'))
  if (kind === 'statements')
    return options.map((_, at) => (right.includes(letters[at] ?? '') === (knows || at > 0) ? 'A' : 'B'))
  const known = order.flatMap((letter, at) => (right.includes(letter) === knows ? [letters[at] ?? ''] : []))
  return kind === 'multiple' && knows ? known : known.slice(0, 1)
}

async function insertAttempt(
  client: PoolClient,
  { id, paper_id: paperId, place, start_at: start, duration }: Taker,
  { answers, marks, state, hash, most, points, score, passed }: ReturnType<typeof attemptOf>,
): Promise<void> {
  // Every tenth needs the whole time.
  const byClock = place % 10 === 7
  const minutes = byClock ? duration : 6 + ((place * 5) % Math.max(1, duration - 8))
  const { rows } = await client.query<{ id: number }>(
    `insert into quiz_attempts (company_id, person_id, paper_id, notice_version, device, seal_key, state, started_at,
       deadline_at, away_count, away_seconds, finished_at, heard_at, ended_by, answered, receipt, points, max_points, score, passed)
     select app_company_id(), $1::bigint, $2, 1, md5('device ' || $1::bigint), md5('seal ' || $1::bigint) || md5('key ' || $1::bigint), $16, begun,
       begun + make_interval(mins => $5), $6, $7, begun + make_interval(mins => $8), begun + make_interval(mins => $8), $9, $10, $11, $12, $13, $14, $15
     from (select $3::timestamptz + make_interval(mins => $4) as begun) at
     returning id`,
    [
      id,
      paperId,
      start,
      place % 12,
      duration,
      place % 6 === 2 ? 2 : 0,
      place % 6 === 2 ? 14 : 0,
      minutes,
      byClock ? 'clock' : 'taker',
      answers.length,
      hash,
      points,
      most,
      score,
      passed,
      state,
    ],
  )
  await client.query(
    `insert into quiz_answers (company_id, attempt_id, slot, seq, value, saved_at)
     select attempt.company_id, attempt.id, slot, seq, value, attempt.started_at + make_interval(secs => seq * 20)
     from quiz_attempts attempt, jsonb_to_recordset($2::jsonb) as given (slot integer, seq bigint, value text[])
     where attempt.id = $1 order by slot`,
    [rows[0]?.id, JSON.stringify(answers)],
  )
  if (marks.length > 0) await insertMarks(client, rows[0]?.id ?? 0, marks)
}

/** The marks of the written answers of an attempt, by the first of the markers; what earned nothing yet waits. */
async function insertMarks(
  client: PoolClient,
  attemptId: number,
  marks: ReturnType<typeof attemptOf>['marks'],
): Promise<void> {
  await client.query(
    `insert into quiz_answer_marks (company_id, id, attempt_id, slot, exam_id, question_version_id, points, earned, remark,
       marker_id, marked_at)
     select attempt.company_id, 1 + ('x' || substr(md5(attempt.id || ' ' || given.slot), 1, 12))::bit(48)::bigint,
       attempt.id, given.slot, paper.exam_id, given.version, given.points, given.earned,
       case when given.earned < given.points then 'Còn thiếu các bước sau khi báo cáo.' end,
       case when given.earned is not null then (select min(marker.employee_id) from quiz_exam_markers marker
         where marker.company_id = attempt.company_id and marker.exam_id = paper.exam_id) end,
       case when given.earned is not null then attempt.finished_at + interval '1 day' end
     from quiz_attempts attempt
     join quiz_papers paper on paper.company_id = attempt.company_id and paper.id = attempt.paper_id,
       jsonb_to_recordset($2::jsonb) as given (slot integer, version bigint, points numeric, earned numeric)
     where attempt.id = $1 order by given.slot`,
    [attemptId, JSON.stringify(marks)],
  )
}
