import { download, saveFile } from '@nhansu/sdk'
import type { Schemas } from '@nhansu/sdk/contract'
import { invalidate } from '@nhansu/sdk/query'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Combobox } from '@nhansu/ui/combobox/combobox.tsx'
import { ConfirmDialog } from '@nhansu/ui/confirm-dialog/confirm-dialog.tsx'
import { TextArea } from '@nhansu/ui/text-area/text-area.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { errorText, messages } from '#web/kit/feedback/messages.ts'
import { FormDialogFrame } from '#web/kit/forms/form-dialog-frame.tsx'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import { client } from '#web/session/client.ts'
import { queryClient } from '#web/session/queries.ts'
import { discardUnsavedWork } from '#web/session/unsaved-work.ts'
import { ClausesPreview } from './clauses-preview.tsx'

interface ClausesFormProps {
  clauses: Schemas['PaperClauses']
  onClose: () => void
}

interface Words {
  content: string
}

/** Writes the clauses, with fields from the list; looked at as a PDF before they are kept. */
export function ClausesForm({ clauses, onClose }: ClausesFormProps) {
  // What is fetched anew meanwhile is not what the writer began with, and its version would hide that.
  const [{ kind, title, content, version, is_changed, warnings, fields }] = useState(clauses)
  const form = useForm<Words>({ defaultValues: { content } })
  const { problem, refuse, forget } = useRefusal(form)
  const [seen, setSeen] = useState<Blob>()
  const area = useRef<HTMLTextAreaElement>(null)
  const toast = useToast()
  const path = { kind }

  const done = async (words: string, left: readonly string[] = []) => {
    discardUnsavedWork()
    if (left.length === 0) toast.ok(words, { description: title })
    else toast.warn(`Đã lưu nội dung: ${title}.`, { description: left.join(' ') })
    onClose()
    await Promise.all([invalidate(queryClient, 'paperClauses'), invalidate(queryClient, 'paperTemplates')])
  }
  const save = async (words: Words) => {
    forget()
    try {
      const saved = await client.call('paperClauses.update', { path, body: { ...words, version } })
      await done(messages.updated, saved.paper_clauses.warnings)
    } catch (error) {
      refuse(error)
    }
  }
  const look = async (words: Words) => {
    forget()
    try {
      setSeen((await download(client, 'paperClauses.preview', { path, body: words })).blob)
    } catch (error) {
      refuse(error)
    }
  }
  const reset = async () => {
    await client.call('paperClauses.reset', { path, body: { version } })
    await done('Đã lấy lại nội dung mặc định.')
  }
  const insert = (field: string) => {
    const box = area.current
    if (box === null) return
    box.setRangeText(`{${field}}`, box.selectionStart, box.selectionEnd, 'end')
    form.setValue('content', box.value, { shouldDirty: true })
    box.focus()
  }
  const { ref, ...written } = form.register('content', {
    validate: (text) => text.trim() !== '' || 'Vui lòng nhập Nội dung điều khoản.',
  })
  return (
    <>
      <FormDialogFrame
        title={`Nội dung bản PDF: ${title}`}
        description="Phần đầu giấy, hai bên và chữ ký do hệ thống lập. Bản đã in không đổi theo nội dung mới."
        size="large"
        form={form}
        problem={problem}
        isChange
        actions={<Button onClick={(event) => void form.handleSubmit(look)(event)}>Xem trước PDF</Button>}
        onSubmit={save}
        onClose={onClose}
      >
        <Combobox
          label="Chèn trường"
          hint="Gõ để tìm, chọn để chèn vào chỗ con trỏ. Trường chưa biết được in thành dấu chấm; dòng có trường mà hồ sơ không có thì không in."
          options={fields.map(({ name, example, may_lack }) => ({
            value: name,
            label: name,
            description: may_lack ? `Ví dụ: ${example}. Có thể không có.` : `Ví dụ: ${example}`,
          }))}
          value={null}
          onValueChange={(field) => field !== null && insert(field)}
        />
        <TextArea
          label="Nội dung điều khoản"
          hint="Mỗi dòng là một đoạn. Giá trị được điền như chữ."
          required
          rows={14}
          spellCheck={false}
          error={form.formState.errors.content?.message}
          ref={(box: HTMLTextAreaElement | null) => {
            ref(box)
            area.current = box
          }}
          {...written}
        />
        {warnings.map((text) => (
          <Text key={text} as="p" tone="warn">
            {text}
          </Text>
        ))}
        {is_changed && (
          <ConfirmDialog
            title="Lấy lại nội dung mặc định?"
            description="Nội dung của công ty bị bỏ; giấy in từ nay dùng nội dung mặc định."
            confirmLabel="Lấy lại"
            tone="danger"
            onConfirm={reset}
            errorText={(reason) => errorText(reason)}
            trigger={<Button>Lấy lại nội dung mặc định</Button>}
          />
        )}
      </FormDialogFrame>
      {seen && (
        <ClausesPreview
          title={title}
          content={seen}
          onDownload={() => saveFile({ blob: seen, name: `Xem trước ${title}.pdf` })}
          onClose={() => setSeen(undefined)}
        />
      )}
    </>
  )
}
