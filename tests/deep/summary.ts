import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** After a run: one line a case with its result, its time within its budget, and its figures. */
export default class Summary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const cases = modules.flatMap((module) => [...module.children.allTests()])
    const lines = cases.map(lineOf)
    const width = Math.max(0, ...lines.map(([name]) => name.length))
    console.log('\nDeep tests')
    for (const [name, ...rest] of lines) console.log(`  ${name.padEnd(width)}  ${rest.join('  ')}`)
  }
}

function lineOf(test: TestCase): [name: string, ...rest: string[]] {
  const { minutes = 0, figures = {} } = test.meta().deep ?? {}
  const seconds = Math.round((test.diagnostic()?.duration ?? 0) / 1000)
  const told = Object.entries(figures).map(([name, value]) => `${name} ${value}`)
  return [test.name, test.result().state.padEnd(7), `${seconds} s of ${minutes * 60}`, told.join(', ')]
}
