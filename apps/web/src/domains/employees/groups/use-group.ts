import { newerValues } from '@nhansu/sdk/errors'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import type { Saving } from '#web/kit/form-page/use-contract-saving.ts'
import { mutation, query } from '#web/session/queries.ts'
import { answerOf, type FileGroup, type GroupValues } from './file-group.ts'

// Parts are called alike: each by the id of the employee, with its own fields as the body. The compiler cannot follow a
// table of them, so they are called as one of them; what a part holds was checked where it was declared.
const shownAs = (group: FileGroup) => group.show as 'employeeHealth.show'
const savedAs = (group: FileGroup) => group.update as 'employeeHealth.update'

/** A part of an employee's file. */
export function useGroup(group: FileGroup, employeeId: number) {
  return useQuery(query(shownAs(group), { path: { id: employeeId } }))
}

/** The same for a form: as the server has it now, since an edit from an older one would only end in a conflict. */
export function useGroupToEdit(group: FileGroup, employeeId: number) {
  return useQuery({
    ...query(shownAs(group), { path: { id: employeeId } }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
}

/**
 * Saves what differs from the part as it was: what is not sent stays as it is, and so do numbers behind dots that
 * nobody has opened.
 *
 * @param start what the form holds for a part that nobody has touched
 */
export function useGroupSaving(
  group: FileGroup,
  employeeId: number,
  start: (values: GroupValues) => FormValues,
): Saving<FormValues, GroupValues> {
  // Made once: a save must reach the company that the form was opened in, or none.
  const [saving] = useState(() => mutation(savedAs(group)))
  const { mutateAsync } = useMutation(saving)
  return {
    save: async (values, over) => {
      const before: FormValues = over ? start(over) : {}
      const changed = Object.entries(values).filter(([field, value]) => plain(value) !== plain(before[field]))
      const body = {
        ...Object.fromEntries(changed),
        ...(over?.version !== undefined && { version: over.version }),
      }
      return answerOf(group, await mutateAsync({ path: { id: employeeId }, body })).values
    },
    newer: (error) => {
      const answer = newerValues(error, savedAs(group))
      return answer && answerOf(group, answer).values
    },
  }
}

/** An empty text is nothing to the contract. */
function plain(value: FormValues[string] | undefined) {
  return value === '' ? null : (value ?? null)
}
