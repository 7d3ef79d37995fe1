import type { Session } from '@nhansu/sdk'
import { useSyncExternalStore } from 'react'
import { client } from './client.ts'

const subscribe = (listener: () => void) => client.session.subscribe(listener)
const read = () => client.session.read()

/** The session of this browser, whichever tab changes it. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, read)
}
