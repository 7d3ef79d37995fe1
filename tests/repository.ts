import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The repository's root folder. */
export const root = join(import.meta.dirname, '..')

/** Files of the repository (tracked, or new and not ignored), as paths from its root. */
export function filesOfRepository(...endings: string[]): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return listed
    .split('\n')
    .filter((path) => path && existsSync(join(root, path)))
    .filter((path) => endings.length === 0 || endings.some((ending) => path.endsWith(ending)))
}

/** Text of one file of the repository. */
export function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

/** Hand-written TypeScript: neither generated nor data. */
export function sourceFiles(): string[] {
  return filesOfRepository('.ts', '.tsx').filter(
    (path) => !path.includes('/generated/') && !path.endsWith('.gen.ts') && !path.endsWith('.d.ts'),
  )
}
