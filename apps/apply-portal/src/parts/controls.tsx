import { button, sizes, tones } from '@nhansu/ui/button/button.css.ts'
import { joinClasses } from '@nhansu/ui/dev/join-classes.ts'
import { control } from '@nhansu/ui/field/control.css.ts'
import { field, label } from '@nhansu/ui/field/field.css.ts'
import type { ReactNode } from 'react'
import { strong } from './controls.css.ts'

/** The look of a button in the kit, for elements that work without script. */
export function buttonLook(tone: 'primary' | 'neutral'): string {
  return joinClasses(button, tones[tone], sizes.large, strong)
}

interface LabelledProps {
  id: string
  name: string
  label: string
}

/** One line to type into. */
export function Typed({ id, name, label: words, value }: LabelledProps & { value: string }) {
  return (
    <Labelled id={id} words={words}>
      <input id={id} name={name} type="search" defaultValue={value} maxLength={100} className={control} />
    </Labelled>
  )
}

export interface Choice {
  value: string
  words: string
}

interface ChosenProps extends LabelledProps {
  value: string
  choices: readonly Choice[]
}

/** One of several, as the browser itself offers them. */
export function Chosen({ id, name, label: words, value, choices }: ChosenProps) {
  return (
    <Labelled id={id} words={words}>
      <select id={id} name={name} defaultValue={value} className={control}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.words}
          </option>
        ))}
      </select>
    </Labelled>
  )
}

function Labelled({ id, words, children }: { id: string; words: string; children: ReactNode }) {
  return (
    <div className={field}>
      <label className={joinClasses(label, strong)} htmlFor={id}>
        {words}
      </label>
      {children}
    </div>
  )
}
