import type { Schemas } from '@nhansu/sdk/contract'
import { fieldFacts } from '@nhansu/sdk/field-facts/contracts'
import { Button } from '@nhansu/ui/button/button.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { FormValues } from '#web/kit/forms/form-rules.ts'

type Suggestion = Schemas['ContractSuggestion']
type Field = keyof Suggestion

const { titles } = fieldFacts

/** What fills itself in; pay is taken over by a press, so that nobody writes down what somebody earns unseen. */
const byItself = [
  'job_title',
  'work_place',
  'nature_of_work',
  'probation_group',
  'working_time',
  'hours_per_day',
  'hours_per_week',
  'leave_days',
  'pay_form',
  'pay_day',
] as const satisfies readonly Field[]
const byPress = ['salary_level', 'salary'] as const satisfies readonly Field[]

interface SuggestedTermsProps {
  suggested: Suggestion
  /** Whether this is said of the draft as it stands, and not of the one before while the next answer is on its way. */
  isSettled: boolean
  /** A draft that is there already keeps its empty fields until they are asked to be filled in. */
  isNew: boolean
}

/**
 * Fills the empty fields of a draft with what file, position, law and type of contract say, and names them. What somebody
 * has typed or emptied stays; what was filled in follows another employee, type or day, and pay that was taken over goes then.
 * It remembers what it filled in, so it stays mounted for as long as the form.
 */
export function SuggestedTerms({ suggested, isSettled, isNew }: SuggestedTermsProps) {
  const { getValues, setValue } = useFormContext<FormValues>()
  // A field that is filled in anywhere has the panel say anew what may still be taken over.
  useWatch<FormValues>()
  const filled = useRef(new Map<Field, unknown>())
  const [names, setNames] = useState<readonly Field[]>([])
  const put = (field: Field) => {
    const value = suggested[field] ?? null
    setValue(field, value ?? blankOf(field), { shouldDirty: true })
    filled.current.set(field, value)
  }
  useEffect(() => {
    if (!isSettled) return
    for (const field of byPress) {
      const before = filled.current.get(field)
      if (before === undefined || before === (suggested[field] ?? null)) continue
      filled.current.delete(field)
      if (tidy(getValues(field)) === before) setValue(field, blankOf(field), { shouldDirty: true })
    }
    if (!isNew) return
    for (const field of byItself) {
      const now = tidy(getValues(field))
      const before = filled.current.get(field)
      const isUntouched = filled.current.has(field) ? now === before : now === null
      if (isUntouched && now !== (suggested[field] ?? null)) put(field)
    }
    setNames(byItself.filter((field) => (filled.current.get(field) ?? null) !== null))
    // What is suggested is told anew with each answer, and compared by what it says.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [JSON.stringify(suggested), isSettled, isNew])
  const lacking = (fields: readonly Field[]) =>
    fields.filter((field) => (suggested[field] ?? null) !== null && tidy(getValues(field)) === null)
  const [empty, pay] = [isNew ? [] : lacking(byItself), lacking(byPress)]
  if (names.length + empty.length + pay.length === 0) return null
  return (
    <Stack gap="sm">
      {names.length > 0 && (
        <Text as="p" tone="soft">
          {`Đã điền theo hồ sơ, chức vụ và loại hợp đồng, sửa được: ${wordsOf(names)}.`}
        </Text>
      )}
      {empty.length > 0 && (
        <Button disabled={!isSettled} onClick={() => empty.forEach(put)}>
          {`Điền ô trống: ${wordsOf(empty)}`}
        </Button>
      )}
      {pay.length > 0 && (
        <Button disabled={!isSettled} onClick={() => pay.forEach(put)}>
          Lấy lương theo hồ sơ
        </Button>
      )}
    </Stack>
  )
}

const texts: ReadonlySet<Field> = new Set(['job_title', 'work_place', 'working_time', 'pay_day'])

function blankOf(field: Field): '' | null {
  return texts.has(field) ? '' : null
}

function tidy(value: unknown): unknown {
  return value === '' || value === undefined ? null : value
}

function wordsOf(fields: readonly Field[]): string {
  return fields.map((field) => titles[field]).join(', ')
}
