import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tryGenerators } from './generators.ts'
import { tryNodes } from './nodes.ts'

/** Tries the SDK and the contract by programs that no clean checkout has: they are fetched into a folder that goes again. */
async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'nhansu-outside-'))
  try {
    const outcomes = {
      ...(await tryNodes(join(folder, 'nodes'))),
      ...(await tryGenerators(join(folder, 'generators'))),
    }
    for (const [name, outcome] of Object.entries(outcomes)) console.log(`${name}: ${outcome}`)
    const working = Object.values(outcomes).filter((outcome) => outcome.startsWith('works')).length
    console.log(`${working} of ${Object.keys(outcomes).length}`)
    if (working < Object.keys(outcomes).length) process.exitCode = 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

await main()
