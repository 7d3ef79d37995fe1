import type { Settings } from '../settings.ts'
import { demoFile } from './demo-file.ts'

/** Tells the person at the console that the product is up, where, and how to sign in. */
export function announce(settings: Settings, accounts: readonly string[], notice: string | undefined): void {
  const lines = [
    'Nhân sự đã sẵn sàng.',
    `  Ứng dụng nhân sự  ${addressOf(settings.host, settings.port)}`,
    `  Cổng ứng tuyển    ${settings.portalUrl}`,
    ...(notice ? [`  ${notice}`] : []),
    ...signIn(settings, accounts),
    'Nhấn Ctrl-C để dừng.',
  ]
  console.log(lines.join('\n'))
}

function signIn(settings: Settings, accounts: readonly string[]): string[] {
  if (accounts.length === 0) return []
  return [
    `  Tài khoản demo (lưu trong ${demoFile(settings.dataDir)}):`,
    ...accounts.map((account) => `    ${account}`),
  ]
}

/** An address to open; one that means 'every network' is opened by this machine's own name. */
function addressOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
