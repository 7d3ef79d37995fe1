import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { defaultLabels, type LabelChanges, type Labels, mergeLabels } from './labels.ts'

const LabelsContext = createContext<Labels>(defaultLabels)

export interface LabelsProviderProps {
  /** Rows that differ from the ones around; the rest stays. */
  labels: LabelChanges
  children: ReactNode
}

/** Changes words of the kit for everything inside. Without one, all words are the Vietnamese defaults. */
export function LabelsProvider({ labels, children }: LabelsProviderProps) {
  const around = useContext(LabelsContext)
  const merged = useMemo(() => mergeLabels(around, labels), [around, labels])
  return <LabelsContext value={merged}>{children}</LabelsContext>
}

/** The words for this place: `useLabels().basics.retry`. */
export function useLabels(): Labels {
  return useContext(LabelsContext)
}
