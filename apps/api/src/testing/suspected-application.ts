import { randomBytes } from 'node:crypto'
import type { TestApi } from './api.ts'
import { inCompanyOf } from './group.ts'
import { nextNumber } from './numbers.ts'

/** An application that came through the portal and is kept apart as spam; its number. */
export function newSuspected(
  { db }: Pick<TestApi, 'db'>,
  companyId: number,
  recruitmentId: number,
  fullName = 'Vũ Thị Nghi Ngờ',
): Promise<number> {
  const number = nextNumber()
  const content = { full_name: fullName, date_of_birth: '1999-03-02', phone: `09${40_000_000 + number}` }
  return inCompanyOf(db.superuser, companyId, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into applications (company_id, recruitment_id, reference, token_nonce, body_hash, content, suspected_for)
       values ($1, $2, $3, $4, $5, $6, '{hasty}') returning id`,
      [
        companyId,
        recruitmentId,
        `HS-${String(number).padStart(8, '0')}`,
        randomBytes(16),
        randomBytes(32),
        JSON.stringify(content),
      ],
    )
    return Number(rows[0]?.id)
  })
}
