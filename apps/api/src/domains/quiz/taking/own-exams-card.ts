import { defineOwnHomeCard } from '../../../home-card.ts'
import { ownPeople } from './own-person.ts'
import { shownExam } from './shown-exam.ts'

/** The own exams that are to be taken or are under way, on the first page of whoever takes them. */
export const ownExamsCard = defineOwnHomeCard({
  key: 'own_exams',
  title: 'Bài thi của bạn',
  link: '/bai-thi-cua-toi',
  read: async (context) => {
    const own = await ownPeople(context)
    // What comes first stands first; the page of one's own exams has the newest first.
    const exams = own.filter(({ state }) => state === 'waiting' || state === 'running').toReversed()
    return exams.length > 0 ? { exams: exams.map(shownExam) } : undefined
  },
})
