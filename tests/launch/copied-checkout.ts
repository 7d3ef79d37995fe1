import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { onTestFinished } from 'vitest'
import { type ServerUser, giveTo } from '../../apps/api/src/db/embedded/server-user.ts'
import { openFolder } from './open-folder.ts'
import type { Checkout } from './product.ts'

const root = realpathSync(join(import.meta.dirname, '../..'))

/**
 * Copies the server with its packages and Node, so that a test may decide who owns the checkout and who can enter it.
 * The test's end removes it with its database.
 * @param mode of the folder that the copy lies in
 */
export function copyCheckout(mode: number, owner?: ServerUser): Checkout {
  const parent = openFolder(mode)
  onTestFinished(() => {
    const database = join(parent, 'nhansu/.data/postgresql')
    if (existsSync(database)) rmSync(realpathSync(database), { recursive: true })
    rmSync(parent, { recursive: true, force: true })
  })
  const path = join(parent, 'nhansu')
  copyPackage(join(root, 'apps/api'), path, new Set())
  const node = join(path, 'node')
  cpSync(realpathSync(process.execPath), node)
  if (owner) giveTo(owner, parent)
  return { path, node }
}

/** Copies a package and, beside it as they lay, those that it needs at run time. */
function copyPackage(source: string, target: string, done: Set<string>): void {
  if (done.has(source)) return
  done.add(source)
  const copy = join(target, relative(root, source))
  cpSync(source, copy, {
    recursive: true,
    filter: (path) => path === source || basename(path) !== 'node_modules',
  })
  for (const name of dependenciesOf(source)) {
    const place = placeOf(name, source)
    if (place === undefined) continue
    const dependency = realpathSync(place)
    copyPackage(dependency, target, done)
    const link = join(target, relative(root, place))
    if (existsSync(link)) continue
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(relative(dirname(link), join(target, relative(root, dependency))), link)
  }
}

function dependenciesOf(source: string): string[] {
  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>
    optionalDependencies?: Record<string, string>
  }
  return Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })
}

/** Where a package finds another; undefined for those of other platforms, which are not installed. */
function placeOf(name: string, source: string): string | undefined {
  for (let folder = source; folder.startsWith(root); folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name)
    if (existsSync(place)) return place
  }
  return undefined
}
