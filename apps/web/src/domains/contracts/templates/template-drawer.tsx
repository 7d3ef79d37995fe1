import { download, saveFile } from '@nhansu/sdk'
import type { Schemas } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { ConfirmDialog } from '@nhansu/ui/confirm-dialog/confirm-dialog.tsx'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { DrawerContent } from '@nhansu/ui/drawer/drawer-content.tsx'
import { formatDateTime } from '@nhansu/ui/format/time.ts'
import { formatFileSize } from '@nhansu/ui/format/file-size.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { Download, PencilLine, Trash2 } from 'lucide-react'
import { errorText, messages } from '#web/kit/feedback/messages.ts'
import { client } from '#web/session/client.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { type ClausesKind, clausesWords, hasClauses } from './clauses-kind.ts'
import { refreshTemplates, seatOf } from './template-seat.ts'
import { TemplateTags } from './template-tags.tsx'
import { TemplateUpload } from './template-upload.tsx'

type Template = Schemas['PaperTemplate']

interface TemplateDrawerProps {
  template: Template
  /** Told that the clauses of its PDF are to be written. */
  onWrite: (kind: ClausesKind) => void
  onClose: () => void
}

/** One kind of paper: whose words its PDF has; its template fetched, replaced, taken away, and the tags that it may name. */
export function TemplateDrawer({ template, onWrite, onClose }: TemplateDrawerProps) {
  const mayEdit = usePermission('contract_edit')
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DrawerContent width="large">
        <DialogHeader
          title={template.title}
          description={
            template.contract_type_id === null
              ? 'Nội dung bản PDF và mẫu Word của công ty'
              : 'Mẫu Word riêng của loại hợp đồng'
          }
        />
        <DialogBody>
          <Stack gap="lg">
            {hasClauses(template) && (
              <Inline justify="between">
                <Text>{`Nội dung bản PDF: ${clausesWords(template.clauses)}`}</Text>
                {mayEdit && (
                  <Button icon={PencilLine} onClick={() => onWrite(template.kind)}>
                    Sửa nội dung
                  </Button>
                )}
              </Inline>
            )}
            {template.file ? (
              <InForce template={template} file={template.file} mayEdit={mayEdit} />
            ) : (
              <Text tone="soft">{missingWords(template)}</Text>
            )}
            {mayEdit && <TemplateUpload template={template} />}
            <TemplateTags tags={template.tags} />
          </Stack>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Đóng</Button>
        </DialogFooter>
      </DrawerContent>
    </Dialog>
  )
}

interface InForceProps {
  template: Template
  file: NonNullable<Template['file']>
  mayEdit: boolean
}

function InForce({ template, file, mayEdit }: InForceProps) {
  const { title } = template
  const toast = useToast()
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
  const restore = async () => {
    await client.call('paperTemplates.restore', { ...seatOf(template), body: { id: file.id } })
    toast.ok(messages.restored, { description: title })
    await refreshTemplates()
  }
  const remove = async () => {
    await client.call('paperTemplates.destroy', seatOf(template))
    toast.ok('Đã gỡ mẫu.', { description: title, action: { run: () => void attempt(restore) } })
    await refreshTemplates()
  }
  const fetch = async () => saveFile(await download(client, 'paperTemplates.file', seatOf(template)))
  return (
    <Stack>
      <DescriptionList
        items={[
          { term: 'Mẫu đang dùng', value: file.name },
          { term: 'Dung lượng', value: formatFileSize(file.size) },
          { term: 'Ngày tải lên', value: formatDateTime(file.created_at) },
        ]}
      />
      <Inline>
        <Button icon={Download} onClick={() => void attempt(fetch)}>
          Tải mẫu về
        </Button>
        {mayEdit && (
          <ConfirmDialog
            title={`Gỡ mẫu ${title}?`}
            description={withoutIt(template)}
            confirmLabel="Gỡ mẫu"
            tone="danger"
            onConfirm={remove}
            errorText={(reason) => errorText(reason)}
            trigger={<Button icon={Trash2}>Gỡ mẫu</Button>}
          />
        )}
      </Inline>
    </Stack>
  )
}

/** What it means that there is no file. */
function missingWords({ contract_type_id: type }: Template): string {
  return type === null
    ? 'Chưa có mẫu Word; loại giấy này hiện chỉ in được PDF.'
    : 'Chưa có mẫu Word riêng; hợp đồng loại này dùng mẫu Word chung của nhóm.'
}

/** What is said before a file is taken away. */
function withoutIt({ contract_type_id: type }: Template): string {
  return type === null
    ? 'Bản Word của loại giấy này không lập được nữa cho đến khi có mẫu khác. Có thể hoàn tác ngay sau đó.'
    : 'Hợp đồng loại này sẽ dùng mẫu Word chung của nhóm. Có thể hoàn tác ngay sau đó.'
}
