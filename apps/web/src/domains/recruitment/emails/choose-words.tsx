import type { Data } from '@nhansu/sdk/contract'
import type { AnyApiError } from '@nhansu/sdk/errors'
import { lowerFirst } from '@nhansu/sdk/domains/field-sentences'
import { emailVariables } from '@nhansu/sdk/domains/emails'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Combobox } from '@nhansu/ui/combobox/combobox.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { NotYet } from '#web/kit/feedback/not-yet.tsx'
import { Problem } from '#web/kit/forms/problem.tsx'
import { client } from '#web/session/client.ts'
import { query } from '#web/session/queries.ts'
import type { Email } from './email-fields.ts'
import { type SendDraft, type TypedName, typedNames, typedValues } from './send-draft.ts'
import { ShownLetter } from './shown-letter.tsx'

interface ChooseWordsProps {
  draft: SendDraft
  onChange: (change: Partial<SendDraft>) => void
  isBusy: boolean
  problem: string | undefined
  onNext: () => void
}

const inUse = {
  query: { filter: { is_active: { operator: 'equal', value: true } }, size: 100, pagination: true },
} as const

/** The template, what the sender types for all, and the letter as a recipient would read it. */
export function ChooseWords({ draft, onChange, isBusy, problem, onNext }: ChooseWordsProps) {
  const templates = useQuery(query('emails.list', inUse))
  const { email, values } = draft
  // A letter is read again when a field is left, not at every key.
  const [read, setRead] = useState(values)
  const [isAsked, setIsAsked] = useState(false)
  const lacking = email === null ? [] : typedNames(email).filter((name) => !values[name]?.trim())
  const next = () => {
    setIsAsked(true)
    if (lacking.length === 0) onNext()
  }
  return (
    <Columns count={2} gap="lg">
      <Card title="Gửi gì">
        <Stack>
          <Loaded
            query={templates}
            empty={({ emails }) => (emails.length === 0 ? 'Chưa có mẫu email nào' : null)}
          >
            {({ emails }) => (
              <Combobox
                label="Mẫu email"
                required
                options={emails.map(({ id, name }) => ({ value: id, label: name }))}
                value={email?.id ?? null}
                onValueChange={(id) => onChange({ email: emails.find((each) => each.id === id) ?? null })}
              />
            )}
          </Loaded>
          {email &&
            typedNames(email).map((name) => (
              <TextField
                key={name}
                label={emailVariables[name].title}
                required
                error={isAsked && lacking.includes(name) && problemOf(name)}
                placeholder={emailVariables[name].example}
                maxLength={300}
                value={values[name] ?? ''}
                onValueChange={(text) => onChange({ values: { ...values, [name]: text } })}
                onBlur={() => setRead(values)}
              />
            ))}
          <Problem>{problem}</Problem>
          <div>
            <Button tone="primary" disabled={email === null} loading={isBusy} onClick={next}>
              Tiếp tục
            </Button>
          </div>
        </Stack>
      </Card>
      {email && <Reading draft={{ ...draft, values: read }} email={email} />}
    </Columns>
  )
}

/** 'Vui lòng nhập thời gian.' */
function problemOf(name: TypedName): string {
  return `Vui lòng nhập ${lowerFirst(emailVariables[name].title)}.`
}

/** The letter with the values of one of the recipients. */
function Reading({ draft, email }: { draft: SendDraft; email: Email }) {
  const [first] = draft.recipients
  const [id, setId] = useState(first?.id ?? null)
  const letter = useLetter(draft, email, id)
  return (
    <Card title="Xem trước">
      <Stack>
        <Combobox
          label="Với ứng viên"
          options={draft.recipients.map((each) => ({ value: each.id, label: each.full_name }))}
          value={id}
          onValueChange={setId}
        />
        {letter.data ? <ShownLetter {...letter.data} /> : <NotYet query={letter} />}
        <Text tone="hint">Mỗi người nhận một thư riêng với giá trị của mình.</Text>
      </Stack>
    </Card>
  )
}

function useLetter({ values }: SendDraft, email: Email, id: number | null) {
  const { subject, body, signature } = email
  const asked = {
    subject,
    body,
    signature,
    values: typedValues(values),
    ...(id !== null && { candidate_id: id }),
  }
  return useQuery<Data<'emails.preview'>, AnyApiError>({
    queryKey: ['emails.preview', asked],
    queryFn: ({ signal }) => client.call('emails.preview', { body: asked }, { signal }),
    placeholderData: (before) => before,
    // Letters to people are not kept once the screen is left.
    gcTime: 0,
  })
}
