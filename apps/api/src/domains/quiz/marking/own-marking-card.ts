import { defineOwnHomeCard } from '../../../home-card.ts'
import { markedExams } from './marked-exams.ts'

/** The exams whose written answers wait for the reader's marks, on his first page. */
export const ownMarkingCard = defineOwnHomeCard({
  key: 'own_marking',
  title: 'Bài chờ bạn chấm',
  link: '/cham-bai-cua-toi',
  read: async (context) => {
    const exams = (await markedExams(context)).filter(
      ({ waiting, status }) => waiting > 0 && status !== 'cancelled',
    )
    return exams.length > 0 ? { exams } : undefined
  },
})
