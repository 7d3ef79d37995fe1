import type { Client } from '@nhansu/sdk'
import type { Input } from '@nhansu/sdk/contract'
import { isApiError, newerValues } from '@nhansu/sdk/errors'

/** Creates a level; what the user can mend comes back as messages per field. */
export async function addLevel(client: Client, body: Input<'levels.store'>['body']) {
  try {
    const { level } = await client.call('levels.store', { body })
    return { level }
  } catch (error) {
    if (isApiError(error) && error.kind === 'validation') return { fields: error.fields }
    throw error
  }
}

/** Renames a level, also when somebody else has just saved other fields of it. */
export async function renameLevel(client: Client, id: number, name: string) {
  const shown = await client.call('levels.show', { path: { id } })
  try {
    return await client.call('levels.update', { path: { id }, body: { name, version: shown.level.version } })
  } catch (error) {
    const newer = newerValues(error, 'levels.update')
    if (!newer) throw error
    return client.call('levels.update', { path: { id }, body: { name, version: newer.level.version } })
  }
}
