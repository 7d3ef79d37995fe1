import { Tooltip as Radix } from 'radix-ui'
import { createContext, type ReactNode, useContext } from 'react'

const InsideProvider = createContext(false)

export interface TooltipProviderProps {
  children: ReactNode
}

/** Put it once around the app: after one tooltip has shown, its neighbours show without waiting. */
export function TooltipProvider({ children }: TooltipProviderProps) {
  return (
    <InsideProvider value={true}>
      <Radix.Provider delayDuration={400} skipDelayDuration={300}>
        {children}
      </Radix.Provider>
    </InsideProvider>
  )
}

/** Gives a tooltip that stands alone (a story, a test) the provider that it cannot do without. */
export function TooltipProviderIfMissing({ children }: TooltipProviderProps) {
  return useContext(InsideProvider) ? children : <TooltipProvider>{children}</TooltipProvider>
}
