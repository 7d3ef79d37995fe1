import type { Schemas } from '@nhansu/sdk/contract'
import { Link } from '@nhansu/ui/link/link.tsx'
import { usePermission } from '#web/session/use-profile.ts'
import { quizExamPath } from '../quiz/public.tsx'

/** The exam that a part is held as; it leads there for who may see exams. */
export function QuizLink({ part }: { part: Schemas['ExamPart'] }) {
  const maySee = usePermission('quiz_exam_access')
  const { quiz_exam_id: id, quiz_exam_name: name } = part
  if (id == null) return '–'
  return maySee ? <Link href={quizExamPath(id)}>{name}</Link> : name
}
