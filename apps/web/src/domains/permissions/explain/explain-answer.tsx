import type { Data } from '@nhansu/sdk/contract'
import { Status } from '@nhansu/ui/badge/status.tsx'
import { ButtonLink } from '@nhansu/ui/button/button-link.tsx'
import { Card } from '@nhansu/ui/layout/card.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { UserRound } from 'lucide-react'
import { scopeLabels } from '../roles/grants.ts'
import { rolePath } from '../roles/role-paths.ts'

type Explanation = Data<'permissions.explain'>['explanation']
type Right = Explanation['rights'][number]

/** The answer: yes or no, why, and which roles give what is needed. */
export function ExplainAnswer({ is_allowed, user, notes, rights }: Explanation) {
  return (
    <Card
      title="Trả lời"
      actions={
        <ButtonLink
          tone="quiet"
          icon={UserRound}
          href={`/phan-quyen/nguoi-dung?q=${encodeURIComponent(user.login)}`}
        >
          Mở người dùng
        </ButtonLink>
      }
    >
      <Stack>
        {/* Read out when another question has been answered. */}
        <output>
          <Inline gap="md">
            <Text weight="strong">{user.full_name}</Text>
            <Status tone={is_allowed ? 'ok' : 'bad'}>{is_allowed ? 'Được phép' : 'Không được phép'}</Status>
          </Inline>
        </output>
        <Stack as="ul" gap="sm">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </Stack>
        {rights.map((right) => (
          <NeededRight key={right.permission} {...right} />
        ))}
      </Stack>
    </Card>
  )
}

/** One right that lets in: by which roles this user has it, and which others would give it. */
function NeededRight({ label, held, offered }: Right) {
  return (
    <Stack gap="sm">
      <Heading level={3}>Quyền: {label}</Heading>
      {held.length > 0 && <Roles title="Người này có quyền qua vai trò" of={held} />}
      {offered.length > 0 && (
        <Roles
          title={held.length > 0 ? 'Vai trò khác cũng có quyền này' : 'Vai trò có quyền này'}
          of={offered}
        />
      )}
      {held.length + offered.length === 0 && (
        <Text tone="soft">Chưa vai trò nào của công ty có quyền này.</Text>
      )}
    </Stack>
  )
}

function Roles({ title, of }: { title: string; of: Right['held'] }) {
  return (
    <Inline gap="md" align="baseline">
      <Text tone="soft">{title}:</Text>
      {of.map(({ id, name, scope }) => (
        <span key={`${id} ${scope}`}>
          <Link href={rolePath(id)}>{name}</Link> <Text tone="hint">({scopeLabels[scope]})</Text>
        </span>
      ))}
    </Inline>
  )
}
