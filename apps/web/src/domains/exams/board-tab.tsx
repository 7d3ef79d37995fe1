import type { Input, Schemas } from '@nhansu/sdk/contract'
import { examBoardRoleLabels } from '@nhansu/sdk/domains/exams'
import { fieldFacts } from '@nhansu/sdk/field-facts/exam-board'
import type { DataTableColumn } from '@nhansu/ui/data-table/column.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { bodyOf } from '#web/kit/parts/body-of.ts'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import { PartTable } from '#web/kit/parts/part-table.tsx'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { mutation } from '#web/session/queries.ts'
import type { Exam } from './exam-page.tsx'

type Member = Schemas['ExamBoardMember']
type Body = Input<'examBoard.store'>['body']

const fields = withFacts(fieldFacts, [
  { field: 'employee_id', input: { reference: 'employees', nameIn: 'full_name' } },
  { field: 'role', input: { labels: examBoardRoleLabels }, initial: 'member' },
] as const)

const columns: DataTableColumn<Member>[] = [
  { id: 'full_name', header: 'Họ và tên', grow: true, width: 220, priority: 1 },
  { id: 'role', header: 'Vai trò', width: 160, priority: 2, cell: ({ role }) => examBoardRoleLabels[role] },
]

/** Who judges a periodic test. */
export default function BoardTab({ exam, canEdit }: { exam: Exam; canEdit: boolean }) {
  const [calls] = useState(() => ({
    store: mutation('examBoard.store'),
    update: mutation('examBoard.update'),
    destroy: mutation('examBoard.destroy'),
  }))
  const { mutateAsync: store } = useMutation(calls.store)
  const { mutateAsync: update } = useMutation(calls.update)
  const { mutateAsync: destroy } = useMutation(calls.destroy)
  const add = (body: Body) => store({ path: { id: exam.id }, body })
  return (
    <PartTable
      label="Hội đồng kiểm tra"
      noun="thành viên"
      rows={exam.board}
      columns={columns}
      nameOf={({ full_name: name }) => name}
      canEdit={canEdit}
      remove={({ id }) => destroy({ path: { id } })}
      putBack={(member) => add(bodyOf(fields, member))}
      renderDialog={(member, onClose) => (
        <PartDialog
          title={member ? 'Cập nhật thành viên' : 'Thêm thành viên'}
          fields={fields}
          record={member}
          onClose={onClose}
          save={(values: FormValues) => {
            const body = values as unknown as Body // the contract's rules have passed each of them
            return member
              ? update({ path: { id: member.id }, body: { ...body, version: member.version } })
              : add(body)
          }}
        />
      )}
    />
  )
}
