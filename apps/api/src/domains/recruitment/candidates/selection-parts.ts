import type { Data } from '@nhansu/sdk/contract'
import { emailHeldReasonLabels, emailRecipientStateLabels } from '@nhansu/sdk/domains/emails'
import { appointmentAnswerLabels, candidateAnswerLabels } from '@nhansu/sdk/domains/portal-pages'
import {
  attendanceLabels,
  conclusionLabels,
  roundKindLabels,
  scheduleStateLabels,
} from '@nhansu/sdk/domains/recruitment'
import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { plainText } from '../../../mail/clean-html.ts'
import { shownDate, shownInstant } from '../../../workbooks/shown-values.ts'
import { lettersTo } from '../emails/letters-to.ts'
import { cardsAreOpen, roundFor } from '../results/round-reader.ts'
import type { Part } from './candidate-parts.ts'
import type { Candidate } from './candidate-rows.ts'

type History = Data<'candidates.history'>

/** What a cell of a workbook holds at most. */
const longestCell = 32_000

/**
 * The parts of a candidate's file that tell how he was chosen: appointments, results, what he sent and answered himself, the
 * letters to him, his reception. Of cards only those that lie open before whoever takes the file.
 */
export async function selectionParts(
  context: ProductContext,
  { id, recruitment_id: campaignId }: Candidate,
  history: History,
): Promise<Part[]> {
  return [
    await appointments(context, id),
    await results(context, id, campaignId ?? null),
    sent(history),
    answers(history),
    await letters(context, id),
    await reception(context, id),
  ]
}

const at = (moment: string | null | undefined) => (moment ? shownInstant(moment) : '')

async function appointments({ db, companyId, inThisCompany }: ProductContext, id: number): Promise<Part> {
  const { rows } = await sql<{
    round: string
    starts_at: string
    ends_at: string
    place: string | null
    state: keyof typeof scheduleStateLabels
    attendance: keyof typeof attendanceLabels | null
    answer: keyof typeof appointmentAnswerLabels | null
  }>`
    select round.name as round, held.starts_at, held.ends_at, concat_ws(', ', room.name, held.place, held.link) as place, held.state,
      sits.attendance, (select given.answer from candidate_answers given where given.company_id = sits.company_id
        and given.schedule_id = sits.schedule_id and given.candidate_id = sits.candidate_id
        and given.starts_at = held.starts_at order by given.id desc limit 1) as answer
    from recruitment_schedule_candidates sits
    join recruitment_schedules held on held.company_id = sits.company_id and held.id = sits.schedule_id
    join recruitment_rounds round on round.company_id = sits.company_id and round.id = held.round_id
    left join recruitment_rooms room on room.company_id = held.company_id and room.id = held.room_id
    where ${inThisCompany('sits')} and sits.company_id = ${companyId} and sits.candidate_id = ${id}
    order by held.starts_at, held.id`.execute(db)
  return {
    title: 'Lịch phỏng vấn',
    columns: ['Vòng', 'Bắt đầu', 'Kết thúc', 'Địa điểm', 'Trạng thái', 'Ứng viên trả lời', 'Có mặt'],
    rows: rows.map(({ round, starts_at: from, ends_at: to, place, state, answer, attendance }) => [
      round,
      at(from),
      at(to),
      place ?? '',
      scheduleStateLabels[state],
      answer ? appointmentAnswerLabels[answer] : '',
      attendance ? attendanceLabels[attendance] : '',
    ]),
  }
}

interface CardRow {
  examiner: string | null
  total: number | null
  conclusion: keyof typeof conclusionLabels
  remark: string | null
  handed_in_at: string
  score: number | null
}

/** A line for each card handed in that may be read now, with the score of its round. */
async function results(context: ProductContext, id: number, campaignId: number | null): Promise<Part> {
  const { db, companyId, inThisCompany } = context
  const { rows: rounds } = await sql<{ id: number }>`
    select id from recruitment_rounds where ${inThisCompany('recruitment_rounds')} and recruitment_id = ${campaignId}
    order by display_order, id`.execute(db)
  const lines: string[][] = []
  for (const { id: roundId } of rounds) {
    const round = await roundFor(context, roundId)
    const { rows } = await sql<CardRow>`
      select employee.full_name as examiner, card.total::float8, card.conclusion, result.remark, card.handed_in_at,
        (select score.score::float8 from recruitment_round_scores score where score.company_id = card.company_id
          and score.round_id = card.round_id and score.candidate_id = card.candidate_id) as score
      from recruitment_cards card
      join recruitment_results result on result.company_id = card.company_id and result.id = card.id
      left join employees employee on employee.company_id = card.company_id and employee.id = card.employee_id
      where card.company_id = ${companyId} and card.round_id = ${roundId} and card.candidate_id = ${id}
        and card.state = 'handed_in' and ${cardsAreOpen(context, round, sql`${id}::bigint`)}
      order by employee.full_name nulls last, card.id`.execute(db)
    for (const { examiner, total, conclusion, remark, handed_in_at: handedIn, score } of rows) {
      lines.push([
        round.name,
        roundKindLabels[round.kind],
        examiner ?? 'Nhân sự nhập',
        points(total),
        conclusionLabels[conclusion],
        remark ?? '',
        at(handedIn),
        points(score),
      ])
    }
  }
  return {
    title: 'Kết quả',
    columns: [
      'Vòng',
      'Loại vòng',
      'Người chấm',
      'Điểm phiếu',
      'Kết luận',
      'Nhận xét',
      'Nộp lúc',
      'Điểm vòng',
    ],
    rows: lines,
  }
}

const points = (score: number | null) => score?.toLocaleString('vi-VN', { maximumFractionDigits: 2 }) ?? ''

function sent({ applications }: History): Part {
  return {
    title: 'Hồ sơ nộp qua cổng',
    columns: ['Mã hồ sơ', 'Gửi lúc', 'Câu hỏi', 'Trả lời'],
    rows: applications.flatMap(
      ({ reference, sent_at: sentAt, source_word: source, answers: given, ...who }) =>
        [
          ...(source === null ? [] : [['Kênh', source]]),
          ...(who.guardian_name === null
            ? []
            : [
                [
                  'Cha, mẹ hoặc người giám hộ',
                  [who.guardian_name, who.guardian_phone].filter(Boolean).join(', '),
                ],
              ]),
          ...given.map(({ key, question, value }) => [
            question ?? `Câu hỏi đã bỏ (${key})`,
            answerText(value),
          ]),
        ].map(([question = '', answer = '']) => [reference, at(sentAt), question, answer]),
    ),
  }
}

function answerText(value: History['applications'][number]['answers'][number]['value']): string {
  if (typeof value === 'boolean') return value ? 'Có' : 'Không'
  if (typeof value === 'number') return value.toLocaleString('vi-VN')
  return typeof value === 'string' ? value : value.join(', ')
}

function answers({ answers: given }: History): Part {
  return {
    title: 'Trả lời của ứng viên',
    columns: ['Trả lời lúc', 'Trả lời', 'Lịch', 'Lý do'],
    rows: given.map(({ answered_at: when, answer, starts_at: from, reason }) => [
      at(when),
      candidateAnswerLabels[answer],
      at(from),
      reason ?? '',
    ]),
  }
}

async function letters(context: ProductContext, id: number): Promise<Part> {
  const all = await lettersTo(context, id)
  return {
    title: 'Thư',
    columns: ['Thời điểm', 'Chủ đề', 'Người gửi', 'Trạng thái', 'Nội dung'],
    rows: all.map(
      ({ subject, html, state, held_reason: held, sent_at: sentAt, created_at: asked, ...by }) => [
        at(sentAt ?? asked),
        subject,
        by.sent_by_name ?? '',
        [emailRecipientStateLabels[state], held && emailHeldReasonLabels[held]].filter(Boolean).join(': '),
        html === null ? '' : plainText(html).slice(0, longestCell),
      ],
    ),
  }
}

async function reception({ db, inThisCompany }: ProductContext, id: number): Promise<Part> {
  const { rows } = await sql<{
    name: string
    due_date: string | null
    done_on: string | null
    waived_reason: string | null
  }>`
    select item.name, item.due_date, item.done_on, item.waived_reason from procedure_items item
    join procedures on procedures.company_id = item.company_id and procedures.id = item.procedure_id
    where ${inThisCompany('procedures')} and procedures.candidate_id = ${id}
    order by procedures.id, item.display_order, item.id`.execute(db)
  const day = (date: string | null) => (date ? shownDate(date) : '')
  return {
    title: 'Thủ tục tiếp nhận',
    columns: ['Công việc', 'Hạn', 'Ngày xong', 'Lý do miễn'],
    rows: rows.map(({ name, due_date: due, done_on: done, waived_reason: why }) => [
      name,
      day(due),
      day(done),
      why ?? '',
    ]),
  }
}
