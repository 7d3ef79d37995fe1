import { parseArgs } from 'node:util'
import { blobsOf } from '../backup/installation-blobs.ts'
import { fromWhereCalled } from '../backup/paths.ts'
import { restore } from '../backup/restore.ts'
import { Refusal } from '../db/refusal.ts'
import { eraseAfterRestore, listsFor } from '../domains/personal-data/erase-list/after-restore.ts'
import { runCommand } from '../start/command.ts'
import { reportingRefusals } from '../start/console.ts'

/** `npm run restore -- --from FILE` puts a backup into an empty data folder, or an empty database that is given, and erases again who was erased since. */
await reportingRefusals(async () => {
  const { from, erased } = readArguments(process.argv.slice(2))
  await runCommand(
    'restore',
    async ({ settings, urls, interrupted }) => {
      const started = Date.now()
      const path = fromWhereCalled(from)
      const lists = await listsFor(settings, path, erased.map(fromWhereCalled))
      const made = await restore({
        urls,
        archive: { path, passphrase: settings.backupPassphrase },
        blobs: await blobsOf(settings),
        signal: interrupted,
        report: console.log,
        finish: () => eraseAfterRestore({ settings, urls, lists, report: console.log }),
      })
      const seconds = Math.round((Date.now() - started) / 1000)
      console.log(`Đã khôi phục và đối chiếu xong ${made} sau ${seconds} giây.`)
      console.log('Mọi người cần đăng nhập lại.')
    },
    { schema: 'as it is' },
  )
})

function readArguments(words: string[]): { from: string; erased: string[] } {
  try {
    const { from, erased = [] } = parseArgs({
      args: words,
      options: { from: { type: 'string' }, erased: { type: 'string', multiple: true } },
    }).values
    if (from === undefined) throw new Error('no file')
    return { from, erased }
  } catch {
    throw new Refusal('Cách dùng: npm run restore -- --from <tệp> [--erased <danh sách đã xóa>]')
  }
}
