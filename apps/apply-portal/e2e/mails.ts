import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What has left the house so far: without a mail server every mail is a file. */
export function sentMails(): string {
  const folder = join(process.env['E2E_DATA_DIR'] ?? '', 'mails')
  try {
    const files = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
    // Quoted-printable breaks long lines with a '=' at their end.
    return files
      .join('\n')
      .replaceAll(/=\r?\n/g, '')
      .replaceAll('=3D', '=')
  } catch {
    return ''
  }
}
