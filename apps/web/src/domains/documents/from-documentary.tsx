import { Button } from '@nhansu/ui/button/button.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { errorText } from '#web/kit/feedback/messages.ts'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { client } from '#web/session/client.ts'

interface FromDocumentaryProps {
  form: UseFormReturn<FormValues>
  /** The code that the form was filled by; null while it is filled in by hand. */
  code: string | null
  onCode: (code: string | null) => void
}

const taken = [
  'number',
  'summary',
  'issue_date',
  'effective_date',
  'signer',
  'signer_title',
  'issued_by',
] as const

/** Looks up a paper by its code and fills the form with it: one of the correspondence system is locked. */
export function FromDocumentary({ form, code, onCode }: FromDocumentaryProps) {
  const [typed, setTyped] = useState('')
  const [asking, setAsking] = useState(false)
  const [note, setNote] = useState<{ tone: 'soft' | 'bad'; text: string }>()

  const look = async () => {
    setAsking(true)
    setNote(undefined)
    try {
      const { document } = await client.call('documents.fromDocumentary', { query: { code: typed.trim() } })
      if (document.id !== null) {
        setNote({ tone: 'bad', text: `Tài liệu số ${document.number} đã có trong danh sách.` })
        return
      }
      for (const field of taken) form.setValue(field, document[field] ?? '', { shouldDirty: true })
      onCode(document.documentary_code)
      const files = document.files.map(({ name }) => name).join(', ')
      setNote({
        tone: 'soft',
        text: `Đã lấy từ văn thư; các ô này không sửa được.${files ? ` Tệp ở văn thư: ${files}.` : ''}`,
      })
    } catch (error) {
      setNote({ tone: 'bad', text: errorText(error) })
    } finally {
      setAsking(false)
    }
  }
  const letGo = () => {
    onCode(null)
    setNote(undefined)
  }
  return (
    <div>
      <Inline align="end" gap="sm">
        <TextField
          label="Mã văn thư"
          value={typed}
          readOnly={code !== null}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Enter looks up; it does not save a form that is about to be filled.
            event.preventDefault()
            if (typed.trim() !== '') void look()
          }}
        />
        {code === null ? (
          <Button loading={asking} disabled={typed.trim() === ''} onClick={() => void look()}>
            Lấy từ văn thư
          </Button>
        ) : (
          <Button onClick={letGo}>Nhập tay</Button>
        )}
      </Inline>
      <output>{note && <Text tone={note.tone}>{note.text}</Text>}</output>
    </div>
  )
}
