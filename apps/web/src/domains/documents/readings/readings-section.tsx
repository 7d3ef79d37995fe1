import type { Schemas } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import type { Document } from '../document-form.tsx'
import { dueWords } from './reader-status.tsx'
import { doneWords, type Growth, grown, isBeingAsked, sentToWords } from './reading-words.ts'

type Reading = Schemas['DocumentReading']

// Their code comes with the first one that is opened.
const SendDialog = lazy(() => import('./send-dialog.tsx'))
const ReportDialog = lazy(() => import('./report-dialog.tsx'))

/** Milliseconds between two looks while people are being asked. */
const lookAgain = 2_000

type Opened = { what: 'send' } | { what: 'report'; id: number } | undefined

/** To whom a document was sent to be read, and how far they are, for who sees documents of the whole company. */
export function ReadingsSection({ document, mayEdit }: { document: Document; mayEdit: boolean }) {
  // How many each request was sent to, of those that were sent here.
  const [expected, setExpected] = useState<Readonly<Record<number, number>>>({})
  const [growth, setGrowth] = useState<Readonly<Record<number, Growth>>>({})
  const isAsking = (reading: Reading, now: number) =>
    isBeingAsked(reading, expected[reading.id] ?? 1, now, growth[reading.id])
  const asked = useQuery({
    ...query('documentReadings.list', { path: { id: document.id } }),
    retry: false,
    staleTime: 0,
    // The background asks people: the line tells when it is done, without being opened again.
    refetchInterval: ({ state }) =>
      state.data?.readings.some((reading) => isAsking(reading, Date.now())) ? lookAgain : false,
  })
  const { data, dataUpdatedAt } = asked
  const grownNow = grown(growth, data?.readings ?? [], dataUpdatedAt)
  if (grownNow !== growth) setGrowth(grownNow)
  const [opened, setOpened] = useState<Opened>()
  // Who sees documents of his units or of himself has no part in it.
  if (asked.error?.kind === 'forbidden') return null
  return (
    <Stack gap="sm">
      <Inline gap="sm" justify="between">
        <Heading level={3}>Xác nhận đã đọc</Heading>
        {mayEdit && (
          <Button size="small" icon={Send} onClick={() => setOpened({ what: 'send' })}>
            Gửi để đọc
          </Button>
        )}
      </Inline>
      <Loaded query={asked} level={3}>
        {({ readings }) =>
          readings.length === 0 ? (
            <Text tone="soft">Chưa gửi cho ai đọc và xác nhận.</Text>
          ) : (
            <Stack as="ul" gap="sm">
              {readings.map((reading) => (
                <li key={reading.id}>
                  <ReadingLine
                    reading={reading}
                    isAsking={isAsking(reading, dataUpdatedAt)}
                    onReport={() => setOpened({ what: 'report', id: reading.id })}
                  />
                </li>
              ))}
            </Stack>
          )
        }
      </Loaded>
      <Suspense>
        {opened?.what === 'send' && (
          <SendDialog
            document={document}
            onSent={(id, people) => setExpected((before) => ({ ...before, [id]: people }))}
            onClose={() => setOpened(undefined)}
          />
        )}
        {opened?.what === 'report' && (
          <ReportDialog id={opened.id} mayEdit={mayEdit} onClose={() => setOpened(undefined)} />
        )}
      </Suspense>
    </Stack>
  )
}

interface ReadingLineProps {
  reading: Reading
  isAsking: boolean
  onReport: () => void
}

function ReadingLine({ reading, isAsking, onReport }: ReadingLineProps) {
  const { due_date: due, days_left: daysLeft, withdrawn_at: withdrawn } = reading
  const words = sentToWords(reading)
  return (
    <Inline gap="md" justify="between">
      <Stack gap="xs">
        <Text>{words}</Text>
        <Text tone="soft">
          {withdrawn === null
            ? `Hạn ${formatDate(due)} (${dueWords(daysLeft)}) · ${doneWords(reading, isAsking)}`
            : `Đã thu hồi · ${doneWords(reading, isAsking)}`}
        </Text>
      </Stack>
      <Button size="small" aria-label={`Xem báo cáo: ${words}`} onClick={onReport}>
        Xem báo cáo
      </Button>
    </Inline>
  )
}
