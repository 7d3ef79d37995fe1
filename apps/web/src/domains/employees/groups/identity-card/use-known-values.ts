import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { useParams } from 'react-router-dom'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { query } from '#web/session/queries.ts'
import { papersFields } from './papers-fields.ts'
import type { KnownValues } from './compare-card.ts'

/**
 * What is known beside a card: the form's values, and of somebody who is here already what his file says.
 *
 * @param shown fields of the card's own section that the form has; numbers behind dots are not among them
 */
export function useKnownValues(shown: readonly string[]): KnownValues {
  const { getValues } = useFormContext<FormValues>()
  const id = Number(useParams()['id'])
  const enabled = Number.isInteger(id)
  const card = useQuery({ ...query('employees.show', { path: { id } }), enabled })
  const addresses = useQuery({ ...query('employeeAddresses.show', { path: { id } }), enabled })
  const form = getValues()
  return {
    form,
    inForm: (field) => (papersFields.has(field) ? shown.includes(field) : field in form),
    file: enabled ? { ...card.data?.employee, ...addresses.data?.addresses } : {},
  }
}
