import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { documents } from '../../apps/api/src/contract/document.ts'
import { withTextParameters } from '../../apps/api/src/docs/text-parameters.ts'
import { bundle } from '../../packages/sdk/test/support/bundlers.ts'
import { startServer } from '../../packages/sdk/test/support/server.ts'

const run = promisify(execFile)

/** A generator of clients that others write: what makes a client of `product.text.json`, and a program that uses it. */
interface Generator {
  packages: readonly string[]
  command: readonly string[]
  /** `SERVER` is the address of the product API, `LIST` the query of a list that is filtered and sorted. */
  program: string
}

/** Those that the SDK's README tells of. */
const generators: Readonly<Record<string, Generator>> = {
  oazapfts: {
    packages: ['oazapfts@7', '@oazapfts/runtime@1'],
    command: ['oazapfts', 'product.text.json', 'oazapfts.ts'],
    program: `import { defaults, levelsList } from './oazapfts.ts'
      defaults.baseUrl = SERVER
      const answer = (await levelsList(LIST)).data`,
  },
  '@hey-api/openapi-ts': {
    packages: ['@hey-api/openapi-ts@0.95'],
    command: ['openapi-ts', '-i', 'product.text.json', '-o', 'hey-api', '-c', '@hey-api/client-fetch'],
    program: `import { client } from './hey-api/client.gen.ts'
      import { levelsList } from './hey-api/sdk.gen.ts'
      client.setConfig({ baseUrl: SERVER })
      const answer = (await levelsList({ query: LIST })).data`,
  },
  'openapi-typescript-codegen': {
    packages: ['openapi-typescript-codegen@0.31'],
    command: ['openapi', '--input', 'product.text.json', '--output', 'codegen', '--useOptions'],
    program: `import { OpenAPI, OrganisationService } from './codegen/index.ts'
      OpenAPI.BASE = SERVER
      const answer = await OrganisationService.levelsList(LIST)`,
  },
  'swagger-typescript-api': {
    packages: ['swagger-typescript-api@13'],
    command: [
      'swagger-typescript-api',
      'generate',
      '-p',
      'product.text.json',
      '-o',
      'swagger',
      '-n',
      'api.ts',
    ],
    program: `import { Api } from './swagger/api.ts'
      const answer = (await new Api({ baseUrl: SERVER }).levels.levelsList(LIST)).data`,
  },
  orval: {
    packages: ['orval@7'],
    command: ['orval', '--input', 'product.text.json', '--output', 'orval.ts', '--client', 'fetch'],
    // It writes paths alone, as pages use them.
    program: `import { levelsList } from './orval.ts'
      const fetched = globalThis.fetch
      globalThis.fetch = (path, options) => fetched(SERVER + path, options)
      const answer = (await levelsList(LIST)).data`,
  },
}

const filter = { rank: { operator: 'gte', value: 5 } }

/**
 * Has every generator make a client, by which a list is fetched that is filtered and sorted.
 *
 * @param folder an empty folder
 * @returns what came of each; 'works' is what is hoped for
 */
export async function tryGenerators(folder: string): Promise<Record<string, string>> {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
  writeFileSync(join(folder, 'product.text.json'), JSON.stringify(withTextParameters(documents.product)))
  const packages = Object.values(generators).flatMap((generator) => generator.packages)
  await run('npm', ['install', '--ignore-scripts', ...packages], { cwd: folder })
  const outcomes: Record<string, string> = {}
  for (const [name, generator] of Object.entries(generators)) {
    // One after the other: each takes a processor for itself.
    outcomes[name] = await outcomeOf(name, generator, folder).catch(
      (error: unknown) => `fails: ${String(error)}`,
    )
  }
  return outcomes
}

async function outcomeOf(name: string, generator: Generator, folder: string): Promise<string> {
  const [command = '', ...words] = generator.command
  await run(join(folder, 'node_modules/.bin', command), words, { cwd: folder, maxBuffer: 64 * 1024 * 1024 })
  const server = await startServer(() => ({
    json: { success: true, message: '', data: { levels: [{ id: 1, name: 'Đại học' }], meta: {} } },
  }))
  try {
    const list = JSON.stringify({ filter: JSON.stringify(filter), sort: '-rank', size: 50 })
    const program = `const SERVER = ${JSON.stringify(server.url)}, LIST = ${list}\n${generator.program}
      console.log(answer.data.levels[0].name)`
    const bundled = join(folder, `${name.replaceAll('/', '-')}.program.mjs`)
    writeFileSync(bundled, await bundle('esbuild', folder, program))
    const { stdout } = await run(process.execPath, [bundled], { cwd: folder })
    if (stdout.trim() !== 'Đại học') return `reads ${stdout.trim()}`
    const asked = new URL(server.received[0]?.url ?? '', server.url)
    const sent = Object.fromEntries(asked.searchParams)
    const isRight =
      sent['filter'] === JSON.stringify(filter) && sent['sort'] === '-rank' && sent['size'] === '50'
    return isRight ? 'works' : `asks for ${asked.pathname}${asked.search}`
  } finally {
    await server.close()
  }
}
