import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { notFound, stale } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'

type Room = Data<'recruitmentRooms.store'>['room']

export default defineOperations('recruitmentRooms', {
  'recruitmentRooms.list': async (_, context) => ({ rooms: await rooms(context) }),

  'recruitmentRooms.store': async (
    { body: { name, capacity = null, is_active: isActive = true } },
    context,
  ) => {
    const { rows } = await sql<{ id: number }>`
      insert into recruitment_rooms (company_id, name, capacity, is_active)
      values (${context.companyId}, ${name}, ${capacity}, ${isActive}) returning id`.execute(context.db)
    return { room: await room(context, rows[0]?.id ?? 0) }
  },

  'recruitmentRooms.update': async ({ path, body: { version, ...fields } }, context) => {
    const changes = Object.entries(fields).map(([field, value]) => sql`${sql.ref(field)} = ${value}`)
    const { rows } = await sql`update recruitment_rooms
      set ${changes.length > 0 ? sql.join(changes) : sql`id = id`}
      where ${context.inThisCompany('recruitment_rooms')} and id = ${path.id}
        and ${version === undefined ? sql`true` : sql`version = ${version}`} returning id`.execute(context.db)
    const now = await room(context, path.id)
    if (rows.length === 0) throw stale({ room: now })
    context.audit({ recordId: path.id, changedFields: Object.keys(fields) })
    return { room: now }
  },
})

async function room(context: ProductContext, id: number): Promise<Room> {
  const [found] = await rooms(context, id)
  if (found === undefined) throw notFound()
  return found
}

async function rooms({ db, inThisCompany }: ProductContext, id?: number): Promise<Room[]> {
  const { rows } = await sql<Room>`select id, name, capacity, is_active, version from recruitment_rooms
    where ${inThisCompany('recruitment_rooms')} and ${id === undefined ? sql`true` : sql`id = ${id}`}
    order by is_active desc, name, id`.execute(db)
  return rows
}
