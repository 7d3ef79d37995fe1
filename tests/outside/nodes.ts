import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startServer } from '../../packages/sdk/test/support/server.ts'

const run = promisify(execFile)
const sdk = join(import.meta.dirname, '../../packages/sdk')

/** Versions of Node by whether the SDK runs there; where it does not, it has to say what it needs. */
const versions = {
  '18.20.8': false,
  '20.3.0': true,
  '20.20.2': true,
  '22.23.1': true,
  '24.18.0': true,
} as const

const program = `const { createCoreClient } = await import(process.argv[2])
const { list } = await import(process.argv[3])
const baseUrls = { product: process.argv[4], identity: process.argv[4] }
console.log((await list(createCoreClient({ baseUrls }))).levels[0].name)
`

/** Runs the built package by each of these versions of Node. @returns what came of each */
export async function tryNodes(folder: string): Promise<Record<string, string>> {
  mkdirSync(folder, { recursive: true })
  execFileSync(process.execPath, [join(sdk, 'scripts/build.ts')], { stdio: 'pipe' })
  writeFileSync(join(folder, 'program.mjs'), program)
  const outcomes: Record<string, string> = {}
  for (const [version, runs] of Object.entries(versions)) {
    outcomes[`Node ${version}`] = await outcomeOf(version, runs, folder)
  }
  return outcomes
}

async function outcomeOf(version: string, runs: boolean, folder: string): Promise<string> {
  const home = join(folder, version)
  mkdirSync(home)
  const node = `node-${process.platform}-${process.arch}`
  await run('npm', ['install', '--ignore-scripts', '--prefix', home, `${node}@${version}`])
  const server = await startServer(() => ({
    json: { success: true, message: '', data: { levels: [{ id: 1, name: 'Đại học' }], meta: {} } },
  }))
  const modules = ['core.js', 'generated/resources/levels.js'].map((name) => join(sdk, 'dist/lib', name))
  try {
    const words = [join(folder, 'program.mjs'), ...modules, server.url]
    const { stdout } = await run(join(home, 'node_modules', node, 'bin/node'), words)
    return runs && stdout.trim() === 'Đại học' ? 'works' : `ran, and said ${stdout.trim()}`
  } catch (error) {
    const said = /Error: (.*)/.exec(String((error as { stderr?: string }).stderr))?.[1] ?? String(error)
    return !runs && /needs Node 20\.3/.test(said) ? `works: refuses by '${said}'` : `fails: ${said}`
  } finally {
    await server.close()
  }
}
