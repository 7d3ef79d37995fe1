import { isApiError } from '@nhansu/sdk/errors'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

const TRY_AGAIN_MS = 5_000

/**
 * False from the first call that could not reach the server until it answers again; then everything on the screen is
 * asked for anew. While it is away it is knocked at, so that nobody needs to.
 */
export function useServerReach(): boolean {
  const queryClient = useQueryClient()
  const [reached, setReached] = useState(true)

  useEffect(
    () =>
      queryClient.getQueryCache().subscribe(({ query }) => {
        if (isUnreached(query.state.error)) setReached(false)
      }),
    [queryClient],
  )
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe(({ mutation }) => {
        if (isUnreached(mutation?.state.error)) setReached(false)
      }),
    [queryClient],
  )
  useEffect(() => {
    if (reached) return undefined
    const knock = async () => {
      const answer = await fetch('/readyz').catch(() => undefined)
      if (!answer?.ok) return
      setReached(true)
      await queryClient.refetchQueries({ type: 'active' })
    }
    const timer = setInterval(() => void knock(), TRY_AGAIN_MS)
    return () => clearInterval(timer)
  }, [reached, queryClient])
  return reached
}

const isUnreached = (error: unknown) => isApiError(error) && error.kind === 'network'
