import { defineOwnHomeCard } from '../../../home-card.ts'
import { ownTrainings } from './own-training.ts'

/** The own courses that wait for an answer, on the first page of whoever is asked. */
export const awaitedAnswersCard = defineOwnHomeCard({
  key: 'awaited_answers',
  title: 'Chờ bạn xác nhận',
  link: '/dao-tao-cua-toi',
  read: async (context) => {
    const courses = (await ownTrainings(context)).filter(({ answer }) => answer !== null)
    return courses.length > 0 ? { courses } : undefined
  },
})
