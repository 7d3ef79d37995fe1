import type { Schemas } from '@nhansu/sdk/contract'
import { type SqlBool, sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { ApiFailure, notFound } from '../../../contract/failure.ts'
import { defineOperations } from '../../../contract/handlers.ts'
import { list } from '../../../contract/list-query/list.ts'
import { candidateColumns, candidateSource } from './candidate-rows.ts'
import { eraseCandidates } from './erase-candidates.ts'
import { isThere } from './visible-candidates.ts'

/** The pool belongs to the company as a whole. */
const visiblePool = { table: 'candidates' } as const

const inPool = sql<SqlBool>`candidates.state = 'archived'`

export default defineOperations('reservePool', {
  'reservePool.list': async ({ query = {} }, context) => {
    const { rows, meta } = await list<Schemas['PoolRow']>(context, query, {
      source: candidateSource,
      visible: visiblePool,
      columns: candidateColumns([
        'id',
        'applicant_id',
        'recruitment_name',
        'position_name',
        'full_name',
        'date_of_birth',
        'phone',
        'email',
        'edu_level',
        'major',
        'languages',
        'it_skills',
        'applied_at',
        'archived_until',
        'consent_until',
        'state_reason',
        'tags',
        'has_cv',
        'version',
        'created_at',
        'updated_at',
      ]),
      where: [isThere, inPool],
    })
    return { candidates: rows, meta }
  },

  'reservePool.erase': async ({ body }, context) => {
    const { rows } = await sql<{ hold_reason: string | null; full_name: string }>`
      select hold_reason, full_name from candidates where ${context.inThisCompany('candidates')} and ${isThere}
        and ${visibleRows(context, visiblePool)} and ${inPool} and id = any(${body.ids}::bigint[])
      order by id for update`.execute(context.db)
    if (rows.length !== body.ids.length) throw notFound()
    const held = rows.find(({ hold_reason: reason }) => reason !== null)
    if (held !== undefined) {
      throw new ApiFailure(409, `Hồ sơ của ${held.full_name} đang được giữ lại nên không xóa được.`)
    }
    await eraseCandidates(context, body.ids)
    for (const id of body.ids) context.audit({ recordId: id })
    return { ids: [...body.ids] }
  },
})
