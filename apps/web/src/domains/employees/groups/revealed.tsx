import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

/** What the reader has opened behind dots, by the field: it is kept until the file is left, and nowhere else. */
export type RevealedValues = Readonly<Record<string, unknown>>

interface Revealed {
  values: RevealedValues
  keep: (values: RevealedValues) => void
}

const RevealedContext = createContext<Revealed>({ values: {}, keep: () => undefined })

/** Keeps opened numbers for as long as one file is open. */
export function RevealedInFile({ children }: { children: ReactNode }) {
  const [values, setValues] = useState<RevealedValues>({})
  const revealed = useMemo(
    () => ({
      values,
      keep: (opened: RevealedValues) => setValues((before) => ({ ...before, ...opened })),
    }),
    [values],
  )
  return <RevealedContext value={revealed}>{children}</RevealedContext>
}

/** What has been opened in this file, and the way to add to it. */
export function useRevealed(): Revealed {
  return useContext(RevealedContext)
}
