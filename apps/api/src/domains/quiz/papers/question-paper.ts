import { buffer } from 'node:stream/consumers'
import type { Data } from '@nhansu/sdk/contract'
import { rightWords, shownOptions } from '@nhansu/sdk/domains/quiz-words'
import { ApiFailure, invalidInput } from '../../../contract/failure.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import type { Block } from '../../../print/paper.ts'
import { takeTurn } from '../../../workbooks/export-turns.ts'
import { openPicture } from '../question-pictures.ts'
import { papersOf } from '../exams/papers.ts'
import {
  decimal,
  dots,
  minute,
  paperExam,
  type PaperExam,
  paperFile,
  requireOver,
  text,
} from './paper-facts.ts'

type DrawnPaper = Data<'quizExams.questions'>['papers'][number]
type Question = DrawnPaper['questions'][number]

/** 'ĐỀ THI' of one code without a word of what is right, or its 'ĐÁP ÁN' once the exam is over for everybody. */
export const questionPaper: Handler<'quizExams.paper'> = async ({ path, body }, context) => {
  const exam = await paperExam(context, path.id)
  if (exam.status === 'draft') throw new ApiFailure(409, 'Kỳ thi chưa công bố nên chưa có đề.')
  if (body.form === 'key') requireOver(exam, 'đáp án để in')
  const drawn = (await papersOf(context, path.id)).find(({ code }) => code === body.code)
  if (drawn === undefined) throw invalidInput({ code: ['Kỳ thi không có mã đề này.'] })
  await takeTurn(context)
  context.audit({ recordId: path.id, detail: { form: body.form, code: drawn.code } })
  const isKey = body.form === 'key'
  return paperFile(context, `${isKey ? 'Đáp án' : 'Đề thi'} ${exam.code} mã ${drawn.code}`, {
    title: isKey ? 'ĐÁP ÁN' : 'ĐỀ THI',
    subject: `${exam.name}, mã đề ${drawn.code}`,
    orientation: 'portrait',
    body: isKey ? [keyTable(drawn.questions)] : [...headOf(exam, drawn), ...(await askedAll(context, drawn))],
    signatures: isKey ? [{ office: 'CÁN BỘ KHẢO THÍ' }] : [],
  })
}

function headOf({ start_at, duration }: PaperExam, { questions }: DrawnPaper): Block[] {
  const points = questions.reduce((sum, question) => sum + question.points, 0)
  return [
    text(
      `Thời gian làm bài: ${duration} phút. Mở lúc ${minute(start_at)}. Đề có ${questions.length} câu, tổng ${decimal(points)} điểm.`,
    ),
    text(`Họ và tên: ${dots} Mã nhân viên: ${dots} Đơn vị: ${dots}`),
  ]
}

async function askedAll(context: ProductContext, { questions }: DrawnPaper): Promise<Block[]> {
  const blocks: Block[] = []
  for (const question of questions) blocks.push(...asked(question, await pictureOf(context, question)))
  return blocks
}

/** A paper that is printed without a picture would ask for what nobody can see, so one that cannot be had is refused. */
async function pictureOf(context: ProductContext, { picture_id: id }: Question): Promise<Block[]> {
  if (id === null) return []
  const { content } = await openPicture(context, id)
  return [{ kind: 'picture', content: await buffer(content), mediaType: 'image/jpeg' }]
}

function asked({ slot, kind, content, options, points }: Question, picture: readonly Block[]): Block[] {
  const [first = '', ...more] = content.split('\n').filter((line) => line.trim() !== '')
  return [
    text(`Câu ${slot} (${decimal(points)} điểm). ${first}`),
    ...more.map(text),
    ...picture,
    ...shownOptions({ kind, options }).map((line) =>
      text(kind === 'statements' ? `${line} (Đúng / Sai)` : line),
    ),
    ...(answerLines[kind] ?? []).map(text),
  ]
}

/** What there is to write on, where the options do not say it. */
const answerLines: Partial<Record<Question['kind'], readonly string[]>> = {
  true_false: ['Đúng / Sai'],
  fill: [`Trả lời: ${dots}`],
  essay: Array.from({ length: 6 }, () => `${dots}${dots}`),
}

function keyTable(questions: readonly Question[]): Block {
  return {
    kind: 'table',
    columns: [
      { title: 'Câu', width: 1, align: 'center' },
      { title: 'Đáp án', width: 8 },
      { title: 'Điểm', width: 1, align: 'right' },
    ],
    rows: questions.map((question) => [
      String(question.slot),
      question.kind === 'essay' ? 'Tự luận, chấm theo hướng dẫn' : rightWords(question),
      decimal(question.points),
    ]),
  }
}
