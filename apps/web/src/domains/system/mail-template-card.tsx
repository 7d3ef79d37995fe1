import type { Data, Schemas } from '@nhansu/sdk/contract'
import { Status } from '@nhansu/ui/badge/status.tsx'
import { Button } from '@nhansu/ui/button/button.tsx'
import { ConfirmDialog } from '@nhansu/ui/confirm-dialog/confirm-dialog.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Columns } from '@nhansu/ui/layout/columns.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { TextArea } from '@nhansu/ui/text-area/text-area.tsx'
import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { errorText, messages } from '#web/kit/feedback/messages.ts'
import { Problem } from '#web/kit/forms/problem.tsx'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'
import { client } from '#web/session/client.ts'
import { query, queryClient } from '#web/session/queries.ts'
import { useUnsavedWork } from '#web/session/unsaved-work.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { letterHtml, toText } from '#web/kit/letter/letter-text.ts'
import { Letter } from '#web/kit/letter/letter.tsx'
import { TemplateVariables } from './template-variables.tsx'

type Template = Schemas['MailTemplate']
type Words = Pick<Template, 'subject' | 'body'>

/** One template: its words, what they may name, and how a mail of it would look. */
export function MailTemplateCard({ template }: { template: Template }) {
  const { name, title, subject, body, version } = template
  const form = useForm<Words>({ defaultValues: { subject, body: toText(body) } })
  const { errors, isDirty, isSubmitting } = form.formState
  const { problem, refuse, forget } = useRefusal(form)
  const [seen, setSeen] = useState<Data<'mailTemplates.preview'>>()
  const mayEdit = usePermission('permission_edit')
  const toast = useToast()
  useUnsavedWork(isDirty)

  const save = async (words: Words) => {
    forget()
    if (!isDirty) {
      toast.info(messages.unchanged)
      return
    }
    try {
      await client.call('mailTemplates.update', { path: { name }, body: { ...sent(words), version } })
      toast.ok(messages.updated, { description: title })
      await refresh()
    } catch (error) {
      refuse(error)
    }
  }
  const look = async (words: Words) => {
    forget()
    try {
      setSeen(await client.call('mailTemplates.preview', { path: { name }, body: sent(words) }))
    } catch (error) {
      refuse(error)
    }
  }
  const reset = async () => {
    await client.call('mailTemplates.reset', { path: { name }, body: { version } })
    toast.ok('Đã trả về mẫu mặc định.', { description: title })
    await refresh()
  }
  const needed = (words: string) => ({ validate: (text: string) => text.trim() !== '' || words })
  return (
    <Card
      title={title}
      actions={
        <Status tone={template.is_changed ? 'info' : 'neutral'}>
          {template.is_changed ? 'Công ty tự viết' : 'Mẫu mặc định'}
        </Status>
      }
    >
      <Columns count={2} gap="lg">
        <form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
          <Stack>
            <TextField
              label="Tiêu đề"
              readOnly={!mayEdit}
              error={errors.subject?.message}
              {...form.register('subject', needed('Vui lòng nhập Tiêu đề.'))}
            />
            <TextArea
              label="Nội dung"
              hint="Dòng trống ngăn hai đoạn; dòng bắt đầu bằng '- ' là một mục; **chữ đậm**; [chữ](địa chỉ) là liên kết."
              rows={10}
              spellCheck={false}
              readOnly={!mayEdit}
              error={errors.body?.message}
              {...form.register('body', needed('Vui lòng nhập Nội dung.'))}
            />
            <Problem>{problem}</Problem>
            {mayEdit && (
              <Inline>
                <Button type="submit" tone="primary" loading={isSubmitting}>
                  Lưu
                </Button>
                <Button onClick={(event) => void form.handleSubmit(look)(event)}>Xem trước</Button>
                {template.is_changed && (
                  <ConfirmDialog
                    title="Trả về mẫu mặc định?"
                    description="Lời của công ty bị bỏ; thư gửi từ nay dùng mẫu mặc định."
                    confirmLabel="Trả về"
                    tone="danger"
                    onConfirm={reset}
                    errorText={(reason) => errorText(reason)}
                    trigger={<Button>Trả về mặc định</Button>}
                  />
                )}
              </Inline>
            )}
          </Stack>
        </form>
        <Stack>
          <TemplateVariables variables={template.variables} />
          {seen && (
            <section aria-label="Xem trước">
              <Stack>
                <Text weight="strong">{seen.subject}</Text>
                <Letter html={seen.html} />
                <Text tone="hint">Giá trị trong thư xem trước là giả định.</Text>
              </Stack>
            </section>
          )}
        </Stack>
      </Columns>
    </Card>
  )
}

/** What is typed as people write it, as the letter that it becomes. */
function sent({ subject, body }: Words): Words {
  return { subject, body: letterHtml(body) }
}

function refresh(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: query('mailTemplates.list').queryKey })
}
