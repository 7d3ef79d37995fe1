import { QuestionPicture } from '../pictures/question-picture.tsx'
import type { AskedQuestion } from './question-values.ts'

interface PaperPicturesProps {
  examId: number
  questions: readonly AskedQuestion[]
  /** The question whose picture is seen. */
  shown: number
}

/** The pictures of a whole paper, fetched when it is opened: without network the next question still has its own. */
export function PaperPictures({ examId, questions, shown }: PaperPicturesProps) {
  return questions
    .filter(({ picture_id: picture }) => picture !== null)
    .map(({ slot }) => (
      <div key={slot} hidden={slot !== shown}>
        <QuestionPicture from="paper" exam={examId} number={slot} alt={`Hình minh họa câu ${slot}`} />
      </div>
    ))
}
