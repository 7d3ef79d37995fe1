import { ExamForm } from './exam-form.tsx'

/** Makes a periodic test, as a draft. */
export default function NewExam() {
  return <ExamForm title="Thêm đợt kiểm tra" />
}
