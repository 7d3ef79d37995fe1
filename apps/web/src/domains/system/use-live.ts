import type { ResourceName } from '@nhansu/sdk/contract'
import { invalidate } from '@nhansu/sdk/query'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

const refreshEvery = 5_000

/** Brings a list up to date every few seconds while somebody looks at it: its rows change by themselves. */
export function useLive(resource: ResourceName): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void invalidate(queryClient, resource)
    }, refreshEvery)
    return () => clearInterval(timer)
  }, [queryClient, resource])
}
