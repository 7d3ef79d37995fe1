import type { Schemas } from '@nhansu/sdk/contract'
import { emailHeldReasonLabels } from '@nhansu/sdk/domains/emails'
import { Button } from '@nhansu/ui/button/button.tsx'
import { formatMinute } from '@nhansu/ui/format/time.ts'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { Letter } from '#web/kit/letter/letter.tsx'
import { query } from '#web/session/queries.ts'
import { RecipientState } from './recipient-state.tsx'

/** The letters to a candidate, and what came of each. */
export function LettersTab({ id }: { id: number }) {
  const letters = useQuery(query('candidates.emails', { path: { id } }))
  return (
    <Loaded
      query={letters}
      empty={({ emails }) => (emails.length === 0 ? 'Chưa gửi thư nào cho ứng viên này' : null)}
    >
      {({ emails }) => (
        <Stack>
          {emails.map((letter) => (
            <OneLetter key={letter.sending_id} letter={letter} />
          ))}
        </Stack>
      )}
    </Loaded>
  )
}

function OneLetter({ letter }: { letter: Schemas['CandidateLetter'] }) {
  const [isOpen, setIsOpen] = useState(false)
  const { subject, html, name, state, held_reason: reason, created_at: asked, sent_at: sent } = letter
  const told = [name, formatMinute(sent ?? asked), letter.sent_by_name].filter(Boolean).join(' · ')
  return (
    <Card title={subject} actions={<RecipientState state={state} />}>
      <Stack>
        <Text tone="soft">{told}</Text>
        {reason && <Text>{emailHeldReasonLabels[reason]}</Text>}
        {html !== null && (
          <div>
            <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? 'Thu gọn' : 'Xem thư'}
            </Button>
          </div>
        )}
        {isOpen && html !== null && <Letter html={html} />}
      </Stack>
    </Card>
  )
}
