import { devWarn } from '#ui/dev/dev-warn.ts'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { StepMark } from './parts/step-mark.tsx'
import { type Step, stepStates } from './step-states.ts'
import { hint, inside, line, list, reachable, step as stepClass, words } from './stepper.css.ts'

export interface StepperProps {
  /** The steps, in order. */
  steps: readonly Step[]
  /** The id of the step under way. */
  current: string
  /** Makes steps that are done, or failed, lead back to themselves. */
  onStepSelect?: (id: string) => void
  /** What the steps lead to, for a screen reader. Default: 'Các bước'. */
  label?: string
}

/** Where the reader is on a way of a few steps. On a phone only the current step shows its words. */
export function Stepper({ steps, current, onStepSelect, label }: StepperProps) {
  const { navigation } = useLabels()
  const states = stepStates(steps, current)
  devWarn(
    !states.includes('current'),
    `Stepper: no step has the id '${current}'. Give \`current\` the id of one of the steps.`,
  )
  return (
    <ol className={list} aria-label={label ?? navigation.steps}>
      {steps.map((step, at) => {
        const state = states[at] ?? 'coming'
        const content = (
          <>
            <StepMark state={state} number={at + 1} count={steps.length} />
            <span className={words}>
              {step.label}
              {step.hint !== undefined && <span className={hint}>{step.hint}</span>}
            </span>
          </>
        )
        const canReturn = onStepSelect && state !== 'coming' && state !== 'current'
        return (
          <li key={step.id} className={stepClass} aria-current={state === 'current' ? 'step' : undefined}>
            {canReturn ? (
              <button
                type="button"
                className={`${inside} ${reachable}`}
                onClick={() => onStepSelect(step.id)}
              >
                {content}
              </button>
            ) : (
              <span className={inside}>{content}</span>
            )}
            {at < steps.length - 1 && <span className={line} />}
          </li>
        )
      })}
    </ol>
  )
}
