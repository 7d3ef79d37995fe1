import type { Data } from '@nhansu/sdk/contract'
import { Status } from '@nhansu/ui/badge/status.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { ScrollArea } from '@nhansu/ui/layout/scroll-area.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'

/** Who holds a role. */
export function RoleMembers({ member_total, members = [] }: Data<'roles.show'>['role']) {
  return (
    <Card title={`Người dùng (${member_total})`}>
      {members.length === 0 ? (
        <Text tone="soft">Chưa có ai mang vai trò này.</Text>
      ) : (
        <Stack gap="sm">
          <ScrollArea label="Người dùng mang vai trò này" height="large">
            <Stack as="ul" gap="md">
              {members.map((member) => (
                <Member key={member.id} {...member} />
              ))}
            </Stack>
          </ScrollArea>
          {member_total > members.length && (
            <Text tone="hint">Chỉ hiện {members.length} người đầu tiên theo tên.</Text>
          )}
        </Stack>
      )}
    </Card>
  )
}

type RoleMember = NonNullable<Data<'roles.show'>['role']['members']>[number]

function Member({ full_name, login, nhansu_id, is_active }: RoleMember) {
  return (
    <li>
      <Inline justify="between" align="start">
        <Stack gap="none">
          <Text weight="medium">{full_name}</Text>
          <Text size="hint" tone="hint">
            {[nhansu_id, login].filter(Boolean).join(' · ')}
          </Text>
        </Stack>
        {!is_active && <Status tone="neutral">Đã khóa</Status>}
      </Inline>
    </li>
  )
}
