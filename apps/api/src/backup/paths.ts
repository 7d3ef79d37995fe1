import { resolve } from 'node:path'

/** A path as the person meant it who called npm, which runs every command in the repository's own folder. */
export function fromWhereCalled(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? '', path)
}
