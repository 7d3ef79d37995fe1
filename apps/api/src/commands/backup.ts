import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from '../backup/back-up.ts'
import { blobsOf } from '../backup/installation-blobs.ts'
import { fromWhereCalled } from '../backup/paths.ts'
import { Refusal } from '../db/refusal.ts'
import { listBesideBackup } from '../domains/personal-data/erase-list/beside-backup.ts'
import type { Settings } from '../settings.ts'
import { runCommand } from '../start/command.ts'
import { reportingRefusals } from '../start/console.ts'

/** `npm run backup -- --out FILE` writes all data into one file, beside the running product or without it. */
await reportingRefusals(async () => {
  const out = readArguments(process.argv.slice(2))
  await runCommand(
    'backup',
    async ({ settings, urls, interrupted }) => {
      const path = out === undefined ? defaultPath(settings) : fromWhereCalled(out)
      const passphrase = settings.backupPassphrase
      const started = Date.now()
      const made = await backUp({
        ownerUrl: urls.owner,
        archive: { path, passphrase },
        blobs: await blobsOf(settings),
        signal: interrupted,
        report: console.log,
      })
      const seconds = Math.round((Date.now() - started) / 1000)
      console.log(`Đã sao lưu vào ${path} (${made}) sau ${seconds} giây.`)
      const list = await listBesideBackup(settings, urls.app, path)
      if (list !== undefined)
        console.log(`Danh sách đã xóa nằm bên cạnh: ${list}. Hãy giữ nó cùng các bản sao lưu.`)
      console.log(
        passphrase
          ? 'Tệp được mã hóa: không có mật khẩu trong BACKUP_PASSPHRASE thì không ai mở được, hãy cất nó ở nơi khác.'
          : 'Tệp chứa dữ liệu cá nhân và KHÔNG được mã hóa: hãy cất ở nơi an toàn, hoặc đặt BACKUP_PASSPHRASE rồi sao lưu lại.',
      )
    },
    { schema: 'as it is' },
  )
})

function readArguments(words: string[]): string | undefined {
  try {
    return parseArgs({ args: words, options: { out: { type: 'string' } } }).values.out
  } catch {
    throw new Refusal('Cách dùng: npm run backup -- [--out <tệp>]')
  }
}

/** `<DATA_DIR>/backups/nhansu-2026-11-21-1430.backup`, by the clock of Vietnam. */
function defaultPath({ dataDir }: Settings): string {
  const now = new Date().toLocaleString('sv', { timeZone: 'Asia/Ho_Chi_Minh' })
  const path = join(
    dataDir,
    'backups',
    `nhansu-${now.slice(0, 16).replace(' ', '-').replace(':', '')}.backup`,
  )
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  return path
}
