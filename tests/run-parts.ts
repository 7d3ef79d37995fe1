import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { failureLines } from './failures.ts'
import { type Part, parts } from './parts.ts'

interface Done {
  part: Part
  passed: boolean
  seconds: number
  output: string
}

/** Runs one part with everything that it prints, which is kept too, so that the end can say what failed. */
async function run(part: Part): Promise<Done> {
  console.log(`\n— ${part.name}: ${part.what}`)
  const start = performance.now()
  const child = spawn(part.command, {
    shell: true,
    stdio: ['inherit', 'pipe', 'pipe'],
    cwd: join(import.meta.dirname, '..'),
    env: process.stdout.isTTY ? { FORCE_COLOR: '1', ...process.env } : process.env,
  })
  let output = ''
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from.setEncoding('utf8')
    from.on('data', (text: string) => {
      output += text
      to.write(text)
    })
  }
  const closed = once(child, 'close')
  const [code] = await once(child, 'exit')
  // What it said last is still on its way; a process that it left behind and that holds the pipe is not waited for.
  await Promise.race([closed, setTimeout(5000, undefined, { ref: false })])
  child.stdout.destroy()
  child.stderr.destroy()
  const seconds = Math.round((performance.now() - start) / 1000)
  return { part, passed: code === 0, seconds, output }
}

function told(part: Part, done: Done | undefined): string {
  const { budgetSeconds } = part
  const [state, seconds] = done ? [done.passed ? 'passed' : 'FAILED', done.seconds] : ['not run', 0]
  const above = seconds > budgetSeconds ? `  above its budget of ${budgetSeconds} s` : ''
  return `  ${part.name.padEnd(8)}${state.padEnd(9)}${String(seconds).padStart(5)} s${above}`
}

/** Runs the parts that are named, or all, and says at the end what each took. */
async function runParts(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !parts.some((part) => part.name === name))
  if (unknown.length > 0)
    throw new Error(`no part ${unknown.join(', ')}; there are ${parts.map(({ name }) => name).join(', ')}`)
  const wanted = parts.filter(({ name }) => names.length === 0 || names.includes(name))
  const done: Done[] = []
  for (const part of wanted) {
    // One after the other, so that each has the machine for itself.
    const result = await run(part)
    done.push(result)
    if (part.first && !result.passed) break
  }
  for (const { part, output } of done.filter(({ passed }) => !passed))
    console.log(['', `— ${part.name} failed:`, ...failureLines(output)].join('\n'))
  const total = done.reduce((sum, { seconds }) => sum + seconds, 0)
  console.log(`\nParts (load of the last minute ${loadavg()[0]?.toFixed(1)})`)
  for (const part of wanted)
    console.log(
      told(
        part,
        done.find((each) => each.part === part),
      ),
    )
  console.log(`  ${'all'.padEnd(17)}${String(total).padStart(5)} s`)
  if (done.length < wanted.length || done.some(({ passed }) => !passed)) process.exitCode = 1
}

await runParts(process.argv.slice(2))
