import type { Input } from '@nhansu/sdk/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { PartDialog } from '#web/kit/parts/part-dialog.tsx'
import { mutation } from '#web/session/queries.ts'
import { type PlanDeedName, planDeeds } from './plan-deeds.ts'
import type { Plan } from './use-plan.ts'

interface PlanDeedProps {
  deed: PlanDeedName
  plan: Plan
  onClose: () => void
}

/** Asks once more before a plan goes a step on, with a reason where the step wants one. */
export default function PlanDeedDialog({ deed, plan, onClose }: PlanDeedProps) {
  const { label, description, fields, done } = planDeeds[deed]
  const [saving] = useState(() => mutation(`trainingPlans.${deed}`))
  const { mutateAsync: send } = useMutation(saving)
  return (
    <PartDialog
      title={`${label}: ${plan.name}`}
      description={description}
      submitLabel={label}
      fields={fields}
      save={(values: FormValues) =>
        send({
          path: { id: plan.id },
          // The contract's rules have passed each of them.
          body: { ...values, version: plan.version } as Input<'trainingPlans.cancel'>['body'],
        })
      }
      done={done}
      about={plan.name}
      onClose={onClose}
    />
  )
}
