import { brotliCompressSync } from 'node:zlib'
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')

/** The operation table grows with the contract and has a budget of its own, by the operation. */
const OPERATION_TABLE = /generated\/((early-)?operations|operation-tables)/
/** What the app brings along anyway, Vite's helper for what loads later included. */
const PEERS = /^(@tanstack|react)|preload-helper/

/** Parts whose size is watched: the code that an app would write to use them, from the SDK's src folder. */
export const parts = {
  one: `export { createCoreClient } from './core.ts'
        export { list } from './generated/resources/levels.ts'`,
  ten: `export { createCoreClient } from './core.ts'
        export { list, show, store, update, destroy, destroyBulk } from './generated/resources/levels.ts'
        export { list as units, show as unit, move, merge } from './generated/resources/departments.ts'`,
  core: `export { createClient, browserTokenStore, signIn, signOut, switchCompany, pages, rows } from './client.ts'
         export * from './errors.ts'`,
  everything: `export * from './client.ts'
               export * from './errors.ts'`,
  queryBindings: `export * from './query.ts'`,
  operationTable: `export { operations } from './contract.ts'`,
}

/**
 * Bundles a part as an app's build would, openapi-fetch included.
 *
 * @returns bytes after minifying and brotli, as a browser loads them
 */
export async function weigh(part: keyof typeof parts): Promise<number> {
  return brotliCompressSync(Buffer.from(await bundled(part, 'production'))).length
}

/** The code of a part as an app's build for this environment bundles it, what loads later included. */
export async function bundled(
  part: keyof typeof parts,
  environment: 'production' | 'development',
): Promise<string> {
  const external = part === 'operationTable' ? [PEERS] : [PEERS, OPERATION_TABLE]
  const entry = join(root, 'src/size-entry.ts')
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    // As the build says, whatever this very process was started for.
    define: { 'process.env.NODE_ENV': JSON.stringify(environment) },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? parts[part] : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: entry, external, preserveEntrySignatures: 'strict' },
    },
  })
  // Without watching and with one output, vite answers that output; all of it is chunks, as nothing imports assets.
  const { output } = result as { output: { code: string }[] }
  return output.map(({ code }) => code).join('\n')
}

if (import.meta.main) {
  for (const part of Object.keys(parts) as (keyof typeof parts)[])
    console.log(`${part}: ${await weigh(part)} bytes`)
}
