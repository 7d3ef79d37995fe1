import { useLabels } from '#ui/labels/labels-provider.tsx'
import { message } from '../command-palette.css.ts'

interface PaletteMessageProps {
  query: string
  found: number
  loading: boolean
  error?: string
}

/** What stands where hits would: what to do, that they are coming, that nothing was found, that the search failed. */
export function PaletteMessage({ query, found, loading, error }: PaletteMessageProps) {
  const { forms, navigation } = useLabels()
  if (error !== undefined)
    return (
      <p role="alert" className={message}>
        {error}
      </p>
    )
  if (found > 0) return null
  const start = query === '' ? navigation.paletteStart : navigation.paletteEmpty(query)
  return <p className={message}>{loading ? forms.searching : start}</p>
}
