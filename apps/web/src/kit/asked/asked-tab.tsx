import type { AnyApiError } from '@nhansu/sdk/errors'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { PageActions } from '@nhansu/ui/page-actions/page-actions.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import type { AskedDialogs } from './asked-dialogs.tsx'

/** What a request shows in the list of a file. */
export interface AskedLine {
  /** What is asked for. */
  title: string
  /** What was written with it. */
  text?: string
  /** Days and numbers. */
  hint: string
  state: ReactNode
  /** What it is called for whoever hears the page. */
  name: string
}

interface AskedTabProps<Row extends { id: number }> {
  title: string
  /** What the reader may ask for, said above the list. */
  note?: string | undefined
  asked: UseQueryResult<{ requests: readonly Row[] }, AnyApiError>
  /** What is said where the list does not come. */
  failed: string
  dialogs: AskedDialogs
  lineOf: (request: Row) => AskedLine
}

/** What somebody asked for and what became of it, as a tab of his file; he asks here. */
export function AskedTab<Row extends { id: number }>({
  title,
  note,
  asked,
  failed,
  dialogs: { show, offered, dialogs },
  lineOf,
}: AskedTabProps<Row>) {
  return (
    <Stack gap="lg">
      <Inline gap="md" justify="between">
        <Heading level={2}>{title}</Heading>
        {offered.length > 0 && <PageActions actions={offered} />}
      </Inline>
      {note !== undefined && (
        <Text as="p" tone="soft">
          {note}
        </Text>
      )}
      <Loaded
        query={asked}
        title={failed}
        level={3}
        empty={({ requests }) => (requests.length === 0 ? 'Chưa có yêu cầu nào' : null)}
      >
        {({ requests }) => (
          <Stack as="ul" gap="lg">
            {requests.map((request) => (
              <li key={request.id}>
                <OneRequest {...lineOf(request)} onShow={() => show(request)} />
              </li>
            ))}
          </Stack>
        )}
      </Loaded>
      {dialogs}
    </Stack>
  )
}

function OneRequest({ title, text, hint, state, name, onShow }: AskedLine & { onShow: () => void }) {
  return (
    <Inline gap="md" justify="between">
      <Stack gap="xs">
        <Text weight="medium">{title}</Text>
        {text !== undefined && <Text>{text}</Text>}
        <Text tone="soft" size="hint">
          {hint}
        </Text>
      </Stack>
      <Inline gap="sm">
        {state}
        <Button size="small" aria-label={`Xem yêu cầu: ${name}`} onClick={onShow}>
          Xem
        </Button>
      </Inline>
    </Inline>
  )
}
