import { useState } from 'react'
import FormDialog from '#web/resource/form-dialog.tsx'
import { HeadNames } from './unit-fields.tsx'
import { unitResource } from './unit-resource.tsx'
import type { Unit } from './unit-tree.ts'
import type { Units } from './use-units.ts'

interface EditUnitProps {
  /** The unit to change; without it a new one is made. */
  unit?: Unit
  /** Under which unit a new one is to stand; null for the top. */
  parentId?: number | null
  units: Units
  onClose: () => void
}

/** The form of a unit. A new one starts under the unit it was asked for, one level below it. */
export function EditUnit({ unit, parentId = null, units, onClose }: EditUnitProps) {
  const [definition] = useState(() => {
    const above = parentId === null ? undefined : units.index.get(parentId)?.item.data
    const level = above && Math.min(6, above.level + 1)
    const starts: Readonly<Record<string, unknown>> = { parent_id: parentId, level }
    const form = (unitResource.form ?? []).map((field) =>
      starts[field.field] === undefined ? field : { ...field, initial: starts[field.field] },
    )
    return { ...unitResource, form }
  })
  const [heads] = useState(() => ({ now: unit?.manager_name ?? null, found: new Map<number, string>() }))
  return (
    <HeadNames value={heads}>
      <FormDialog definition={definition} {...(unit && { id: unit.id })} aside onClose={onClose} />
    </HeadNames>
  )
}
