import { exampleFile } from '../testing/example-file.ts'
import { inCompanyOf } from '../testing/group.ts'
import { nextNumber } from '../testing/numbers.ts'
import { type CallContext, type CallsOf, nothing } from './call-context.ts'

/** Works below the unit of `unitHead`. */
const somebody = 11

/** A good call of every operation on requests for changes of files; the administrator has sent those that they are about. */
export const requestChangeCalls: CallsOf<'requestChangeInfos' | 'requestChangeSettings'> = {
  'requestChangeSettings.show': nothing,
  'requestChangeSettings.update': async () => ({
    body: { fields: [{ field: 'native_place', mode: 'review', needs_evidence: false }] },
  }),
  'requestChangeInfos.list': nothing,
  'requestChangeInfos.export': nothing,
  'requestChangeInfos.waitingFields': async (context) => {
    await sent(context)
    return { query: { employee_id: somebody } }
  },
  'requestChangeInfos.show': async (context) => ({ path: { id: (await sent(context)).id } }),
  'requestChangeInfos.store': async () => ({ body: newLanguage() }),
  'requestChangeInfos.storeFile': async () => ({ body: { file: scan() } }),
  'requestChangeInfos.storePicture': async ({ api, actor }) => {
    // One's own: of several calls the earlier ones wait no more.
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(
        `update request_change_items set state = 'cancelled' where path = 'avatar' and request_id in (
          select id from request_change_infos where created_by = $1)`,
        [actor.userId],
      ),
    )
    const file = exampleFile({ contentMediaType: 'image/png', example: 'chan-dung.png' })
    return { body: { file, square: '0,0,1' } }
  },
  'requestChangeInfos.fileTicket': async (context) => {
    const { body } = await context.setupAdmin.call('requestChangeInfos.storeFile', { body: { file: scan() } })
    const file_id = body.data.file.id
    return { path: { id: (await sent(context, { ...newLanguage(), file_ids: [file_id] })).id, file_id } }
  },
  // Whoever calls has sent this one himself.
  'requestChangeInfos.cancel': async (context) => {
    const { id } = await sent(context)
    await inCompanyOf(context.api.db.superuser, 1, (client) =>
      client.query('update request_change_infos set created_by = coalesce($2, created_by) where id = $1', [
        id,
        context.actor.userId,
      ]),
    )
    return { path: { id } }
  },
  'requestChangeInfos.review': async (context) => {
    const { id, version, items } = await sent(context)
    return { path: { id }, body: { version, items: items.map((item) => ({ id: item.id, accept: true })) } }
  },
  'requestChangeInfos.reviewBulk': async (context) => ({
    body: { ids: [(await sent(context)).id], accept: true },
  }),
  'requestChangeInfos.reveal': async (context) => ({
    path: { id: (await sent(context, newRelative())).id },
  }),
}

async function sent({ setupAdmin }: CallContext, body: ReturnType<typeof newLanguage> = newLanguage()) {
  const { request } = (await setupAdmin.call('requestChangeInfos.store', { body })).body.data
  if (request === null) throw new Error('the request was not kept')
  return request
}

function newLanguage() {
  return ofNewRow('languages', { name: `Tiếng thứ ${nextNumber()}` })
}

function newRelative() {
  return ofNewRow('relatives', {
    relationship: 8,
    full_name: 'Nguyễn Văn Em',
    id_number: String(100_000_000_000 + nextNumber()),
  })
}

function ofNewRow(rows: string, values: Readonly<Record<string, string | number>>) {
  const file_ids: number[] = []
  return {
    employee_id: somebody,
    items: Object.entries(values).map(([field, new_value]) => ({
      path: `${rows}.new-1.${field}`,
      new_value,
    })),
    file_ids,
  }
}

function scan(): File {
  return exampleFile({ contentMediaType: 'image/png', example: 'minh-chung.png' })
}
