import { type SpawnOptions, spawn } from 'node:child_process'
import { join } from 'node:path'
import { compileCache } from '../../packages/config/vitest/compile-cache.ts'
import { portOfTest } from './ports.ts'

/** The checkout that a test runs, and the Node that runs it. */
export interface Checkout {
  path: string
  node: string
}

const thisCheckout: Checkout = { path: join(import.meta.dirname, '../..'), node: process.execPath }

/** How a program of the product is run in a test. */
export interface RunOptions {
  dataDir?: string
  /** Environment beside the test's own. */
  env?: NodeJS.ProcessEnv
  args?: string[]
  /** Another than this one. */
  checkout?: Checkout
  /** Runs it as another user, which only root may. */
  user?: { uid: number; gid: number }
}

/** A program of the product that was started. */
export interface Run {
  pid: number
  /** What it has written so far, both streams together. */
  output(): string
  /** Resolves when it has written `text`; rejects when it ends without. */
  says(text: string): Promise<void>
  /** Exit code, or the name of the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>
  kill(signal: NodeJS.Signals): void
}

/** The product as `npm start` runs it, on ports of its own. */
export interface Product extends Run {
  address: string
  portalAddress: string
  /** Resolves when both apps answer. */
  ready(): Promise<void>
}

/** Every program that a test has started and that may still run. */
const started = new Set<Run>()

/** Starts the product; DEMO=0 unless the test says otherwise, because the demo group takes its time. */
export async function startProduct({ env, ...options }: RunOptions = {}): Promise<Product> {
  const port = env?.PORT ?? String(await portOfTest())
  const portalPort = env?.PORTAL_PORT ?? String(await portOfTest())
  const run = startProgram('main.ts', {
    ...options,
    env: { DEMO: '0', ...env, PORT: port, PORTAL_PORT: portalPort },
  })
  return {
    ...run,
    address: `http://127.0.0.1:${port}`,
    portalAddress: `http://127.0.0.1:${portalPort}`,
    ready: () => run.says('Nhấn Ctrl-C để dừng.'),
  }
}

/** A test asks in a minute what a person asks in a day. */
const unhurried = {
  REQUESTS_A_MINUTE: '1000000',
  FILE_REQUESTS_A_MINUTE: '1000000',
  REFUSALS_A_MINUTE: '1000000',
}

/** Runs a command of the product, such as `commands/migrate.ts`. */
export function startProgram(program: string, options: RunOptions): Run {
  const { checkout = thisCheckout, dataDir, env, args = [], user } = options
  const file = program.startsWith('/') ? program : join(checkout.path, 'apps/api/src', program)
  const how: SpawnOptions = {
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'warn',
      ...unhurried,
      // A copied checkout goes with its test, and another user has no way here.
      ...(checkout === thisCheckout && !user && compileCache),
      ...(dataDir && { DATA_DIR: dataDir }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  }
  const child = spawn(checkout.node, ['--no-warnings', file, ...args], how)
  let output = ''
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk
      listeners.forEach((listener) => listener())
    })
  }
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('close', (code, signal) => resolve(signal ?? code ?? -1))
  })
  const run: Run = {
    pid: child.pid ?? -1,
    output: () => output,
    says: (text) =>
      new Promise((resolve, reject) => {
        const look = () => (output.includes(text) ? resolve() : undefined)
        listeners.add(look)
        look()
        void ended.then((end) => reject(new Error(`ended with ${end} before it said '${text}':\n${output}`)))
      }),
    ended,
    kill: (signal) => void child.kill(signal),
  }
  started.add(run)
  void ended.then(() => started.delete(run))
  return run
}

/** Asks to stop, and answers how it ended. */
export async function stop(run: Run): Promise<number | NodeJS.Signals> {
  run.kill('SIGTERM')
  return run.ended
}

/** Stops whatever a test has left running, for `afterEach`. */
export async function stopAll(): Promise<void> {
  await Promise.all([...started].map(stop))
}
