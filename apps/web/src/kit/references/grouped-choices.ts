import type { SelectOption } from '@nhansu/ui/select/select-option.ts'

type Option = SelectOption<number>

/** Choices of one group stand together, the groups by their names; without groups in their own order. */
export function byGroup(choices: readonly Option[]): Option[] {
  return choices.toSorted((one, other) => (one.group ?? '').localeCompare(other.group ?? '', 'vi'))
}

/** Chosen records of one name say their groups as well. */
export function toldApart(choices: readonly Option[]): Option[] {
  const isAlone = ({ label }: Option) => choices.filter((other) => other.label === label).length === 1
  return choices.map((choice) =>
    choice.group === undefined || isAlone(choice)
      ? choice
      : { ...choice, label: `${choice.label} (${choice.group})` },
  )
}
