import type { Data } from '@nhansu/sdk/contract'
import { quizTakenStateLabels } from '@nhansu/sdk/domains/quiz'
import { ApiFailure } from '../../../contract/failure.ts'
import type { Handler } from '../../../contract/handlers.ts'
import type { Paper, PaperColumn } from '../../../print/paper.ts'
import { takeTurn } from '../../../workbooks/export-turns.ts'
import { takenExams } from '../exams/exam-people.ts'
import { countWords } from './count-words.ts'
import { minutesOf } from './minutes-paper.ts'
import {
  decimal,
  minute,
  mostRows,
  paperExam,
  type PaperExam,
  paperFile,
  requireOver,
  text,
} from './paper-facts.ts'

type Taken = Data<'quizExams.takenExams'>['taken_exams'][number]

const names = { marks: 'Bảng điểm', minutes: 'Biên bản thi' } as const

/** 'BẢNG ĐIỂM' and 'BIÊN BẢN THI' of an exam that is over. */
export const resultPaper: Handler<'quizExams.resultPaper'> = async ({ path, body }, context) => {
  const exam = await paperExam(context, path.id)
  requireOver(exam, body.form === 'marks' ? 'bảng điểm để in' : 'biên bản để in')
  const taken = await takenExams(context, path.id)
  if (taken.length > mostRows) {
    throw new ApiFailure(
      409,
      `Bản in chứa nhiều nhất ${mostRows} thí sinh, kỳ thi có ${taken.length}. Hãy xuất bảng điểm ra Excel.`,
    )
  }
  await takeTurn(context)
  context.audit({ recordId: path.id, detail: { form: body.form, rows: taken.length } })
  const paper = body.form === 'marks' ? marksOf(exam, taken) : await minutesOf(context, path.id, exam, taken)
  return paperFile(context, `${names[body.form]} ${exam.code}`, paper)
}

const columns: readonly PaperColumn[] = [
  { title: 'STT', width: 4, align: 'center' },
  { title: 'Mã NV', width: 9 },
  { title: 'Họ và tên', width: 20 },
  { title: 'Đơn vị', width: 20 },
  { title: 'Mã đề', width: 6, align: 'center' },
  { title: 'Nộp lúc', width: 13, align: 'center' },
  { title: 'Số câu trả lời', width: 8, align: 'right' },
  { title: 'Điểm', width: 7, align: 'right' },
  { title: 'Kết quả', width: 11 },
]

function marksOf(exam: PaperExam, taken: readonly Taken[]): Omit<Paper, 'heading'> {
  return {
    title: 'BẢNG ĐIỂM',
    subject: `${exam.name} (${exam.code}), từ ${minute(exam.start_at)} đến ${minute(exam.end_at)}`,
    orientation: 'landscape',
    body: [{ kind: 'table', columns, rows: taken.map(cellsOf) }, text(countWords(taken))],
    signatures: [{ office: 'NGƯỜI LẬP BẢNG' }, { office: 'CÁN BỘ KHẢO THÍ' }],
  }
}

function cellsOf(row: Taken, index: number): string[] {
  const { nhansu_id, full_name, department_name, paper_code, finished_at, answered, score, passed } = row
  return [
    String(index + 1),
    nhansu_id,
    full_name,
    department_name ?? '',
    paper_code ?? '',
    finished_at === null ? '' : minute(finished_at),
    answered === null ? '' : String(answered),
    score === null ? '' : decimal(score),
    passed === null ? quizTakenStateLabels[row.state] : passed ? 'Đạt' : 'Không đạt',
  ]
}
