import { randomBytes } from 'node:crypto'
import type { TestApi } from './api.ts'
import { inCompanyOf } from './group.ts'
import { nextNumber } from './numbers.ts'

type Api = Pick<TestApi, 'db'>

/** An application that came through the portal and is kept apart as spam; its number. */
export function newSuspected(
  api: Api,
  companyId: number,
  recruitmentId: number,
  fullName = 'Vũ Thị Nghi Ngờ',
): Promise<number> {
  return newApplication(api, companyId, recruitmentId, { full_name: fullName }, { suspected_for: ['hasty'] })
}

/** An application whose sender asked to have it erased, which was refused; its number. */
export function newEraseRequest(api: Api, companyId: number, recruitmentId: number): Promise<number> {
  const columns = { erase_refusal: 'held', erase_asked_at: new Date(), erase_due: '2030-01-20' }
  return newApplication(api, companyId, recruitmentId, { full_name: 'Vũ Thị Đòi Xóa' }, columns)
}

function newApplication(
  { db }: Api,
  companyId: number,
  recruitmentId: number,
  said: Readonly<Record<string, string>>,
  columns: Readonly<Record<string, unknown>>,
): Promise<number> {
  const number = nextNumber()
  const content = { date_of_birth: '1999-03-02', phone: `09${40_000_000 + number}`, ...said }
  const names = Object.keys(columns)
  return inCompanyOf(db.superuser, companyId, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into applications (company_id, recruitment_id, reference, token_nonce, body_hash, content, ${names.join(', ')})
       values ($1, $2, $3, $4, $5, $6, ${names.map((_, at) => `$${at + 7}`).join(', ')}) returning id`,
      [
        companyId,
        recruitmentId,
        `HS-${String(number).padStart(8, '0')}`,
        randomBytes(16),
        randomBytes(32),
        JSON.stringify(content),
        ...Object.values(columns),
      ],
    )
    return Number(rows[0]?.id)
  })
}
