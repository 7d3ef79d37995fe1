import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageManifest } from './package-manifest.ts'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')

/**
 * Makes `dist/`, the whole of the package as others install it: `lib` is what runs, `src` is what the maps and an
 * editor's "go to definition" lead to. The apps of this repository go on using the sources.
 */
function build(): void {
  rmSync(dist, { recursive: true, force: true })
  mkdirSync(dist)
  cpSync(join(root, 'src'), join(dist, 'src'), {
    recursive: true,
    // What is told of the documents serves a compiler that resolves as a bundler does, not Node's way of this build.
    filter: (path) => !/\.(test|type-test|d\.json)\.ts$/.test(path),
  })
  execFileSync(process.execPath, [compiler(), '-p', join(root, 'tsconfig.build.json')], { stdio: 'inherit' })
  for (const name of globSync('generated/*.d.ts', { cwd: join(dist, 'src') }))
    cpSync(join(dist, 'src', name), join(dist, 'lib', name))
  for (const path of globSync('**/*.{js,d.ts}', { cwd: join(dist, 'lib') })) settle(join(dist, 'lib', path))
  for (const api of ['product', 'identity']) writeDocument(api)
  const files = globSync('**/*.{js,json}', { cwd: join(dist, 'lib') })
  const manifest = packageManifest(root, files)
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  for (const name of ['README.md', 'CHANGELOG.md']) cpSync(join(root, name), join(dist, name))
  console.log(`@nhansu/sdk ${manifest.version} is in packages/sdk/dist`)
}

function compiler(): string {
  return join(root, 'node_modules/typescript/bin/tsc')
}

/** What the compiler leaves as it stands in the sources: the endings in declarations, and modules that are JSON. */
function settle(path: string): void {
  const text = readFileSync(path, 'utf8')
  const settled = text
    .replaceAll(/((?:from|import\()\s*['"]\.[^'"]*?)(?<!\.d)\.ts(['"])/g, '$1.js$2')
    .replaceAll(
      /(['"]\.[^'"]*)\.json(['"])(, \{ with: \{ type: 'json' \} \}| with \{ type: 'json' \})/g,
      '$1.json.js$2',
    )
  if (settled !== text) writeFileSync(path, settled)
}

/** A document as a module too: importing JSON is new enough for Node 20 to warn of it. */
function writeDocument(api: string): void {
  const place = join(dist, 'lib/generated', `${api}.json`)
  const text = readFileSync(join(root, 'src/generated', `${api}.json`), 'utf8')
  writeFileSync(place, text)
  writeFileSync(`${place}.js`, `export default ${text.trimEnd()}\n`)
}

build()
