import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { addCommonAnswers } from './common-answers.ts'
import { expandDescriptions } from './expand/expand.ts'
import { kebab } from './expand/words.ts'
import { exportWords } from './export-words.ts'
import { factsModule, fieldFacts } from './field-facts.ts'
import type { ResourceWords } from '../src/resource-words.ts'
import { domainsOf, tableOfDomain, tablesModule } from './operation-domains.ts'
import { operationTable, operationWords, permissionNames, type Document } from './operation-table.ts'
import { ownCalls } from './own-calls.ts'
import { resourceModules } from './resource-modules.ts'
import { sharedParts } from './shared-parts.ts'
import { typesModule } from './types-module.ts'
import { addWorkbookOperations } from './workbook-operations.ts'

const root = join(import.meta.dirname, '..')
const generated = join(root, 'src/generated')
/** Calls that every session begins with; like those of the identity API they must not wait for the whole table. */
const earlyIds = ['permissions.currentUser']
const note = '// Generated from openapi/ by `npm run generate`; never edited.\n'

/** What the compiler knows of a document: left to infer it, it makes a type of three megabytes, in each package that imports it. */
const documentTypes = `type Part = Readonly<Record<string, unknown>>

declare const document: {
  paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            operationId: string
            parameters?: readonly Part[]
            requestBody?: Part
            responses: Readonly<Record<string, Part>>
          }
        >
      >
    >
  >
  components: Readonly<Record<string, Readonly<Record<string, Part>>>>
}
export default document
`

/** Makes the hand-written descriptions plain, and calls `bundleAll` with the folder where they are and what they say of resources. */
function withPlainDescriptions<T>(
  bundleAll: (folder: string, resources: Record<string, ResourceWords>) => T,
): T {
  const folder = mkdtempSync(join(tmpdir(), 'nhansu-openapi-'))
  try {
    const resources = expandDescriptions(join(root, 'openapi'), folder)
    for (const settings of ['redocly.yaml', 'lint-rules.yaml']) {
      copyFileSync(join(root, 'openapi', settings), join(folder, settings))
    }
    return bundleAll(folder, resources)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Bundles the plain description of one API into one JSON document. */
function bundle(api: 'product' | 'identity', descriptions: string): Document {
  const require = createRequire(import.meta.url)
  const redocly = join(dirname(require.resolve('@redocly/cli/package.json')), 'bin/cli.js')
  const output = join(descriptions, `${api}.bundled.json`)
  execFileSync(process.execPath, [redocly, 'bundle', `${api}@v1`, '--output', output], {
    cwd: descriptions,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
  // Redocly's own lint has checked that this is an OpenAPI document.
  const document = JSON.parse(readFileSync(output, 'utf8')) as Document
  const shared = sharedParts(join(descriptions, 'shared'), document)
  addWorkbookOperations(document, shared)
  addCommonAnswers(api, document, shared)
  writeChanged(join(generated, `${api}.json`), `${JSON.stringify(document, null, 1)}\n`)
  return document
}

async function generate(): Promise<void> {
  const { resources, documents, domains } = withPlainDescriptions((folder, words) => {
    const product = bundle('product', folder)
    return {
      resources: words,
      documents: { product, identity: bundle('identity', folder) },
      domains: domainsOf(join(folder, 'product'), product),
    }
  })
  for (const [api, document] of Object.entries(documents)) {
    writeChanged(join(generated, `${api}.d.ts`), note + (await typesModule(document)))
    writeChanged(join(generated, `${api}.d.json.ts`), note + documentTypes)
  }
  const table = operationTable(documents)
  // An id is its resource and its verb, which browsers need not load twice.
  const lines = Object.entries(table).map(([id, line]) => {
    const { resource: _resource, verb: _verb, ...rest } = line
    return [id, rest] as const
  })
  writeChanged(
    join(generated, 'operations.ts'),
    `${note}export const operations = ${JSON.stringify(Object.fromEntries(lines), null, 2)} as const\n`,
  )
  writeFolder(
    'operation-tables',
    Object.fromEntries([...domains].map((entry) => [entry[0], tableOfDomain(entry[1], table)])),
  )
  writeChanged(join(generated, 'operation-tables.ts'), note + tablesModule(domains))
  const early = lines.filter(([id, { api }]) => api === 'identity' || earlyIds.includes(id))
  writeChanged(
    join(generated, 'early-operations.ts'),
    `${note}export const earlyOperations = ${JSON.stringify(Object.fromEntries(early), null, 2)} as const\n`,
  )
  writeChanged(
    join(generated, 'permissions.ts'),
    `${note}export const permissionNames = ${JSON.stringify(permissionNames(documents.product), null, 2)} as const\n\n` +
      `/** A permission's name: the specification's 22 and ours. */\nexport type PermissionName = (typeof permissionNames)[number]\n`,
  )
  writeChanged(
    join(generated, 'export-words.ts'),
    `${note}/** Titles of the columns that each export offers, and of what its list is filtered by. */\n` +
      `export const exportWords = ${JSON.stringify(exportWords(documents.product), null, 2)} as const\n`,
  )
  writeChanged(
    join(generated, 'operation-words.ts'),
    `${note}/** What each operation does, for people who know no operationId. */\n` +
      `export const words = ${JSON.stringify(operationWords(Object.values(documents)), null, 2)} as const\n`,
  )
  writeChanged(
    join(generated, 'resources.ts'),
    `${note}export type { ResourceWords } from '../resource-words.ts'\n\n` +
      `/** What the descriptions say of each resource: its noun, and how its records are called. */\n` +
      `export const resources = ${JSON.stringify(resources, null, 2)} as const\n`,
  )
  writeChanged(join(root, '../../docs/own-calls.md'), ownCalls(Object.values(documents)))
  writeFolder('field-facts', fieldFactsModules(Object.values(documents)))
  writeFolder('resources', resourceModules(documents, table))
  writeChanged(
    join(generated, 'version.ts'),
    `${note}/** The version of this package. */\nexport const version = ${JSON.stringify(packageVersion())}\n`,
  )
  console.log(`${Object.keys(table).length} operations generated`)
}

function fieldFactsModules(documents: readonly Document[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldFacts(documents)).map(([resource, facts]) => [
      resource,
      factsModule(resource, facts),
    ]),
  )
}

/** Writes one module for each resource, and takes away those of resources that are no more. */
function writeFolder(name: string, modules: Readonly<Record<string, string>>): void {
  const folder = join(generated, name)
  mkdirSync(folder, { recursive: true })
  const files: ReadonlyMap<string, string> = new Map(
    Object.entries(modules).map(([resource, text]) => [`${kebab(resource)}.ts`, note + text] as const),
  )
  for (const file of readdirSync(folder)) if (!files.has(file)) rmSync(join(folder, file))
  for (const [file, text] of files) writeChanged(join(folder, file), text)
}

/** Leaves a file alone that says so already: whoever reads it meanwhile never finds half of it. */
function writeChanged(path: string, text: string): void {
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text)
}

function packageVersion(): string {
  // Our own manifest always has one.
  return (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version
}

await generate()
