import { notFound } from '../../../contract/failure.ts'
import { defineOperations } from '../../../contract/handlers.ts'
import { type OpenPerson, peopleOf } from './course-people.ts'
import { invitedTo } from './invitation-facts.ts'
import { refusalOf } from './move-person.ts'
import { openCourses } from './open-courses.ts'
import { documentsForPeople, mayReadDocuments, ownDocument } from './own-documents.ts'
import { ownCertificates, ownCommitments, ownTrainings } from './own-training.ts'
import { personMoves } from './person-states.ts'
import { taughtCourses, taughtPeople } from './taught-courses.ts'

const answers = ['registered', 'promised', 'confirmed', 'refused'] as const

export default defineOperations('trainingInvitations', {
  'trainingInvitations.mine': async (_, context) => ({
    courses: await ownTrainings(context),
    open_courses: await openCourses(context),
    taught: await taughtCourses(context),
    certificates: await ownCertificates(context),
    commitments: await ownCommitments(context),
  }),

  'trainingInvitations.taught': async ({ path }, context) => ({
    people: await taughtPeople(context, path.id),
    documents: await documentsForPeople(context, path.id),
  }),

  'trainingInvitations.document': ({ path }, context) => ownDocument(context, path.id),

  'trainingInvitations.show': async ({ path }, context) => {
    const [me] = await peopleOf(context, path.id)
    if (me === undefined) throw notFound()
    const { course, facts, days, colleagues_total } = await invitedTo(context, path.id, me)
    const person: OpenPerson = { ...me, training_id: path.id }
    const mayRead = mayReadDocuments(me.state, course.status)
    return {
      invitation: {
        ...facts,
        person_id: me.id,
        person_version: me.version,
        state: me.state,
        waiting_place: me.waiting_place,
        mandatory: me.mandatory,
        reason: me.reason,
        answered_at: me.answered_at,
        answered_by: me.answered_by,
        colleagues_total,
        days,
        documents: mayRead ? await documentsForPeople(context, path.id) : [],
        answers: answers.map((answer) => ({
          answer,
          refusal: refusalOf(personMoves[answer], person, course),
        })),
      },
    }
  },
})
