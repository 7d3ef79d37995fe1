import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { runProduct } from '@nhansu/config/playwright/run-product'
import { treeEnvironment } from './fill-tree.ts'

/** `npm run bench:units`: the screen of units over ten thousand of them; the browser is driven from the web app's scripts. */
const environment = await treeEnvironment()
const { stop } = await runProduct(environment)
try {
  const script = join(import.meta.dirname, '../../apps/web/scripts/units.ts')
  const browser = spawn(process.execPath, [script], { env: environment, stdio: 'inherit' })
  const [code] = await once(browser, 'exit')
  process.exitCode = Number(code)
} finally {
  await stop()
}
