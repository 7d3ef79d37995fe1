import type { Data } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { ConfirmDialog } from '@nhansu/ui/confirm-dialog/confirm-dialog.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { DrawerContent } from '@nhansu/ui/drawer/drawer-content.tsx'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { errorText } from '#web/kit/feedback/messages.ts'
import { mutation, query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { filePath } from '../file/employee-file.ts'
import { worksWords } from './transfer-words.ts'

type SamePerson = Data<'samePeople.list'>['same_people'][number]

/** Trùng người trong tập đoàn: who stands under two codes in two companies, and making one of the two. */
export default function SamePeopleDrawer({ onClose }: { onClose: () => void }) {
  const asked = useQuery({ ...query('samePeople.list'), staleTime: 0 })
  const mayLink = usePermission('employee_edit')
  const [chosen, setChosen] = useState<SamePerson>()
  const [linking] = useState(() => mutation('samePeople.link'))
  const { mutateAsync: link } = useMutation(linking)
  const toast = useToast()
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DrawerContent width="large">
        <DialogHeader
          title="Trùng người trong tập đoàn"
          description="Nhân viên có cùng số căn cước ở công ty khác nhưng mang mã khác."
        />
        <DialogBody>
          <Loaded query={asked}>
            {({ same_people: people }) =>
              people.length === 0 ? (
                <EmptyState title="Không có nhân viên nào mang hai mã" level={3} />
              ) : (
                <Stack gap="md">
                  {people.map((person) => (
                    <Found
                      key={`${person.employee_id}-${person.other_company_id}`}
                      person={person}
                      onLink={mayLink ? () => setChosen(person) : undefined}
                    />
                  ))}
                </Stack>
              )
            }
          </Loaded>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Đóng</Button>
        </DialogFooter>
      </DrawerContent>
      {chosen && (
        <ConfirmDialog
          open
          onOpenChange={(open) => open || setChosen(undefined)}
          title={`Liên kết ${chosen.nhansu_id} và ${chosen.other_nhansu_id}?`}
          description={`Mã ${chosen.stays} được giữ ở mọi công ty. Mã còn lại vẫn tìm ra người này và không cấp cho ai khác. Không hoàn tác được.`}
          tone="danger"
          confirmLabel="Liên kết"
          errorText={errorText}
          onConfirm={async () => {
            const { employee_id, other_company_id, other_nhansu_id } = chosen
            await link({ body: { employee_id, other_company_id, other_nhansu_id } })
            toast.ok('Đã liên kết.', { description: chosen.full_name })
          }}
        />
      )}
    </Dialog>
  )
}

function Found({ person, onLink }: { person: SamePerson; onLink: (() => void) | undefined }) {
  const { employee_id: id, hindrance } = person
  return (
    <Card title={person.full_name} actions={<Link href={filePath(id)}>Mở hồ sơ</Link>}>
      <Stack gap="xs">
        <Text as="p">{`Công ty này: mã ${person.nhansu_id}, ${worksWords(person.active)}.`}</Text>
        <Text as="p">
          {`${person.other_company_name}: mã ${person.other_nhansu_id}, ${worksWords(person.other_active)}.`}
        </Text>
        {!(person.same_name && person.same_birth_date) && (
          <Text as="p" tone="warn">
            {`${differsWords(person)} Hãy kiểm tra số căn cước trước khi liên kết.`}
          </Text>
        )}
        {hindrance !== null && (
          <Text as="p" tone="soft">
            {hindrance}
          </Text>
        )}
        {onLink && hindrance === null && <Button onClick={onLink}>Liên kết</Button>}
      </Stack>
    </Card>
  )
}

function differsWords({ same_name: named, same_birth_date: born }: SamePerson): string {
  if (named) return 'Ngày sinh khác nhau hoặc còn thiếu.'
  return born ? 'Họ tên khác nhau.' : 'Họ tên khác nhau, ngày sinh khác nhau hoặc còn thiếu.'
}
