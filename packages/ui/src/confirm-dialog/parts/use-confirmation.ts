import { useState } from 'react'

type State = { is: 'asking' } | { is: 'working' } | { is: 'failed'; reason: unknown }

/**
 * Runs what was confirmed and remembers how it went.
 *
 * @param work what the caller does; a promise makes the dialog wait
 * @param close called when the work has succeeded
 */
export function useConfirmation(work: () => unknown, close: () => void) {
  const [state, setState] = useState<State>({ is: 'asking' })
  const confirm = async () => {
    if (state.is === 'working') return
    setState({ is: 'working' })
    try {
      await work()
      setState({ is: 'asking' })
      close()
    } catch (reason) {
      setState({ is: 'failed', reason })
    }
  }
  const forget = () => setState({ is: 'asking' })
  return { state, confirm, forget }
}
