import { client } from './client.ts'
import { loadProfile } from './profile.ts'

/**
 * What every page waits for, begun while the rest of the app is still on its way: this file and the few that it needs
 * are a script of their own, which runs as soon as it is there. Other tabs are asked for their session, and whoever is
 * signed in is asked about. The guards ask the same again and get these answers.
 */
async function begin(): Promise<void> {
  const { token } = await client.session.ready()
  // What fails here is asked for again, and told, by the guard that needs it.
  if (token !== undefined) await loadProfile().catch(() => undefined)
}

void begin()
