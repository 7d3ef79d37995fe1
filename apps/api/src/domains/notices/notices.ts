import { defineOperations } from '../../contract/handlers.ts'
import { list } from '../../contract/list-query/list.ts'
import {
  countUnread,
  markAllRead,
  markRead,
  noticeColumns,
  type NoticeRow,
  onlyIn,
  onlyUnread,
  shownNotice,
  visibleNotices,
} from './own-notices.ts'
import { kindSettings, silenceKinds } from './silenced-kinds.ts'

/** Thông báo: what the product has told the reader, and what he wants to be told. */
export default defineOperations('notices', {
  'notices.list': async ({ query = {} }, context) => {
    const { rows, meta } = await list<NoticeRow>(context, query, {
      source: { table: 'notices', defaultSort: '-created_at' },
      visible: visibleNotices,
      columns: noticeColumns(context),
      where: [...onlyUnread(query.unread), ...onlyIn(context, query.state)],
    })
    return { notices: rows.map(shownNotice), meta }
  },

  'notices.unread': async (_, context) => ({ unread: await countUnread(context) }),

  'notices.read': async ({ path: { id } }, context) => {
    const row = await markRead(context, id)
    context.audit({ recordId: id, changedFields: ['read_at'] })
    return { notice: shownNotice(row) }
  },

  'notices.readAll': async ({ body: { last_id } }, context) => {
    const read = await markAllRead(context, last_id)
    context.audit({ changedFields: ['read_at'], detail: { read } })
    return { read }
  },

  'notices.settings': async (_, context) => ({ kinds: await kindSettings(context) }),

  'notices.saveSettings': async ({ body: { silenced } }, context) => {
    await silenceKinds(context, silenced)
    context.audit({ changedFields: ['silenced'] })
    return { kinds: await kindSettings(context) }
  },
})
