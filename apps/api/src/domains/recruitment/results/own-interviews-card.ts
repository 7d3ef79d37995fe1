import { defineOwnHomeCard } from '../../../home-card.ts'
import { ownCards } from './own-cards.ts'

const most = 5

/** The candidates whom the reader still has to judge, those with an appointment first, on his first page. */
export const ownInterviewsCard = defineOwnHomeCard({
  key: 'own_interviews',
  title: 'Ứng viên chờ bạn chấm',
  link: '/phong-van-cua-toi',
  read: async (context) => {
    if (context.session.employeeId === null) return undefined
    const waiting = (await ownCards(context)).filter(
      ({ state, round_state }) => round_state === 'open' && (state === null || state === 'draft'),
    )
    return waiting.length > 0 ? { total: waiting.length, cards: waiting.slice(0, most) } : undefined
  },
})
