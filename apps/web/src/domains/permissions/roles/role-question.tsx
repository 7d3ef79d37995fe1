import type { Data } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useState } from 'react'
import type { Permission } from './grants.ts'
import { scopeWords } from './role-values.ts'

type Preview = Data<'roles.preview'>['preview']

interface RoleQuestionProps {
  preview: Preview
  permissions: readonly Permission[]
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** What saving a role's grants would change, for the role and for the people who hold it; asks whether to go on. */
export function RoleQuestion({ preview, permissions, onConfirm, onClose }: RoleQuestionProps) {
  const [busy, setBusy] = useState(false)
  const labels = new Map(permissions.map(({ name, label }) => [name, label]))
  const confirm = async () => {
    setBusy(true)
    await onConfirm()
    setBusy(false)
  }
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent kind="alert">
        <DialogHeader title="Lưu các thay đổi về quyền?" description={whom(preview)} />
        <DialogBody>
          <Stack>
            <DescriptionList
              items={preview.changes.map(({ permission, before, after }) => ({
                term: labels.get(permission) ?? permission,
                value: `${scopeWords(before)} → ${scopeWords(after)}`,
              }))}
            />
            {preview.affected_total > 0 && (
              <Text as="p" tone="soft">
                Người bị ảnh hưởng: {names(preview)}
              </Text>
            )}
            {preview.refusal !== null && (
              <Text as="p" tone="bad">
                Không lưu được: {preview.refusal}
              </Text>
            )}
          </Stack>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Xem lại</Button>
          {preview.refusal === null && (
            <Button tone="primary" loading={busy} onClick={() => void confirm()}>
              Lưu thay đổi
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function whom({ member_total, affected_total }: Preview): string {
  if (member_total === 0) return 'Chưa có ai mang vai trò này.'
  if (affected_total === 0)
    return `${member_total} người mang vai trò này; không ai bị ảnh hưởng vì vai trò khác của họ đã cho cùng quyền.`
  return `${member_total} người mang vai trò này; quyền của ${affected_total} người thay đổi ngay sau khi lưu.`
}

function names({ members, affected_total }: Preview): string {
  const others = affected_total - members.length
  const known = members.map(({ full_name, login }) => `${full_name} (${login})`).join(', ')
  return others > 0 ? `${known} và ${others} người khác.` : `${known}.`
}
