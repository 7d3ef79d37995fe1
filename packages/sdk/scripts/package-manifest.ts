import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** What is read of our own manifest. */
interface OwnManifest {
  version: string
  description: string
  license: string
  engines: Record<string, string>
  exports: Record<string, string>
  dependencies: Record<string, string>
}

/** Other packages beside which ours works, by the range that is tested. */
const peerRanges = { '@tanstack/react-query': '^5.62.0' }

/**
 * The manifest of the package as others install it: every entry by its own name, no word that only this workspace
 * understands, nothing of what is needed to work on it.
 *
 * @param files what was compiled, relative to `lib`
 */
export function packageManifest(root: string, files: readonly string[]) {
  // Our own manifest and the workspace's catalog are checked by the repository's rules.
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as OwnManifest
  const workspace = readFileSync(join(root, '../../pnpm-workspace.yaml'), 'utf8')
  const { catalog } = parse(workspace) as { catalog: Record<string, string> }
  return {
    name: '@nhansu/sdk',
    version: own.version,
    description: own.description,
    license: own.license,
    type: 'module',
    sideEffects: false,
    engines: own.engines,
    files: ['lib', 'src', 'README.md', 'CHANGELOG.md'],
    exports: exportsOf(own.exports, files),
    dependencies: Object.fromEntries(
      Object.keys(own.dependencies).map((name) => [name, `^${catalog[name] ?? ''}`]),
    ),
    peerDependencies: peerRanges,
    peerDependenciesMeta: { '@tanstack/react-query': { optional: true } },
  }
}

/** Each entry of the sources as compiled; a folder's entry becomes one for each of its modules. */
function exportsOf(entries: Readonly<Record<string, string>>, files: readonly string[]) {
  const found = Object.entries(entries).flatMap(([name, source]) => {
    const compiled = source.replace('./src/', '').replace(/\.ts$/, '.js')
    if (!compiled.includes('*')) return [[name, compiled] as const]
    const [before = '', after = ''] = compiled.split('*')
    return files
      .filter(
        (file) => file.startsWith(before) && file.endsWith(after) && !file.slice(before.length).includes('/'),
      )
      .toSorted()
      .map(
        (file) => [name.replace('*', file.slice(before.length, file.length - after.length)), file] as const,
      )
  })
  return {
    ...Object.fromEntries(
      found.map(([name, file]) => [
        name,
        file.endsWith('.json')
          ? `./lib/${file}`
          : { types: `./lib/${file.replace(/\.js$/, '.d.ts')}`, default: `./lib/${file}` },
      ]),
    ),
    './package.json': './package.json',
  }
}
