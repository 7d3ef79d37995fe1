import type { Data, Input } from '@nhansu/sdk/contract'
import { isApiError, ValidationError } from '@nhansu/sdk/errors'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import type { Saving } from '#web/kit/form-page/use-contract-saving.ts'
import { mutation } from '#web/session/queries.ts'
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

/** The reception, and the decision of it as far as one is asked for: what it is issued with, or nothing for a draft. */
function receptionOf({ paper, sign_date, signer_id, number, ...reception }: FormValues) {
  if (paper === 'none') return { reception, decision: undefined }
  const issue = {
    ...(sign_date !== undefined && { sign_date }),
    ...(signer_id !== undefined && { signer_id }),
    ...(number !== undefined && { number }),
  }
  return { reception, decision: paper === 'issue' ? { issue } : {} }
}

function isFilled(value: FormValues[string]): boolean {
  return value !== null && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0)
}

/** A refusal by the names of the form, where every field stands at the top: 'reception.position_id' is 'position_id'. */
function byFormNames(error: unknown): unknown {
  if (!isApiError(error) || error.kind !== 'validation') return error
  const { operation, message, fields } = error
  const renamed = Object.entries(fields).map(([name, texts]) => [
    name.replace(/^(reception|decision\.issue|papers|addresses|health|affiliations)\./, ''),
    texts,
  ])
  return new ValidationError({ operation, message }, Object.fromEntries(renamed))
}
