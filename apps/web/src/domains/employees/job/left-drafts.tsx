import type { Data } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { decisionPath } from '#web/domains/decisions/public.tsx'
import { usePermission } from '#web/session/use-profile.ts'

/** Drafts that one press leaves for more people than stand in one decision. */
export type Drafts = Data<'jobChanges.store'>['drafts']

/** Each draft by what it is about, its number of people, and the way to it once it is there. */
export function DraftLines({ drafts }: { drafts: Drafts }) {
  const mayOpen = usePermission('document_access')
  return (
    <Stack gap="xs">
      {drafts.map(({ id, summary, people }) => (
        <Text as="p" key={summary}>
          {mayOpen && id !== null ? <Link href={decisionPath(id)}>{summary}</Link> : summary}
          {`: ${formatNumber(people)} nhân viên`}
        </Text>
      ))}
    </Stack>
  )
}

/** What is left to be issued, draft by draft. */
export function LeftDrafts({
  title,
  drafts,
  onClose,
}: {
  title: string
  drafts: Drafts
  onClose: () => void
}) {
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent size="small">
        <DialogHeader title={title} />
        <DialogBody>
          <Stack>
            <Text as="p">{`Đã lưu ${drafts.length} quyết định nháp. Hồ sơ thay đổi khi từng quyết định được ban hành.`}</Text>
            <DraftLines drafts={drafts} />
          </Stack>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Đóng</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
