import { join } from 'node:path'
import product from '@nhansu/sdk/generated/product.json' with { type: 'json' }
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
  /** A list that the standard set and workbooks of its resource make up. */
  isCatalogue: boolean
}

/** Resources that are imported from workbooks. */
const imported = new Set(
  Object.values(product.paths).flatMap((item) =>
    Object.values(item).flatMap(({ operationId }) => /^(\w+)\.importTemplate$/.exec(operationId)?.[1] ?? []),
  ),
)

/** Records are numbered from 1 in the demo group's first company; its first contract has no end, and so no review. */
const records: Readonly<Record<string, string>> = { '/phieu-danh-gia-cua-toi/:id': '2' }

/** Every screen of the route table that the staff app itself shows to somebody who is signed in. */
export async function declaredScreens(): Promise<Subject[]> {
  const file = join(import.meta.dirname, '../../src/app/screens.ts')
  const { module } = await runnerImport<{ allScreens: readonly Screen[] }>(file)
  return module.allScreens
    .filter(({ access }) => access !== 'public')
    .map(({ path, crumb, data }) => ({
      path,
      crumb,
      address: path.replaceAll(/:\w+/g, records[path] ?? '1'),
      isCatalogue: Boolean(data?.some(({ operation }) => imported.has(operation.replace(/\.list$/, '')))),
      name: path === '/' ? 'trang-chu' : path.slice(1).replaceAll('/', '.').replaceAll(':', ''),
    }))
}
