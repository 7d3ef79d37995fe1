import { emailKindLabels } from '@nhansu/sdk/domains/emails'
import { fieldFacts } from '@nhansu/sdk/field-facts/emails'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Pencil, Plus, Send } from 'lucide-react'
import { activeColumn, updatedColumn } from '#web/kit/catalogues/catalogue-parts.tsx'
import { defineResource, type Row } from '#web/kit/resource/define-resource.ts'
import type { ListActions } from '#web/kit/resource/list-actions.ts'
import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { usePermission } from '#web/session/use-profile.ts'
import { emailPath, newEmailPath, sendPath } from './email-paths.ts'

const emails = defineResource('emails', {
  facts: fieldFacts,
  title: 'Danh sách mẫu email',
  label: 'mẫu email',
  nameOf: (email) => email.name,
  search: ['name', 'subject'],
  permissions: { edit: 'recruitment_email_edit:company', delete: 'recruitment_email_delete:company' },
  columns: [
    {
      field: 'name',
      filter: 'text',
      main: true,
      width: 240,
      cell: (name, { id }) => (
        <Link tone="quiet" href={emailPath(id)}>
          {name}
        </Link>
      ),
    },
    { field: 'kind', filter: { labels: emailKindLabels }, width: 220 },
    { field: 'subject', width: 320 },
    { field: 'cc_addresses', width: 200, hidden: true, cell: (addresses) => addresses?.join(', ') },
    activeColumn,
    updatedColumn,
  ],
})

/** What the company writes to candidates. */
export default listScreen<'emails'>({ ...emails, useActions: useEmailActions })

function useEmailActions(): ListActions<Row<'emails'>> {
  const maySend = usePermission('recruitment_email_edit')
  const mayChange = usePermission('recruitment_email_edit:company')
  if (mayChange) return changing
  return maySend ? { page: [sending] } : {}
}

const sending = { id: 'send', label: 'Gửi email', icon: Send, href: sendPath() }

const changing: ListActions<Row<'emails'>> = {
  page: [sending, { id: 'create', label: 'Thêm mới', icon: Plus, tone: 'primary', href: newEmailPath }],
  row: [{ id: 'edit', label: 'Sửa', icon: Pencil, href: ({ id }) => emailPath(id) }],
}
