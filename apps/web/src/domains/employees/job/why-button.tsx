import type { Input, Schemas } from '@nhansu/sdk/contract'
import { IconButton } from '@nhansu/ui/button/icon-button.tsx'
import { OpensLater } from '@nhansu/ui/overlay/opens-later.tsx'
import { CircleHelp } from 'lucide-react'
import { factTitles } from './fact-words.ts'

/** Which fact is asked about, and of which day. */
export interface AskedWhy {
  employeeId: number
  fact: Schemas['JobFactName']
  /** The day that is shown, and as it was known when; today without one. */
  view?: NonNullable<Input<'jobChanges.why'>['query']>
}

const load = () => import('./why-facts.tsx').then((loaded) => loaded.WhyPopover)

/** 'Vì sao ngày chính thức?': opens what made a fact so. All facts of a file are explained by one call. */
export function WhyButton(asked: AskedWhy) {
  return (
    <OpensLater
      popup="dialog"
      load={load}
      props={asked}
      button={<IconButton icon={CircleHelp} size="small" label={whyWords(asked.fact)} />}
    />
  )
}

/** The name of the button and of what it opens. */
export function whyWords(fact: AskedWhy['fact']): string {
  return `Vì sao ${factTitles[fact].toLowerCase()}?`
}
