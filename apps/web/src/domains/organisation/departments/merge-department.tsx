import type { Data } from '@nhansu/sdk/contract'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { PreviewedWork } from '#web/kit/forms/previewed-work.tsx'
import { usePreviewedWork } from '#web/kit/forms/use-previewed-work.ts'
import { mutation } from '#web/session/queries.ts'
import { EffectiveDate } from './effective-date.tsx'
import { DepartmentSelect } from './department-select.tsx'
import { idsAbove, type Department } from './department-tree.ts'
import type { Departments } from './use-departments.ts'

interface MergeDepartmentProps {
  department: Department
  departments: Departments
  onClose: () => void
}

interface Values {
  into_id: number | null
  effective_date: string | null
  decision_no: string
}

/** Gives a department's people, positions and departments below to another one and closes it. Shown before it is done. */
export function MergeDepartment({
  department,
  departments: { items, index },
  onClose,
}: MergeDepartmentProps) {
  const form = useForm<Values>({ defaultValues: { into_id: null, effective_date: null, decision_no: '' } })
  const [calls] = useState(() => ({
    merge: mutation('departments.merge'),
    undo: mutation('departments.undoMerge'),
  }))
  const { mutateAsync: merge } = useMutation(calls.merge)
  const { mutateAsync: undo } = useMutation(calls.undo)
  const inputOf = ({ into_id, effective_date, decision_no }: Values) => ({
    path: { id: department.id },
    body: {
      into_id: into_id ?? 0, // the form has asked for it
      ...(effective_date !== null && { effective_date }),
      ...(decision_no.trim() !== '' && { decision_no: decision_no.trim() }),
      version: department.version,
    },
  })
  const work = usePreviewedWork(form, {
    preview: async (values: Values) => (await merge({ ...inputOf(values), query: { dry_run: true } })).merge,
    work: async (values) => {
      await merge(inputOf(values))
      return {
        done: `Đã sáp nhập ${department.name}.`,
        undo: () => undo({ path: { id: department.id } }),
      }
    },
    onClose,
  })
  return (
    <PreviewedWork
      title={`Sáp nhập ${department.name} vào đơn vị khác`}
      description="Nhân viên, chức vụ và đơn vị trực thuộc chuyển sang đơn vị nhận; đơn vị này được giải thể."
      form={form}
      verb="Sáp nhập"
      work={work}
      tell={linesOf}
      onClose={onClose}
    >
      <DepartmentSelect
        control={form.control}
        name="into_id"
        label="Đơn vị nhận"
        required
        items={items}
        allows={(id) => id !== department.id && !idsAbove(index, id).includes(department.id)}
      />
      <EffectiveDate control={form.control} name="effective_date" />
      <TextField label="Số quyết định" {...form.register('decision_no')} />
    </PreviewedWork>
  )
}

function linesOf(preview: Data<'departments.merge'>['merge']) {
  return [
    { term: 'Đơn vị nhận', value: preview.into_path },
    { term: 'Đơn vị trực thuộc chuyển sang', value: formatNumber(preview.units) },
    { term: 'Nhân viên chuyển sang', value: formatNumber(preview.employees) },
    { term: 'Chức vụ chuyển sang', value: formatNumber(preview.positions) },
    { term: 'Áp dụng từ ngày', value: formatDate(preview.effective_date) },
  ]
}
