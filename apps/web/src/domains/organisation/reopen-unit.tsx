import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { WorkDialog } from '#web/work/work-dialog.tsx'
import { mutation } from '#web/session/queries.ts'
import { EffectiveDate } from './effective-date.tsx'
import type { Unit } from './unit-tree.ts'
import { useUnitWork } from './use-unit-work.ts'

interface ReopenUnitProps {
  unit: Unit
  onClose: () => void
}

interface Values {
  effective_date: string | null
}

/** Takes a closed unit back into use. */
export function ReopenUnit({ unit, onClose }: ReopenUnitProps) {
  const form = useForm<Values>({ defaultValues: { effective_date: null } })
  const [operation] = useState(() => mutation('departments.reopen'))
  const { mutateAsync: reopen } = useMutation(operation)
  const { problem, submit } = useUnitWork(form, {
    work: async ({ effective_date }: Values) => {
      const body = { ...(effective_date !== null && { effective_date }), version: unit.version }
      await reopen({ path: { id: unit.id }, body })
      return { done: `Đã mở lại ${unit.name}.` }
    },
    onClose,
  })
  return (
    <WorkDialog
      title={`Mở lại ${unit.name}`}
      form={form}
      problem={problem}
      submitLabel="Mở lại"
      onSubmit={submit}
      onClose={onClose}
    >
      <EffectiveDate
        control={form.control}
        name="effective_date"
        hint="Để trống: từ hôm nay. Đúng ngày giải thể: như chưa từng giải thể."
      />
    </WorkDialog>
  )
}
