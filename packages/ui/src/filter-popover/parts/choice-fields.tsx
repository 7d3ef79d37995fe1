import { useId, useMemo, useState } from 'react'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { TextBox } from '#ui/text-field/text-box.tsx'
import { RadioMark } from '#ui/radio-group/radio-mark.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { choicesOf, matchingChoices } from '../filter-choices.ts'
import type { FilterDefinition, FilterScalar } from '../filter-model.ts'
import { noOption, option, optionLabel, options } from '../filter-popover.css.ts'
import type { FieldsProps } from './filter-fields.tsx'

/** From here on a list is searched rather than read. */
const SEARCHED = 8

/** One choice or several, with a search once the list is long. */
export function ChoiceFields({
  label,
  definition,
  draft,
  onChange,
}: FieldsProps<Extract<FilterDefinition, { kind: 'select' | 'multi-select' | 'tree' }>>) {
  const { dataTable } = useLabels()
  const [query, setQuery] = useState('')
  const name = useId()
  const choices = useMemo(() => choicesOf(definition), [definition])
  const shown = useMemo(() => matchingChoices(choices, query), [choices, query])
  const several = definition.kind !== 'select'
  const choose = (value: FilterScalar, chosen: boolean) => {
    const others = draft.chosen.filter((one) => one !== value)
    onChange({ chosen: several ? (chosen ? [...others, value] : others) : [value] })
  }
  return (
    <>
      {choices.length > SEARCHED && (
        <TextBox
          aria-label={dataTable.searchOptions}
          placeholder={dataTable.searchOptions}
          value={query}
          onValueChange={setQuery}
        />
      )}
      <div role={several ? 'group' : 'radiogroup'} aria-label={label} className={options}>
        {shown.map(({ value, label: words, depth }) => (
          <div key={value} className={option} style={{ paddingInlineStart: `${depth * 16 + 4}px` }}>
            {several ? (
              <Checkbox
                label={words}
                checked={draft.chosen.includes(value)}
                onCheckedChange={(chosen) => choose(value, chosen)}
              />
            ) : (
              <label className={optionLabel}>
                <RadioMark
                  name={name}
                  checked={draft.chosen.includes(value)}
                  onCheckedChange={() => choose(value, true)}
                />
                {words}
              </label>
            )}
          </div>
        ))}
        {shown.length === 0 && <p className={noOption}>{dataTable.noOption}</p>}
      </div>
    </>
  )
}
