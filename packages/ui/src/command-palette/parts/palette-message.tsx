import { useLabels } from '#ui/labels/labels-provider.tsx'
import { message } from '../command-palette.css.ts'

interface PaletteMessageProps {
  query: string
  found: number
  loading: boolean
  error?: string
}

/** What stands where hits would: what to do, that nothing was found, that the search failed. */
export function PaletteMessage({ query, found, loading, error }: PaletteMessageProps) {
  const { navigation } = useLabels()
  if (error !== undefined)
    return (
      <p role="alert" className={message}>
        {error}
      </p>
    )
  if (found > 0 || loading) return null
  return <p className={message}>{query === '' ? navigation.paletteStart : navigation.paletteEmpty(query)}</p>
}
