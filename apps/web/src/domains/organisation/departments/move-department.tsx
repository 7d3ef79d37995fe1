import type { Data } from '@nhansu/sdk/contract'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Select } from '@nhansu/ui/select/select.tsx'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { PreviewedWork } from '#web/kit/forms/previewed-work.tsx'
import { usePreviewedWork } from '#web/kit/forms/use-previewed-work.ts'
import { mutation } from '#web/session/queries.ts'
import { EffectiveDate } from './effective-date.tsx'
import type { DepartmentGoal } from './department-task.ts'
import { DepartmentSelect } from './department-select.tsx'
import { mayStandUnder, nextSibling, type Department } from './department-tree.ts'
import type { Departments } from './use-departments.ts'

interface MoveDepartmentProps {
  department: Department
  departments: Departments
  /** Where it was dropped: shown as a preview at once. */
  goal?: DepartmentGoal
  onClose: () => void
}

interface Values {
  parent_id: number | null
  /** 0 stands for 'last'. */
  before_id: number
  effective_date: string | null
}

/** Puts a department, with all below it, under another one. Who moves with it is shown before it is done. */
export function MoveDepartment({ department, departments, goal, onClose }: MoveDepartmentProps) {
  const { items, index } = departments
  const form = useForm<Values>({
    defaultValues: {
      parent_id: goal ? goal.parentId : department.parent_id,
      before_id: goal?.beforeId ?? 0,
      effective_date: null,
    },
  })
  const [operation] = useState(() => mutation('departments.move'))
  const { mutateAsync: move } = useMutation(operation)
  const bodyOf = ({ parent_id, before_id, effective_date }: Values) => ({
    parent_id,
    before_id: before_id === 0 ? null : before_id,
    ...(effective_date !== null && { effective_date }),
    version: department.version,
  })
  const path = { id: department.id }
  const former = { parent_id: department.parent_id, before_id: nextSibling(items, index, department.id) }
  const work = usePreviewedWork(form, {
    preview: async (values: Values) =>
      (await move({ path, query: { dry_run: true }, body: bodyOf(values) })).move,
    work: async (values) => {
      await move({ path, body: bodyOf(values) })
      const { effective_date } = values
      const back = { ...former, ...(effective_date !== null && { effective_date }) }
      return { done: `Đã điều chuyển ${department.name}.`, undo: () => move({ path, body: back }) }
    },
    onClose,
  })
  usePreviewAtOnce(goal !== undefined, () => void work.submit(form.getValues()))
  const parentId = useWatch({ control: form.control, name: 'parent_id' })
  const siblings = (parentId === null ? items : (index.get(parentId)?.item.children ?? [])).filter(
    ({ id }) => id !== department.id,
  )
  return (
    <PreviewedWork
      title={`Điều chuyển ${department.name}`}
      description="Các đơn vị trực thuộc và nhân viên đi cùng."
      form={form}
      verb="Điều chuyển"
      work={work}
      tell={linesOf}
      onClose={onClose}
    >
      <DepartmentSelect
        control={form.control}
        name="parent_id"
        label="Đơn vị cấp trên mới"
        hint="Để trống nếu là đơn vị lớn nhất."
        items={items}
        allows={(id) => mayStandUnder(index, department.id, id)}
      />
      <Controller
        control={form.control}
        name="before_id"
        render={({ field: { onChange, ...field } }) => (
          <Select
            label="Đứng trước"
            options={[
              { value: 0, label: 'Đứng cuối' },
              ...siblings.map(({ id, label }) => ({ value: id, label })),
            ]}
            {...field}
            value={siblings.some(({ id }) => id === field.value) ? field.value : 0}
            onValueChange={onChange}
          />
        )}
      />
      <EffectiveDate control={form.control} name="effective_date" />
    </PreviewedWork>
  )
}

function linesOf({ from_path, to_path, units, employees, effective_date }: Data<'departments.move'>['move']) {
  return [
    { term: 'Từ', value: from_path },
    { term: 'Đến', value: to_path },
    { term: 'Số đơn vị', value: formatNumber(units) },
    { term: 'Nhân viên đi cùng', value: formatNumber(employees) },
    { term: 'Áp dụng từ ngày', value: formatDate(effective_date) },
  ]
}

/** A drop has said everything: the preview comes without a press. */
function usePreviewAtOnce(wanted: boolean, ask: () => void) {
  const asked = useRef(!wanted)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    ask()
  })
}
