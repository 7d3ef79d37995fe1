import { Check, CircleAlert } from 'lucide-react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import type { StepState } from '../step-states.ts'
import { mark, marks } from '../stepper.css.ts'

const icons = { done: Check, failed: CircleAlert, current: null, coming: null }

interface StepMarkProps {
  state: StepState
  number: number
  count: number
}

/** The round mark of a step: its number, a tick, or a warning; said in words for a screen reader. */
export function StepMark({ state, number, count }: StepMarkProps) {
  const { navigation } = useLabels()
  const spoken = {
    done: navigation.stepDone,
    failed: navigation.stepFailed,
    current: navigation.stepCurrent,
    coming: null,
  }[state]
  const icon = icons[state]
  return (
    <span className={joinClasses(mark, marks[state])}>
      {icon ? <Icon of={icon} size="small" /> : <span aria-hidden>{number}</span>}
      <VisuallyHidden>
        {[navigation.stepOf(number, count), spoken].filter(Boolean).join(', ')}:{' '}
      </VisuallyHidden>
    </span>
  )
}
