import type { Schemas } from '@nhansu/sdk/contract'
import { retentionClassLabels } from '@nhansu/sdk/domains/personal-data'
import { Button } from '@nhansu/ui/button/button.tsx'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { mutation } from '#web/session/queries.ts'

type Preview = Schemas['ErasurePreview']

interface ProposeErasureDialogProps {
  leaver: Schemas['ErasureDue']
  onClose: () => void
}

/** What would be erased of a leaver, what stays until when and why, and the proposal. */
export default function ProposeErasureDialog({ leaver, onClose }: ProposeErasureDialogProps) {
  const { employee_id, full_name } = leaver
  const toast = useToast()
  const body = { employee_id }
  const [looking] = useState(() => mutation('erasures.propose'))
  const looked = useMutation(looking)
  const propose = useMutation(looking)
  const { mutate: look } = looked
  useEffect(() => look({ query: { dry_run: true }, body: { employee_id } }), [look, employee_id])
  const send = () =>
    propose.mutate(
      { body },
      {
        onSuccess: () => {
          toast.ok('Đã đề nghị xóa, chờ xác nhận.', { description: full_name })
          onClose()
        },
        onError: (error) => toast.bad(errorText(error)),
      },
    )
  const preview = looked.data?.preview
  const mayPropose = preview !== undefined && preview.hindrance === null && preview.classes.length > 0
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent size="medium">
        <DialogHeader title="Xem trước việc xóa dữ liệu" description={`${full_name} · ${leaver.nhansu_id}`} />
        <DialogBody>
          {preview && <Told preview={preview} />}
          {looked.isPending && <Text tone="soft">Đang xem trước…</Text>}
          {looked.error && (
            <Text as="p" tone="bad">
              {errorText(looked.error)}
            </Text>
          )}
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Đóng</Button>
          {mayPropose && (
            <Button tone="primary" loading={propose.isPending} onClick={send}>
              Đề nghị xóa
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function Told({ preview }: { preview: Preview }) {
  const { hindrance, erased, files, kept, needs_other } = preview
  return (
    <Stack gap="lg">
      {hindrance !== null && <Text as="p" tone="bad">{`Chưa xóa được: ${hindrance}`}</Text>}
      <Stack gap="sm">
        <Heading level={3}>Bị xóa</Heading>
        <DescriptionList
          items={[
            ...erased.map(({ title, rows }) => ({ term: title, value: `${formatNumber(rows)} dòng` })),
            { term: 'Tệp', value: `${formatNumber(files)} tệp` },
          ]}
        />
      </Stack>
      <Stack gap="sm">
        <Heading level={3}>Còn giữ</Heading>
        <DescriptionList layout="under" items={kept.map(keptItem)} />
      </Stack>
      <Text as="p" tone="soft">
        {needs_other
          ? 'Một người khác có quyền phải xác nhận thì dữ liệu mới bị xóa. Xóa rồi không lấy lại được.'
          : 'Công ty chỉ có một người có quyền nên bạn tự xác nhận được. Xóa rồi không lấy lại được.'}
      </Text>
    </Stack>
  )
}

function keptItem({ key, until, source }: Preview['kept'][number]) {
  const time =
    until === null
      ? key === 'service'
        ? 'Giữ lâu dài'
        : 'Theo thời hạn riêng của từng loại'
      : `Đến ngày ${formatDate(until)}`
  return { term: retentionClassLabels[key], value: source === null ? time : `${time}, theo ${source}` }
}
