import { resources, type ResourceWords } from '@nhansu/sdk/resources'

/** Tables whose rows are no records of a resource. */
const ofNoResource: Readonly<Record<string, string>> = {
  employee_positions: 'chức vụ của nhân viên',
  document_employees: 'tài liệu',
  decision_people: 'quyết định',
  employee_paper_marks: 'hồ sơ đã nộp của nhân viên',
  exam_people: 'đợt kiểm tra định kỳ',
  exam_questions: 'phần thi của đợt kiểm tra định kỳ',
  exam_scores: 'kết quả kiểm tra định kỳ',
  job_changes: 'quá trình công việc của nhân viên',
  job_change_positions: 'quá trình công việc của nhân viên',
}

/**
 * What rows of a table are to whoever is refused a delete because of them: 'Không thể xóa vì dữ liệu đang được sử dụng
 * ở {words}.' The descriptions of the contract say it of their records; a table that is not here is not named.
 */
export const usedBy: Readonly<Record<string, string>> = {
  ...ofNoResource,
  ...Object.fromEntries(
    Object.entries<ResourceWords>(resources).flatMap(([resource, { usedBy: words }]) =>
      words === undefined ? [] : [[tableOf(resource), words]],
    ),
  ),
}

/** `trainingTypes` → `training_types`: a table carries the word of its resource. */
export function tableOf(resource: string): string {
  return resource.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
