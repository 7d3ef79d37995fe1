import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Stepper } from '@nhansu/ui/stepper/stepper.tsx'
import type { ReactNode } from 'react'
import type { FormStepping } from './use-form-steps.ts'

/** One step of a form page. */
export interface FormPageStep {
  id: string
  /** Two or three words: 'Giấy tờ'. */
  label: string
  /** Names of the form's fields in this step: they must be right before the next one shows. */
  fields: readonly string[]
  /** `FormPageSection`s. */
  content: ReactNode
}

interface FormStepsProps {
  steps: readonly FormPageStep[]
  stepping: FormStepping
}

/** The steps of a form. Those that do not show stay on the page, so that nothing that was typed there is lost. */
export function FormSteps({ steps, stepping }: FormStepsProps) {
  const { current = '', failed, goTo } = stepping
  return (
    <Stack>
      <Stepper
        steps={steps.map(({ id, label }) => ({ id, label, failed: failed.includes(id) }))}
        current={current}
        onStepSelect={goTo}
      />
      {steps.map(({ id, content }) => (
        <div key={id} hidden={id !== current}>
          <Stack>{content}</Stack>
        </div>
      ))}
    </Stack>
  )
}
