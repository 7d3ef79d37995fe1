import type { Schemas } from '@nhansu/sdk/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { chosenIn } from '#web/kit/list/chosen-in.ts'
import { query } from '#web/session/queries.ts'
import { type AskedFor, unitsUnder } from './held-first.ts'

const noUnits: readonly Schemas['DepartmentNode'][] = []

/** What the list of employees is filtered by now. The tree is the one that the filter itself has asked for. */
export function useAskedFor(): AskedFor {
  const [search] = useSearchParams()
  const units = chosenIn(search, 'department_id')
  const { data } = useQuery({
    ...query('departments.list', { query: { recursive: true } }),
    enabled: units.length > 0,
  })
  const tree = data?.departments ?? noUnits
  return useMemo(
    () => ({
      units: unitsUnder(tree, chosenIn(search, 'department_id')),
      positions: new Set(chosenIn(search, 'position_id')),
    }),
    [tree, search],
  )
}
