import { type Database, connect } from '../db/connect.ts'
import { missingDurability, refuseOldServer, refuseStrongRole } from '../db/checks.ts'
import { migrate } from '../db/migrate.ts'
import { migrationsFolder, readMigrations } from '../db/migrations-folder.ts'
import { Refusal } from '../db/refusal.ts'
import { readFact } from '../db/installation.ts'
import { pendingMigrations } from '../db/schema-state.ts'
import type { OpenDatabase } from './database.ts'

/**
 * Brings the schema up to date, or checks that it is when the owner's address is not known.
 * @returns the names of the steps that ran now
 */
export async function prepareSchema(urls: OpenDatabase['urls']): Promise<string[]> {
  const { app, owner } = urls
  const reader = connect(app, { max: 1 })
  try {
    if (owner) {
      const { applied } = await migrate({ app, owner })
      await refuseHalfRestored(reader)
      return applied
    }
    const pending = await pendingMigrations(reader.pool, readMigrations(migrationsFolder))
    if (pending.length === 0) {
      await refuseHalfRestored(reader)
      return []
    }
    throw new Refusal(
      `Cơ sở dữ liệu còn thiếu ${pending.length} bước nâng cấp (từ ${pending[0]?.name}): hãy đặt DATABASE_OWNER_URL để chạy chúng.`,
    )
  } finally {
    await reader.close()
  }
}

/** Whoever was erased after a backup must not be there when somebody signs in. */
async function refuseHalfRestored({ pool }: Database): Promise<void> {
  if ((await readFact(pool, 'restoring')) === undefined) return
  throw new Refusal(
    'Lần khôi phục vào cơ sở dữ liệu này chưa xong (chưa xóa lại hết những người đã được xóa): hãy chạy npm run restore -- --continue, hoặc bỏ nó đi và khôi phục lại vào một nơi trống.',
  )
}

/** Checks what the server relies on in its database; what is only unwise is said. */
export async function checkDatabase(database: Database, say: (line: string) => void): Promise<void> {
  await refuseOldServer(database.pool)
  await refuseStrongRole(database.pool)
  const missing = await missingDurability(database.pool)
  if (missing.length > 0) {
    say(
      `Cảnh báo: máy chủ cơ sở dữ liệu đang tắt ${missing.join(', ')}, nên mất điện có thể làm mất dữ liệu đã lưu.`,
    )
  }
}
