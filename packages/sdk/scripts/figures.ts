import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bareOf, hoverOf, type Hover } from './hover.ts'
import { apis, contractOfToday } from './released-contract.ts'
import { weigh } from './size.ts'

const root = join(import.meta.dirname, '..')
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** Prints the figures of the SDK that docs/performance.md holds, as the rows of its table. */
async function main(): Promise<void> {
  const { fields, parameters, operations } = hoverOf(apis.map((api) => contractOfToday(root, api)))
  const refused = globSync('src/**/*.type-test.ts', { cwd: root }).flatMap(
    (path) => readFileSync(join(root, path), 'utf8').match(/@ts-expect-error/g) ?? [],
  )
  const everything = await weigh('everything')
  const rows = [
    ['client and 1 operation, minified, brotli', kB(await weigh('one'))],
    ['client and 10 operations', kB(await weigh('ten'))],
    [
      '`createClient` with files and errors, and the table of all operations',
      kB(everything + (await weigh('operationTable'))),
    ],
    ['of it without the table', kB(everything)],
    ['operations with words on hover', share(operations)],
    ['their parameters', share(parameters)],
    ['fields of bodies and answers', share(fields)],
    ['wrong programs that the type check holds not to compile', String(refused.length)],
  ]
  console.log(rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n'))
}

function share(parts: Hover[keyof Hover]): string {
  const told = parts.length - bareOf(parts).length
  return `${told} of ${parts.length} (${((100 * told) / parts.length).toFixed(1)} %)`
}

await main()
