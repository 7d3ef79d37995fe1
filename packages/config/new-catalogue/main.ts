import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { descriptionOf, migrationOf } from './parts.ts'
import { namesOf, type Names } from './names.ts'

const root = join(import.meta.dirname, '../../..')
const usage = `npm run new:catalogue -- NAME NOUN [--like training-types] [--address /dao-tao/nhom-ky-nang]

NAME  the plural in kebab-case: skill-groups
NOUN  one record in Vietnamese: 'nhóm kỹ năng'
--like     a catalogue of the same domain and the same rights, whose handler, screen and rows of the matrix are taken over
--address  the screen's; made of the noun without it`

/** Writes what a new catalogue with code, name, description and state needs, and has the rest generated. */
function main(): void {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { like: { type: 'string', default: 'training-types' }, address: { type: 'string' } },
  })
  const [name, noun] = positionals
  if (name === undefined || noun === undefined) throw new Error(usage)
  const [made, like] = [namesOf(name, noun), namesOf(values.like, nounOf(values.like))]
  const address = values.address ?? `/${made.address}`
  const domain = domainOf(like)
  const descriptionPath = `packages/sdk/openapi/product/${domain}/${made.kebab}.yaml`
  create(descriptionPath, descriptionOf(made, rightsOf(like)))
  create(`apps/api/migrations/${nextNumber()}-${made.kebab}.sql`, migrationOf(made))
  takeOver(`apps/api/src/domains/**/${like.kebab}.ts`, like, made)
  takeOver(`apps/web/src/domains/**/${like.kebab}.tsx`, like, made)
  repeatLines('packages/sdk/openapi/product/openapi.yaml', `${like.kebab}.yaml#/collection`, () => [
    `  /${made.kebab}: { $ref: ${domain}/${made.kebab}.yaml#/collection }`,
  ])
  repeatScreen(`apps/web/src/domains/**/screens.ts`, like, made, address)
  mapAddress(address)
  repeatLines('apps/api/src/access-matrix/catalogue-matrix.ts', `${like.camel}.`, (lines) =>
    lines.map((line) => row(line, like, made)),
  )
  repeatLines('docs/glossary.md', `/${like.kebab}\``, () => [
    `| ${made.spaced} | ${made.Noun} | \`${address}\` | \`/${made.kebab}\` | \`${made.snake}\` | \`${rightsOf(like).area}_access\` |`,
  ])
  run('npx', ['oxfmt', descriptionPath], root)
  run('npm', ['run', '-s', 'generate'], root)
  run('npx', ['vitest', 'run', 'src/app/screens', '--update'], join(root, 'apps/web'))
  console.log('Now its own fields: CONTRIBUTING.md, "A new standard entity". Then: npm run check')
}

function run(command: string, words: readonly string[], folder: string): void {
  execFileSync(command, words, { cwd: folder, stdio: 'inherit' })
}

function create(path: string, text: string): void {
  const place = join(root, path)
  if (existsSync(place)) throw new Error(`${path} is there already`)
  writeFileSync(place, text)
  console.log(`new   ${path}`)
}

function change(path: string, text: string): void {
  writeFileSync(join(root, path), text)
  console.log(`edit  ${path}`)
}

/** Makes a file beside the one of another catalogue, in the same words but for the names. */
function takeOver(pattern: string, like: Names, made: Names): void {
  const path = theOne(pattern)
  const text = renamed(readFileSync(join(root, path), 'utf8'), like, made).replace(
    /item: '\w+'/,
    `item: '${made.one}'`,
  )
  create(path.replace(like.kebab, made.kebab), text)
}

function renamed(text: string, like: Names, made: Names): string {
  const words = ['kebab', 'camel', 'snake', 'record', 'one', 'noun', 'Noun'] as const
  return words.reduce((before, word) => before.replaceAll(like[word], made[word]), text)
}

/** Puts lines after the last one that holds a word; a file without it has nothing to say of single catalogues. */
function repeatLines(
  path: string,
  word: string,
  next: (lines: readonly string[]) => readonly string[],
): void {
  const lines = readFileSync(join(root, path), 'utf8').split('\n')
  const found = lines.filter((line) => line.includes(word))
  if (found.length === 0) return
  lines.splice(lines.lastIndexOf(found.at(-1) ?? '') + 1, 0, ...next(found))
  change(path, lines.join('\n'))
}

/** A row of the matrix with its columns where they were. */
function row(line: string, like: Names, made: Names): string {
  const [name = '', answers = ''] = /^(\S+)\s+(.*)$/.exec(line)?.slice(1) ?? []
  const width = line.length - answers.length
  return `${name.replace(like.camel, made.camel).padEnd(width - 1)} ${answers}`
}

function repeatScreen(pattern: string, like: Names, made: Names, address: string): void {
  const load = `./${like.kebab}.tsx`
  const path = globSync(pattern, { cwd: root }).find((file) =>
    readFileSync(join(root, file), 'utf8').includes(`/${like.kebab}.tsx`),
  )
  if (path === undefined) throw new Error(`no screen loads ${load}`)
  const text = readFileSync(join(root, path), 'utf8')
  const place = text.indexOf(`/${like.kebab}.tsx`)
  const start = text.lastIndexOf('\n  {\n', place) + 1
  const end = text.indexOf('\n  },\n', place) + '\n  },\n'.length
  const screen = renamed(text.slice(start, end), like, made).replace(/path: '[^']+'/, `path: '${address}'`)
  change(path, text.slice(0, end) + screen + text.slice(end))
}

/** Puts an address behind the other catalogues of the map. */
function mapAddress(address: string): void {
  const path = 'apps/web/src/app/screens.ts'
  const text = readFileSync(join(root, path), 'utf8')
  const end = text.indexOf('\n  // ', text.indexOf('\n  // Danh mục\n') + 1) + 1
  change(path, `${text.slice(0, end)}  '${address}',\n${text.slice(end)}`)
}

function theOne(pattern: string): string {
  const [path] = globSync(pattern, { cwd: root })
  if (path === undefined) throw new Error(`${pattern} is not there`)
  return path
}

function describedAt(like: Names | string): string {
  return theOne(`packages/sdk/openapi/product/*/${typeof like === 'string' ? like : like.kebab}.yaml`)
}

function domainOf(like: Names): string {
  return describedAt(like).split('/').at(-2) ?? ''
}

function nounOf(like: string): string {
  return /^x-noun: '?(.*?)'?$/m.exec(readFileSync(join(root, describedAt(like)), 'utf8'))?.[1] ?? ''
}

/** The lines of rights in another catalogue's declaration. */
function rightsOf(like: Names): { area: string; lines: string } {
  const text = readFileSync(join(root, describedAt(like)), 'utf8')
  const lines = [...text.matchAll(/^ {4}(?:area|access|edit|delete): .*\n/gm)].map(([line]) => line)
  return { area: /^ {4}area: (\w+)/m.exec(text)?.[1] ?? '', lines: lines.join('') }
}

function nextNumber(): string {
  const last = readdirSync(join(root, 'apps/api/migrations')).map((file) => Number(file.slice(0, 4)) || 0)
  return String(Math.max(...last) + 1).padStart(4, '0')
}

main()
