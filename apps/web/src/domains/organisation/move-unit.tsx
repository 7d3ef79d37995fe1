import { Button } from '@nhansu/ui/button/button.tsx'
import { Select } from '@nhansu/ui/select/select.tsx'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { WorkDialog } from '#web/work/work-dialog.tsx'
import { mutation } from '#web/session/queries.ts'
import { EffectiveDate } from './effective-date.tsx'
import { MovePreview } from './move-preview.tsx'
import type { UnitGoal } from './unit-task.ts'
import { UnitSelect } from './unit-select.tsx'
import { mayStandUnder, nextSibling, type Unit } from './unit-tree.ts'
import type { Units } from './use-units.ts'
import { useUnitWork } from './use-unit-work.ts'

interface MoveUnitProps {
  unit: Unit
  units: Units
  /** Where it was dropped: shown as a preview at once. */
  goal?: UnitGoal
  onClose: () => void
}

interface Values {
  parent_id: number | null
  /** 0 stands for 'last'. */
  before_id: number
  effective_date: string | null
}

/** Puts a unit, with all below it, under another one. Who moves with it is shown before it is done. */
export function MoveUnit({ unit, units, goal, onClose }: MoveUnitProps) {
  const { items, index } = units
  const form = useForm<Values>({
    defaultValues: {
      parent_id: goal ? goal.parentId : unit.parent_id,
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
    version: unit.version,
  })
  const path = { id: unit.id }
  const former = { parent_id: unit.parent_id, before_id: nextSibling(items, index, unit.id) }
  const { preview, problem, submit, change } = useUnitWork(form, {
    preview: async (values: Values) =>
      (await move({ path, query: { dry_run: true }, body: bodyOf(values) })).move,
    work: async (values) => {
      await move({ path, body: bodyOf(values) })
      const { effective_date } = values
      const back = { ...former, ...(effective_date !== null && { effective_date }) }
      return { done: `Đã di chuyển ${unit.name}.`, undo: () => move({ path, body: back }) }
    },
    onClose,
  })
  usePreviewAtOnce(goal !== undefined, () => void submit(form.getValues()))
  const parentId = useWatch({ control: form.control, name: 'parent_id' })
  const siblings = (parentId === null ? items : (index.get(parentId)?.item.children ?? [])).filter(
    ({ id }) => id !== unit.id,
  )
  return (
    <WorkDialog
      title={`Di chuyển ${unit.name}`}
      description="Các đơn vị trực thuộc và nhân viên đi cùng."
      form={form}
      problem={problem}
      submitLabel={preview ? 'Di chuyển' : 'Xem trước'}
      actions={preview && <Button onClick={change}>Sửa lại</Button>}
      onSubmit={submit}
      onClose={onClose}
    >
      {preview ? (
        <MovePreview preview={preview} />
      ) : (
        <>
          <UnitSelect
            control={form.control}
            name="parent_id"
            label="Đơn vị cấp trên mới"
            hint="Để trống nếu là đơn vị lớn nhất."
            items={items}
            allows={(id) => mayStandUnder(index, unit.id, id)}
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
          <EffectiveDate
            control={form.control}
            name="effective_date"
            label="Áp dụng từ ngày"
            hint="Để trống: từ hôm nay."
          />
        </>
      )}
    </WorkDialog>
  )
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
