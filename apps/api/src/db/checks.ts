import type { ClientBase, Pool } from 'pg'
import { Refusal } from './refusal.ts'

/**
 * Refuses to serve with a role that row-level security would not hold, or that could change the tables themselves.
 * Such a role would make one forgotten condition enough to show a company the rows of another.
 */
export async function refuseStrongRole(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{
    role: string
    is_superuser: boolean
    bypasses: boolean
    owns: boolean
  }>(`
    select rolname as role, rolsuper as is_superuser, rolbypassrls as bypasses,
      exists (
        select from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
          and pg_has_role(current_user, relowner, 'member')
      ) as owns
    from pg_roles where rolname = current_user`)
  for (const { role, is_superuser, bypasses, owns } of rows) {
    const strength =
      (is_superuser && 'là superuser') || (bypasses && 'có BYPASSRLS') || (owns && 'sở hữu các bảng')
    if (!strength) continue
    throw new Refusal(
      `Vai trò ${role} trong DATABASE_URL ${strength}, nên dữ liệu các công ty không được ngăn cách: hãy dùng một vai trò riêng không có quyền ấy.`,
    )
  }
}

/** Settings without which an answered save may be lost in a power cut; answers those that are off. */
export async function missingDurability(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select name from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off' order by name`,
  )
  return rows.map(({ name }) => name)
}

/** Refuses a server that is older than the SQL of this product. */
export async function refuseOldServer(pool: Pool | ClientBase): Promise<void> {
  const { rows } = await pool.query<{ version: string }>(
    `select current_setting('server_version_num') as version`,
  )
  const major = Math.floor(Number(rows[0]?.version) / 10_000)
  if (major >= 15) return
  throw new Refusal(`Máy chủ cơ sở dữ liệu là PostgreSQL ${major}: cần PostgreSQL 15 trở lên.`)
}
