import type { LevelGroup } from '@nhansu/sdk/domains/organisation'
import type { ClientBase } from 'pg'

/** Code, name, group and rank (higher is further) of the levels that every company begins with. */
const levels: readonly (readonly [code: string, name: string, group: LevelGroup, rank: number])[] = [
  ['TS', 'Tiến sĩ', 'education', 100],
  ['THS', 'Thạc sĩ', 'education', 95],
  ['CH', 'Cao học', 'education', 90],
  ['KS', 'Kỹ sư', 'education', 84],
  ['CN', 'Cử nhân', 'education', 82],
  ['DH', 'Đại học', 'education', 80],
  ['CD', 'Cao đẳng', 'education', 70],
  ['TC', 'Trung cấp', 'education', 60],
  ['THPT', 'THPT (12/12)', 'education', 30],
  ['THCS', 'THCS (9/12)', 'education', 20],
  ['TH', 'Tiểu học', 'education', 10],
  ['CDN', 'Cao đẳng nghề', 'profession', 68],
  ['TCCN', 'Trung cấp chuyên nghiệp', 'profession', 58],
  ['TCN', 'Trung cấp nghề', 'profession', 56],
  ['CNKT', 'Công nhân kỹ thuật', 'profession', 45],
  ['SCN', 'Sơ cấp nghề', 'profession', 40],
  ['BT7', 'Bậc thợ 7/7', 'trade', 7],
  ['BT6', 'Bậc thợ 6/7', 'trade', 6],
  ['BT5', 'Bậc thợ 5/7', 'trade', 5],
  ['BT4', 'Bậc thợ 4/7', 'trade', 4],
  ['BT3', 'Bậc thợ 3/7', 'trade', 3],
  ['BT2', 'Bậc thợ 2/7', 'trade', 2],
  ['BT1', 'Bậc thợ 1/7', 'trade', 1],
]

/**
 * Gives a new company the catalogues that it would otherwise type in, in the caller's transaction, which must belong
 * to the company or stand outside its wall. What is there already stays as the company made it.
 */
export async function insertShippedCatalogues(client: ClientBase, companyId: number): Promise<void> {
  await client.query(
    `insert into levels (company_id, code, name, level_group, rank)
     select $1, shipped.* from unnest($2::text[], $3::text[], $4::text[], $5::integer[]) as shipped
     on conflict do nothing`,
    [
      companyId,
      levels.map(([code]) => code),
      levels.map(([, name]) => name),
      levels.map(([, , group]) => group),
      levels.map(([, , , rank]) => rank),
    ],
  )
}
