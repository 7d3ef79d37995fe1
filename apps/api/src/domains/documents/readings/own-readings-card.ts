import { defineOwnHomeCard } from '../../../home-card.ts'
import { ownReadings } from './own-readings.ts'
import { isWaiting } from './reader-state.ts'

/** So many stand on the card; the list has them all. */
const mostLines = 5

/** The documents that the reader has to read and confirm, on the first page. */
export const ownReadingsCard = defineOwnHomeCard({
  key: 'own_readings',
  title: 'Tài liệu chờ xác nhận',
  link: '/tai-lieu-cua-toi',
  read: async (context) => {
    const waiting = await ownReadings(context, isWaiting)
    if (waiting.length === 0) return undefined
    const readings = waiting
      .slice(0, mostLines)
      .map(({ id, document_summary, due_date, days_left }) => ({ id, document_summary, due_date, days_left }))
    return { total: waiting.length, readings }
  },
})
