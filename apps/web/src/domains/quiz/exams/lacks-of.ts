import type { Data } from '@nhansu/sdk/contract'
import { quizDifficultyLabels } from '@nhansu/sdk/domains/quiz'

type Exam = Data<'quizExams.show'>['exam']
type Cell = Data<'quizExams.cells'>['cells'][number]

/** What a draft lacks before it can be published, in sentences. */
export function lacksOf(
  exam: Pick<Exam, 'people_total'>,
  cells: readonly Cell[],
  markersTotal: number,
): string[] {
  const short = cells.filter(({ count, available }) => available < count)
  return [
    ...(cells.length === 0 ? ['Chưa có cấu trúc đề.'] : []),
    ...short.map(
      ({ count, available, field_name: field, ...cell }) =>
        `Thiếu ${count - available} câu${wordsOf(cell)} của lĩnh vực ${field}.`,
    ),
    ...(markersTotal === 0 && cells.some(({ kind }) => kind === 'essay')
      ? ['Chưa có người chấm câu tự luận.']
      : []),
    ...((exam.people_total ?? 0) === 0 ? ['Chưa có thí sinh.'] : []),
  ]
}

function wordsOf({
  question_id: chosen,
  kind,
  difficulty,
}: Pick<Cell, 'question_id' | 'kind' | 'difficulty'>) {
  if (chosen !== null) return ' đã chọn'
  return `${kind === 'essay' ? ' Tự luận' : ''}${difficulty === null ? '' : ` ${quizDifficultyLabels[difficulty]}`}`
}
