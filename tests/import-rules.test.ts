import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './repository.ts'

test('every import stays within what its folder may import', () => {
  const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const output = run([
    cruiser,
    '--config',
    'tests/dependency-cruiser.mjs',
    '--output-type',
    'err',
    'apps',
    'packages',
    'bench/src',
  ])
  expect(output.trim()).toMatch(/no dependency violations found/)
}, 120_000)

function run(command: string[]): string {
  try {
    return execFileSync(process.execPath, command, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    // execFileSync throws an error that carries what the command printed.
    return String((error as { stdout?: string }).stdout)
  }
}
