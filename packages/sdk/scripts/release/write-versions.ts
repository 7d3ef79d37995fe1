import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const changesets = join(import.meta.dirname, '../../../../node_modules/@changesets/cli/bin.js')

/** Packages that people notice; all have one version, that of the product. */
export const released = ['packages/sdk', 'apps/api', 'apps/web', 'apps/apply-portal', 'packages/ui'] as const

/**
 * Writes the next version into the manifests of a repository and what its changesets say into the `CHANGELOG.md` of each
 * package, and takes the changesets away.
 */
export function writeVersions(repository: string): void {
  execFileSync(process.execPath, [changesets, 'version'], { cwd: repository, stdio: 'pipe' })
}

/** The version of a package of a repository. */
export function versionOf(repository: string, place: string = released[0]): string {
  // Manifests that are read here always have one.
  return (JSON.parse(readFileSync(join(repository, place, 'package.json'), 'utf8')) as { version: string })
    .version
}
