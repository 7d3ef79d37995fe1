import type { Input, Schemas } from '@nhansu/sdk/contract'
import { boardRoleLabels } from '@nhansu/sdk/domains/recruitment'
import { fieldFacts } from '@nhansu/sdk/field-facts/recruitment-boards'
import { Status } from '@nhansu/ui/badge/status.tsx'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { bodyOf } from '#web/kit/parts/body-of.ts'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import { PartTable } from '#web/kit/parts/part-table.tsx'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { mutation } from '#web/session/queries.ts'
import type { CampaignTabProps } from './use-campaign.ts'

type Member = Schemas['RecruitmentBoard']
type Row = Input<'recruitmentBoards.bulk'>['body']['boards'][number]

/** Who judges in a campaign; the board is saved as a whole. */
export default function BoardTab({ campaign, canEdit }: CampaignTabProps) {
  const [saving] = useState(() => mutation('recruitmentBoards.bulk'))
  const { mutateAsync: save } = useMutation(saving)
  const { rounds, boards } = campaign
  const names = useMemo(() => Object.fromEntries(rounds.map(({ id, name }) => [id, name])), [rounds])
  const columns = useMemo(() => columnsWith(names), [names])
  const fields = withFacts(fieldFacts, [
    { field: 'employee_id', input: { reference: 'employees', nameIn: 'employee_name' } },
    { field: 'role', input: { labels: boardRoleLabels }, initial: 'member' },
    { field: 'round_ids', input: { several: names }, hint: 'Để trống nếu tham gia mọi vòng.' },
  ] as const)
  const others = (id?: number): Row[] =>
    boards.filter((member) => member.id !== id).map((member) => bodyOf(fields, member))
  const send = (rows: Row[]) => save({ path: { id: campaign.id }, body: { boards: rows } })
  return (
    <PartTable
      label="Hội đồng"
      noun="thành viên"
      rows={boards}
      columns={columns}
      nameOf={({ employee_name: name }) => name ?? 'chưa rõ tên'}
      canEdit={canEdit}
      remove={({ id }) => send(others(id))}
      putBack={(member) => send([...others(member.id), bodyOf(fields, member)])}
      renderDialog={(member, onClose) => (
        <PartDialog
          title={member ? 'Cập nhật thành viên' : 'Thêm thành viên'}
          fields={fields}
          record={member}
          onClose={onClose}
          save={(values) => {
            const row = values as unknown as Row // the contract's rules have passed each of them
            return send([...others(member?.id), row])
          }}
        />
      )}
    />
  )
}

function columnsWith(names: Readonly<Record<string, string>>): DataTableColumn<Member>[] {
  return [
    {
      id: 'employee_name',
      header: 'Họ và tên',
      grow: true,
      priority: 1,
      cell: ({ employee_name: name, has_left: left }) =>
        left ? (
          <Inline gap="sm">
            {name}
            <Status tone="warn">Đã nghỉ việc</Status>
          </Inline>
        ) : (
          name
        ),
    },
    { id: 'role', header: 'Vai trò', cell: ({ role }) => boardRoleLabels[role], width: 180, priority: 2 },
    {
      id: 'round_ids',
      header: 'Vòng tham gia',
      cell: ({ round_ids: ids }) =>
        ids.length === 0 ? 'Mọi vòng' : ids.map((id) => names[id] ?? '').join(', '),
      width: 260,
      priority: 3,
    },
  ]
}
