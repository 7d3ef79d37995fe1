import type { ClientBase, Pool } from 'pg'
import type { Migration } from './migrations-folder.ts'
import { Refusal } from './refusal.ts'

/**
 * Which steps the database still lacks.
 * Refuses a schema that this version cannot know: one with steps of a later version, or with a step whose text has
 * been changed since it ran.
 */
export async function pendingMigrations(
  connection: ClientBase | Pool,
  migrations: Migration[],
): Promise<Migration[]> {
  const steps = await appliedSteps(connection)
  const applied = new Map(steps.map(({ name, checksum }) => [name, checksum]))
  const known = new Set(migrations.map(({ name }) => name))
  const newer = [...applied.keys()].filter((name) => !known.has(name))
  if (newer.length > 0) {
    throw new Refusal(
      `Cơ sở dữ liệu mới hơn phiên bản Nhân sự đang chạy (có bước ${newer.join(', ')} mà phiên bản này không biết): hãy chạy phiên bản mới hơn.`,
    )
  }
  const changed = migrations.filter(({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum)
  if (changed.length > 0) {
    throw new Refusal(
      `Bước nâng cấp ${changed.map(({ name }) => name).join(', ')} đã bị sửa sau khi chạy trên cơ sở dữ liệu này: hãy khôi phục nội dung cũ của tệp và viết thay đổi thành bước mới.`,
    )
  }
  return migrations.filter(({ name }) => !applied.has(name))
}

/** The steps that the database has had, in order; none where there is no schema yet. */
export async function appliedSteps(
  connection: ClientBase | Pool,
): Promise<Pick<Migration, 'name' | 'checksum'>[]> {
  const { rows: tables } = await connection.query<{ found: string | null }>(
    `select to_regclass('schema_migrations') as found`,
  )
  if (!tables[0]?.found) return []
  const { rows } = await connection.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  )
  return rows
}
