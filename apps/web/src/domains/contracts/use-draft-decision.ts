import type { Input } from '@nhansu/sdk/contract'
import { useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'
import { mutation } from '#web/session/queries.ts'
import { refreshContracts } from './refresh-contracts.ts'

type Type = Input<'decisions.store'>['body']['decision_type']

/** What a decision about the end of one contract says. */
interface DraftedDecision {
  type: Type
  employeeId: number
  /** From which day it is to hold. */
  effectiveDate: string
  summary: string
}

/**
 * Drafts a decision about one person, after which the screens of contracts show it, and also after a failure, which may
 * have come too late to keep it from being drafted. The same again after such a failure makes no second one.
 *
 * @returns what drafts it and answers its id
 */
export function useDraftDecision(): (drafted: DraftedDecision) => Promise<number> {
  const { mutateAsync } = useMutation(mutation('decisions.store'))
  return useCallback(
    async ({ type, employeeId, effectiveDate, summary }) => {
      try {
        const { decision } = await mutateAsync({
          body: {
            decision_type: type,
            effective_date: effectiveDate,
            summary,
            people: [{ employee_id: employeeId }],
          },
        })
        return decision.id
      } finally {
        await refreshContracts()
      }
    },
    [mutateAsync],
  )
}
