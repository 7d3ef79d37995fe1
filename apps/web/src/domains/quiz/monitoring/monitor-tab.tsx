import type { Data } from '@nhansu/sdk/contract'
import { fieldFacts } from '@nhansu/sdk/field-facts/quiz-exams'
import { Button } from '@nhansu/ui/button/button.tsx'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { mutation, query } from '#web/session/queries.ts'
import type { Exam } from '../exams/exam-page.tsx'

type Monitor = Data<'quizExams.monitor'>

/** Between two looks at an exam that is being taken, in milliseconds. */
const lookEvery = 5000

const fields: readonly AnyField[] = [
  {
    field: 'text',
    label: 'Nội dung',
    input: 'long-text',
    required: true,
    fact: fieldFacts.takes.sendMessage.fields.text,
    hint: 'Mọi thí sinh đang làm bài đọc được, không gửi riêng ai.',
  },
]

interface MonitorTabProps {
  exam: Exam
  /** Whether the reader may tell takers something. */
  mayEdit: boolean
}

/** 'Giám sát': how everybody is doing, what takers report, and what they are told. */
export default function MonitorTab({ exam, mayEdit }: MonitorTabProps) {
  const isHeld = exam.status === 'running' || exam.status === 'paused'
  const monitor = useQuery({
    ...query('quizExams.monitor', { path: { id: exam.id } }),
    refetchInterval: isHeld ? lookEvery : false,
  })
  const [isTelling, setTelling] = useState(false)
  const [sending] = useState(() => mutation('quizExams.sendMessage'))
  const { mutateAsync: send } = useMutation(sending)
  return (
    <Loaded query={monitor}>
      {(seen) => (
        <Stack>
          <DescriptionList items={countsOf(seen)} columns={3} layout="under" />
          {mayEdit && isHeld && (
            <div>
              <Button icon={Megaphone} onClick={() => setTelling(true)}>
                Gửi thông báo cho mọi thí sinh
              </Button>
            </div>
          )}
          <Incidents incidents={seen.incidents} />
          <Messages messages={seen.messages} />
          {isTelling && (
            <PartDialog
              title="Gửi thông báo cho mọi thí sinh"
              submitLabel="Gửi"
              fields={fields}
              done="Đã gửi thông báo."
              about={exam.code}
              save={({ text }) => send({ path: { id: exam.id }, body: { text: String(text) } })}
              onClose={() => setTelling(false)}
            />
          )}
        </Stack>
      )}
    </Loaded>
  )
}

function Incidents({ incidents }: Pick<Monitor, 'incidents'>) {
  return (
    <Card title="Sự cố thí sinh báo">
      {incidents.length === 0 ? (
        <Text as="p">Chưa có thí sinh nào báo sự cố.</Text>
      ) : (
        <Stack as="ul" gap="md">
          {incidents.map(({ id, nhansu_id: number, full_name: name, text, reported_at: at }) => (
            <li key={id}>
              <Stack gap="xs">
                <Text>{text}</Text>
                <Text size="hint" tone="hint">
                  {`${name} (${number}) · ${formatDateTime(at)}`}
                </Text>
              </Stack>
            </li>
          ))}
        </Stack>
      )}
    </Card>
  )
}

function Messages({ messages }: Pick<Monitor, 'messages'>) {
  return (
    <Card title="Thông báo đã gửi">
      {messages.length === 0 ? (
        <Text as="p">Chưa gửi thông báo nào.</Text>
      ) : (
        <Stack as="ul" gap="md">
          {messages.map(({ id, text, sent_by: by, sent_at: at }) => (
            <li key={id}>
              <Stack gap="xs">
                <Text>{text}</Text>
                <Text size="hint" tone="hint">
                  {[by, formatDateTime(at)].filter(Boolean).join(' · ')}
                </Text>
              </Stack>
            </li>
          ))}
        </Stack>
      )}
    </Card>
  )
}

function countsOf({ counts }: Monitor) {
  const handedIn = counts.handed_in + counts.marked + counts.released
  return [
    { term: 'Chưa vào', value: formatNumber(counts.waiting) },
    { term: 'Đang làm', value: formatNumber(counts.running) },
    { term: 'Đã nộp', value: formatNumber(handedIn) },
    { term: 'Vắng thi', value: formatNumber(counts.absent) },
    { term: 'Bài bị hủy', value: formatNumber(counts.cancelled) },
  ]
}
