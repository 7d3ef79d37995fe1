import { type Database, connect } from '../db/connect.ts'
import { missingDurability, refuseOldServer, refuseStrongRole } from '../db/checks.ts'
import { migrate } from '../db/migrate.ts'
import { migrationsFolder, readMigrations } from '../db/migrations-folder.ts'
import { Refusal } from '../db/refusal.ts'
import { pendingMigrations } from '../db/schema-state.ts'
import type { OpenDatabase } from './database.ts'

/**
 * Brings the schema up to date, or checks that it is when the owner's address is not known.
 * @returns the names of the steps that ran now
 */
export async function prepareSchema(urls: OpenDatabase['urls']): Promise<string[]> {
  const { app, owner } = urls
  if (owner) return (await migrate({ app, owner })).applied
  const reader = connect(app, { max: 1 })
  try {
    const pending = await pendingMigrations(reader.pool, readMigrations(migrationsFolder))
    if (pending.length === 0) return []
    throw new Refusal(
      `Cơ sở dữ liệu còn thiếu ${pending.length} bước nâng cấp (từ ${pending[0]?.name}): hãy đặt DATABASE_OWNER_URL để chạy chúng.`,
    )
  } finally {
    await reader.close()
  }
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
