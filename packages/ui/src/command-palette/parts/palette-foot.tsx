import { useLabels } from '#ui/labels/labels-provider.tsx'
import { foot, key } from '../command-palette.css.ts'

/** The keys that work here; a screen reader says them by itself. */
export function PaletteFoot() {
  const { navigation } = useLabels()
  const keys = [
    ['↑ ↓', navigation.paletteMove],
    ['Enter', navigation.paletteOpen],
    ['Esc', navigation.paletteClose],
  ] as const
  return (
    <div className={foot} aria-hidden>
      {keys.map(([name, does]) => (
        <span key={name}>
          <kbd className={key}>{name}</kbd>
          {does}
        </span>
      ))}
    </div>
  )
}
