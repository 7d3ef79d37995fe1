import type { Data, Input } from '@nhansu/sdk/contract'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import type { Saving } from '#web/kit/form-page/use-contract-saving.ts'
import { mutation } from '#web/session/queries.ts'
import { byFormNames, receptionOf } from './reception-paper.ts'
import { isAskedAt } from './reception-rules.ts'
import type { NewFilePart, NewFileSection } from './new-employee-sections.ts'

/** Parts that are sent only where something of them is filled in. */
const laterParts = ['papers', 'addresses', 'health', 'affiliations'] as const satisfies readonly NewFilePart[]

type NewEmployee = Data<'employees.store'>['employee']

/** Takes somebody into the company with what the form holds; what was left empty is not sent. */
export function useNewEmployeeSaving(sections: readonly NewFileSection[]): Saving<FormValues, NewEmployee> {
  // Made once: a save must reach the company that the form was opened in, or none.
  const [storing] = useState(() => mutation('employees.store'))
  const { mutateAsync: store } = useMutation(storing)
  const toast = useToast()
  return {
    save: async (values) => {
      const part = (name: NewFilePart) => filledIn(sections, name, values)
      // The form's values are those of the declared fields, which its rules have checked.
      const { reception, decision } = receptionOf(part('reception'))
      const body = {
        ...part('card'),
        reception,
        ...(decision && { decision }),
        ...Object.fromEntries(
          laterParts.flatMap((name) => (Object.keys(part(name)).length > 0 ? [[name, part(name)]] : [])),
        ),
      } as unknown as Input<'employees.store'>['body']
      try {
        const { employee, warnings } = await store({ body })
        // The file itself tells of what is in it; of the reception nothing else does.
        for (const { field, text } of warnings) if (field.startsWith('reception.')) toast.warn(text)
        return employee
      } catch (error) {
        throw byFormNames(error)
      }
    },
    newer: () => undefined,
  }
}

function filledIn(sections: readonly NewFileSection[], name: NewFilePart, values: FormValues): FormValues {
  const names = sections.flatMap(({ part, fields }) =>
    part === name ? fields.map(({ field }) => field) : [],
  )
  const pairs = names.map((field) => [field, values[field] ?? null] as const)
  return Object.fromEntries(pairs.filter(([field, value]) => isFilled(value) && isAskedAt(values, field)))
}

function isFilled(value: FormValues[string]): boolean {
  return value !== null && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0)
}
