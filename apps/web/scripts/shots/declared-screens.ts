import { join } from 'node:path'
import { runnerImport } from 'vite'
import type { Screen } from '../../src/kit/screen/screen.ts'

/** A screen to photograph. */
export interface Subject {
  /** The path as it is declared. */
  path: string
  crumb: string
  /** The address to open, parameters filled in. */
  address: string
  /** The beginning of its pictures' names. */
  name: string
}

/** Every screen of the route table that the staff app itself shows to somebody who is signed in. */
export async function declaredScreens(): Promise<Subject[]> {
  const file = join(import.meta.dirname, '../../src/app/screens.ts')
  const { module } = await runnerImport<{ allScreens: readonly Screen[] }>(file)
  return module.allScreens
    .filter(({ access }) => access !== 'public')
    .map(({ path, crumb }) => ({
      path,
      crumb,
      // Records are numbered from 1 in the demo group's first company.
      address: path.replaceAll(/:\w+/g, '1'),
      name: path === '/' ? 'trang-chu' : path.slice(1).replaceAll('/', '.').replaceAll(':', ''),
    }))
}
