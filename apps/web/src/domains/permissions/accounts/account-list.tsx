import { accountOwnerLabels, accountStateLabels } from '@nhansu/sdk/domains/employees'
import { fieldFacts } from '@nhansu/sdk/field-facts/accounts'
import { Status } from '@nhansu/ui/badge/status.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { defineResource } from '#web/kit/resource/define-resource.ts'

/** How users are listed. */
export const accounts = defineResource('accounts', {
  facts: fieldFacts,
  title: 'Danh sách người dùng',
  label: 'người dùng',
  nameOf: (account) => account.full_name,
  search: ['login', 'full_name', 'nhansu_id'],
  permissions: { edit: 'permission_edit', delete: 'permission_delete' },
  columns: [
    { field: 'full_name', filter: 'text', main: true, width: 180 },
    { field: 'login', filter: 'text', kind: 'code', width: 160 },
    { field: 'nhansu_id', filter: 'text', kind: 'code', hidden: true },
    {
      field: 'roles',
      width: 190,
      cell: (held) => <Names of={held} none="Chưa có vai trò" />,
    },
    { field: 'companies', width: 165, cell: (companies) => <Names of={companies} /> },
    {
      field: 'is_active',
      // Whose state it is goes without saying in a list of accounts.
      header: 'Trạng thái',
      filter: { labels: accountStateLabels },
      width: 140,
      cell: (open) => (
        <Status tone={open ? 'plain' : 'neutral'}>{accountStateLabels[open ? 'true' : 'false']}</Status>
      ),
    },
    { field: 'last_sign_in_at', kind: 'datetime', width: 195 },
    {
      field: 'employee_state',
      filter: { labels: accountOwnerLabels },
      width: 190,
      hidden: true,
      cell: (state) => accountOwnerLabels[state],
    },
    // The title would be wider than the figure.
    { field: 'session_total', header: 'Phiên đang mở', kind: 'number', hidden: true },
    { field: 'created_at', filter: 'datetime', hidden: true },
    { field: 'updated_at', kind: 'datetime', hidden: true },
  ],
})

function Names({ of, none = '–' }: { of: readonly { name: string }[]; none?: string }) {
  const [first, ...others] = of.map(({ name }) => name)
  if (first === undefined) return <Text tone="hint">{none}</Text>
  const all = [first, ...others].join(', ')
  return <span title={all}>{others.length > 0 ? `${first} +${others.length}` : first}</span>
}
