import { useEffect, useEffectEvent, useRef } from 'react'

/** Tells the caller of a problem when it comes, when it changes and when it is mended, and of nothing at the start. */
export function useToldProblem(
  problem: string | null,
  onProblemChange: ((problem: string | null) => void) | undefined,
): void {
  const told = useRef<string | null>(null)
  const tell = useEffectEvent(() => onProblemChange?.(problem))
  useEffect(() => {
    if (told.current === problem) return
    told.current = problem
    tell()
  }, [problem])
}
