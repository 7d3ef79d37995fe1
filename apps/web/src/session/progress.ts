import type { CallEvent } from '@nhansu/sdk'
import { createProgress } from '@nhansu/ui/progress-bar/progress-store.ts'

/** The window's one progress bar: every call and every change of screen moves it. */
export const progress = createProgress()

/** Hears of every call of the client. A call that was given up (another page, newer words) is no failure. */
export function watchCall({ type, error }: CallEvent): void {
  if (type === 'started') progress.start()
  else if (type === 'succeeded' || error?.kind === 'aborted') progress.done()
  else if (type === 'failed') progress.fail()
}
