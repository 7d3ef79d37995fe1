import { download } from '@nhansu/sdk'
import type { Data, Input } from '@nhansu/sdk/contract'
import { quizQuestionKindLabels } from '@nhansu/sdk/domains/quiz'
import { rightWords, shownOptions } from '@nhansu/sdk/domains/quiz-words'
import { Button } from '@nhansu/ui/button/button.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { client } from '#web/session/client.ts'
import { query } from '#web/session/queries.ts'
import { QuestionPicture } from '../pictures/question-picture.tsx'
import { written } from '../answers/answers.css.ts'
import type { Exam } from './exam-page.tsx'
import { PrintButtons } from './print-buttons.tsx'
import { useSaving } from './use-saving.ts'

const TrialDialog = lazy(() => import('./trial-dialog.tsx'))

type Paper = Data<'quizExams.questions'>['papers'][number]
type Form = Input<'quizExams.paper'>['body']['form']

const forms: readonly (readonly [form: Form, label: string])[] = [
  ['questions', 'In đề thi'],
  ['key', 'In đáp án'],
]

/** The papers of an exam as they were drawn, with what is right; only for who may see questions. */
export default function PapersTab({ exam }: { exam: Exam }) {
  const papers = useQuery(query('quizExams.questions', { path: { id: exam.id } }))
  return (
    <Loaded query={papers} empty={({ papers: all }) => (all.length === 0 ? 'Chưa có đề thi.' : null)}>
      {({ papers: all }) => <Papers exam={exam} papers={all} />}
    </Loaded>
  )
}

function Papers({ exam, papers }: { exam: Exam; papers: readonly Paper[] }) {
  const [shown, setShown] = useState(papers[0]?.code)
  const [isTrying, setTrying] = useState(false)
  const { save, saving } = useSaving()
  const paper = papers.find(({ code }) => code === shown)
  const print = (form: Form, code: string) =>
    save(form, () => download(client, 'quizExams.paper', { path: { id: exam.id }, body: { code, form } }))
  // What is right is printed only when nobody writes any more.
  const printed = exam.status === 'ended' || exam.status === 'released' ? forms : forms.slice(0, 1)
  return (
    <Stack>
      <Inline>
        {papers.map(({ code }) => (
          <Button key={code} size="small" aria-pressed={code === shown} onClick={() => setShown(code)}>
            {`Mã đề ${code}`}
          </Button>
        ))}
      </Inline>
      {paper && (
        <div>
          <Button icon={Play} onClick={() => setTrying(true)}>
            {`Chạy thử mã ${paper.code}`}
          </Button>
        </div>
      )}
      {paper && isTrying && (
        <Suspense>
          <TrialDialog examId={exam.id} paper={paper} onClose={() => setTrying(false)} />
        </Suspense>
      )}
      {paper && (
        <PrintButtons
          forms={printed.map(([form, label]) => [form, `${label} mã ${paper.code}`])}
          saving={saving}
          onPrint={(form) => void print(form, paper.code)}
        />
      )}
      <Stack as="ol" gap="lg">
        {paper?.questions.map((question) => (
          <li key={`${paper.code} ${question.slot}`}>
            <Stack gap="xs">
              <Text weight="strong">
                {`Câu ${question.slot} · ${quizQuestionKindLabels[question.kind]} · ${formatNumber(question.points, 2)} điểm`}
              </Text>
              <div className={written}>{question.content}</div>
              {question.picture_id !== null && (
                <QuestionPicture
                  from="bank"
                  number={question.picture_id}
                  alt={`Hình minh họa câu ${question.slot}`}
                />
              )}
              {shownOptions(question).map((line) => (
                <Text key={line} as="p">
                  {line}
                </Text>
              ))}
              <Text as="p" weight="medium">{`Đáp án: ${rightWords(question)}`}</Text>
            </Stack>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
