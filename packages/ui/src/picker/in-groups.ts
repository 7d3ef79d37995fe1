import type { SelectOption } from '#ui/select/select-option.ts'

/** Choices that follow each other under one name, or under none. */
export interface OptionGroup<Value extends string | number> {
  name: string | undefined
  /** The place of the first one among all choices. */
  start: number
  options: SelectOption<Value>[]
}

/** Choices in their order, cut where the group changes. */
export function inGroups<Value extends string | number>(
  options: readonly SelectOption<Value>[],
): OptionGroup<Value>[] {
  const groups: OptionGroup<Value>[] = []
  for (const [place, option] of options.entries()) {
    const last = groups.at(-1)
    if (last && last.name === option.group) last.options.push(option)
    else groups.push({ name: option.group, start: place, options: [option] })
  }
  return groups
}
