import type { Data } from '@nhansu/sdk/contract'
import { quizQuestionKindLabels } from '@nhansu/sdk/domains/quiz'
import { Button } from '@nhansu/ui/button/button.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { rightWords, shownOptions } from '../answers/answer-words.ts'
import { written } from '../answers/answers.css.ts'

type Paper = Data<'quizExams.questions'>['papers'][number]

/** The papers of an exam as they were drawn, with what is right; only for who may see questions. */
export default function PapersTab({ examId }: { examId: number }) {
  const papers = useQuery(query('quizExams.questions', { path: { id: examId } }))
  return (
    <Loaded query={papers} empty={({ papers: all }) => (all.length === 0 ? 'Chưa có đề thi.' : null)}>
      {({ papers: all }) => <Papers papers={all} />}
    </Loaded>
  )
}

function Papers({ papers }: { papers: readonly Paper[] }) {
  const [shown, setShown] = useState(papers[0]?.code)
  const paper = papers.find(({ code }) => code === shown)
  return (
    <Stack>
      <Inline>
        {papers.map(({ code }) => (
          <Button key={code} size="small" aria-pressed={code === shown} onClick={() => setShown(code)}>
            {`Mã đề ${code}`}
          </Button>
        ))}
      </Inline>
      <Stack as="ol" gap="lg">
        {paper?.questions.map((question) => (
          <li key={`${paper.code} ${question.slot}`}>
            <Stack gap="xs">
              <Text weight="strong">
                {`Câu ${question.slot} · ${quizQuestionKindLabels[question.kind]} · ${formatNumber(question.points, 2)} điểm`}
              </Text>
              <div className={written}>{question.content}</div>
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
