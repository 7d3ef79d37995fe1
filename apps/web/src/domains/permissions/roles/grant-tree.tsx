import { CheckboxMark } from '@nhansu/ui/checkbox/checkbox-mark.tsx'
import { ChoiceLine } from '@nhansu/ui/field/choice-line.tsx'
import { FieldGroup } from '@nhansu/ui/field/field-group.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import { useState } from 'react'
import { type GrantChoice, GrantArea } from './grant-area.tsx'
import { type Area, checkedOf, quickChoices, searchAreas, withAll } from './grants.ts'
import { areas as list } from './grants.css.ts'

interface GrantTreeProps extends GrantChoice {
  areas: readonly Area[]
}

/** What a role gives, as a tree by area; the quick choices act on what the search shows. */
export function GrantTree({ areas, ...choice }: GrantTreeProps) {
  const [words, setWords] = useState('')
  const shown = searchAreas(areas, words)
  return (
    <Stack gap="md">
      <TextField
        label="Tìm quyền"
        placeholder="Ví dụ: hợp đồng, xuất"
        autoComplete="off"
        value={words}
        onValueChange={setWords}
      />
      {!choice.readOnly && <QuickChoices areas={shown} {...choice} />}
      <output>{shown.length === 0 && <Text tone="soft">Không có quyền nào khớp với từ khóa.</Text>}</output>
      <ul className={list}>
        {shown.map((area) => (
          <GrantArea key={area.name} of={area} forceOpen={words.trim() !== ''} {...choice} />
        ))}
      </ul>
    </Stack>
  )
}

function QuickChoices({ areas, grants, choose, onChange }: GrantTreeProps) {
  const all = areas.flatMap(({ permissions }) => permissions)
  return (
    <FieldGroup label="Chọn nhanh">
      <Inline gap="xl">
        {quickChoices.map(({ id, label, means }) => {
          const meant = all.filter(({ name }) => means.test(name))
          return (
            <ChoiceLine key={id} label={label}>
              <CheckboxMark
                checked={checkedOf(grants, meant, choose)}
                disabled={meant.every((permission) => choose(permission).length === 0)}
                onCheckedChange={(wanted) => onChange(withAll(grants, meant, choose, wanted))}
              />
            </ChoiceLine>
          )
        })}
      </Inline>
    </FieldGroup>
  )
}
