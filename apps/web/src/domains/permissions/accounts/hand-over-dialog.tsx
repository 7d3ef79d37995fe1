import type { Schemas } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { errorText } from '#web/kit/feedback/messages.ts'
import { ReferenceField } from '#web/kit/references/reference-field.tsx'
import { mutation, query } from '#web/session/queries.ts'
import type { Account } from './account-tasks.ts'

type Work = Schemas['AccountWork']

/** What a user is responsible for, to whom it goes, what of it that one may look after, and the press that gives it. */
export function HandOverDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { id, full_name } = account
  const [toId, setTo] = useState<number | null>(null)
  const asked = useQuery(query('accounts.work', { path: { id } }))
  const toast = useToast()
  // The look and the deed are one call, so that nothing is said beforehand that does not come.
  const look = useMutation(mutation('accounts.handOver'))
  const give = useMutation(mutation('accounts.handOver'))
  const choose = (to: number | null) => {
    setTo(to)
    look.reset()
    if (to !== null) look.mutate({ path: { id }, query: { dry_run: true }, body: { to_id: to } })
  }
  const press = () =>
    give.mutate(
      { path: { id }, body: { to_id: toId ?? 0 } },
      {
        onSuccess: () => {
          toast.ok('Đã bàn giao.', { description: full_name })
          onClose()
        },
        onError: (error) => toast.bad(errorText(error)),
      },
    )
  const given = (look.data?.work ?? []).filter(({ total, hindrance }) => total > 0 && hindrance === null)
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent size="medium">
        <DialogHeader
          title="Bàn giao việc đang phụ trách"
          description={`${full_name}. Không quyền nào được chuyển giao; người nhận phải có sẵn quyền với việc đó.`}
        />
        <DialogBody>
          <Loaded
            query={asked}
            title="Không mở được việc đang phụ trách"
            empty={({ work }) =>
              work.every(({ total }) => total === 0) ? 'Người này không phụ trách việc nào chưa xong.' : null
            }
          >
            {({ work }) => (
              <Stack gap="lg">
                <WorkList work={look.data?.work ?? work} />
                <ReferenceField
                  name="users"
                  label="Người nhận"
                  required
                  value={toId}
                  onValueChange={choose}
                  error={look.isError ? errorText(look.error) : undefined}
                />
              </Stack>
            )}
          </Loaded>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Đóng</Button>
          {given.length > 0 && (
            <Button tone="primary" loading={give.isPending} onClick={press}>
              {`Bàn giao ${formatNumber(given.reduce((sum, { total }) => sum + total, 0))} việc`}
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

function WorkList({ work }: { work: readonly Work[] }) {
  return (
    <Stack as="ul" gap="md">
      {work
        .filter(({ total }) => total > 0)
        .map(({ key, title, link, total, hindrance }) => (
          <li key={key}>
            <Stack gap="xs">
              <Link href={link}>{`${title}: ${formatNumber(total)}`}</Link>
              {hindrance !== null && (
                <Text size="hint" tone="soft">
                  {hindrance}
                </Text>
              )}
            </Stack>
          </li>
        ))}
    </Stack>
  )
}
