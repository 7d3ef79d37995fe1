import { CircleAlert } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { joinClasses } from '#ui/dev/join-classes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useLabels } from '#ui/labels/labels-provider.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { bar, failure, phases, place } from './progress-bar.css.ts'
import type { ProgressStore } from './progress-store.ts'

export interface ProgressBarProps {
  /** The app's one store, made by `createProgress()` and told by whatever loads. */
  progress: ProgressStore
}

/**
 * A thin line over the whole window while something loads: from 200 ms on, slowing down over 5 s, with a mark when
 * something failed. What failed is said where it belongs, not here. Put it once into the app.
 */
export function ProgressBar({ progress }: ProgressBarProps) {
  const phase = useSyncExternalStore(progress.subscribe, progress.phase)
  const { overlays } = useLabels()
  const naming =
    phase === 'running'
      ? { role: 'progressbar', 'aria-label': overlays.pageProgress }
      : { 'aria-hidden': true }
  return (
    <div className={place}>
      <div className={joinClasses(bar, phases[phase])} data-state={phase} {...naming} />
      <output>
        {phase === 'failed' && (
          <>
            <span className={failure}>
              <Icon of={CircleAlert} />
            </span>
            <VisuallyHidden>{overlays.pageProgressFailed}</VisuallyHidden>
          </>
        )}
      </output>
    </div>
  )
}
