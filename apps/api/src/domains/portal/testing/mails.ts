import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'

/** All mails that went to an address, as they left the house of a data folder. */
export async function mailsIn(dataDir: string, email: string) {
  const folder = join(dataDir, 'mails')
  const files = (() => {
    try {
      return readdirSync(folder)
    } catch {
      return []
    }
  })()
  const parsed = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(folder, file)))))
  return parsed.filter(({ to }) => to?.[0]?.address === email)
}
