import { signOut } from '@nhansu/sdk'
import { client } from './client.ts'
import { discardUnsavedWork } from './unsaved-work.ts'

/**
 * Signs out, in every tab and on the server, and clears what this browser keeps. The forms' unsaved work is lost: ask
 * before.
 *
 * @returns false when the server could not be told; the browser has forgotten the session all the same
 */
export async function leave(): Promise<boolean> {
  discardUnsavedWork()
  const told = signOut(client).then(
    () => true,
    () => false,
  )
  await forgetLocalData()
  return told
}

/** The server's header does the same, but not without a network. */
async function forgetLocalData(): Promise<void> {
  try {
    sessionStorage.clear()
    const names = await caches.keys()
    await Promise.all(names.map((name) => caches.delete(name)))
    const bases = await indexedDB.databases()
    for (const { name } of bases) if (name !== undefined) indexedDB.deleteDatabase(name)
  } catch {
    // Storage that the browser forbids holds nothing of ours.
  }
}
