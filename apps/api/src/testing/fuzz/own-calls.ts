import { randomUUID } from 'node:crypto'
import { documentReadingCalls } from '../../access-matrix/document-reading-calls.ts'
import { profileRoundCalls } from '../../access-matrix/profile-round-calls.ts'
import { transferCalls } from '../../access-matrix/transfer-calls.ts'
import { picture } from '../../files/testing/pictures.ts'
import { day } from '../exam-steps.ts'
import type { Person, TestApi } from '../api.ts'
import { interviewCampaign } from '../interviews.ts'
import { nextNumber } from '../numbers.ts'
import { linkCalls } from './link-calls.ts'
import {
  invitedToCourse,
  mayEnrol,
  mayReadDocument,
  type OwnCalls,
  somebody,
  teachesCourse,
} from './own-people.ts'

const device = randomUUID()
const started = { device, notice_version: 1 } as const

/**
 * Good calls of what one does as a taker or marker of an exam, an examiner, a reader, an invited person or an applicant: the
 * callers of the access matrix are none of these.
 */
export function ownCallsOn(api: TestApi, admin: Person): OwnCalls {
  return {
    ...examCalls(api, admin),
    ...meetingCalls(api, admin),
    ...readingCalls(api, admin),
    ...roundCalls(api, admin),
    ...standInCalls(api),
    ...pictureCalls(api),
    ...archiveCalls(api),
    ...handOverCalls(api, admin),
    ...linkCalls(api, admin),
  }
}

/** What questions of an exam are about, each with a picture; made once. */
function fieldOf(admin: Person): () => Promise<number> {
  let made: Promise<number> | undefined
  return () => (made ??= make())
  async function make(): Promise<number> {
    const { body } = await admin.call('fields.store', { body: { code: 'FUZZTHI', name: 'Lĩnh vực thi' } })
    const { id: field_id } = body.data.field
    const drawn = async () => {
      const file = new File([Uint8Array.from(await picture())], 'bien-bao.png')
      return (await admin.call('quizQuestions.storeFile', { body: { file } })).body.data.file.id
    }
    const known = {
      kind: 'true_false' as const,
      content: 'Điện giật là nguy hiểm.',
      right_options: ['A' as const],
    }
    const written = { kind: 'essay' as const, content: 'Nêu các bước.', explanation: 'Cắt điện trước.' }
    await admin.call('quizQuestions.storeBulk', {
      body: {
        questions: [
          { ...known, field_id, picture_id: await drawn() },
          { ...written, field_id, picture_id: await drawn() },
        ],
      },
    })
    return field_id
  }
}

function examCalls(api: TestApi, admin: Person): OwnCalls {
  const field = fieldOf(admin)
  /** A running exam of one question for somebody; of a written one besides where somebody marks it. */
  async function examFor(takerId: number, markerId?: number): Promise<{ id: number }> {
    const start = Date.now() - 60_000
    const { body } = await admin.call('quizExams.store', {
      body: {
        code: `FUZZ${nextNumber()}`,
        name: 'Thi an toàn',
        start_at: new Date(start).toISOString(),
        end_at: new Date(start + 7_200_000).toISOString(),
        duration: 30,
        show_result: 'now',
        shuffle_questions: false,
      },
    })
    const path = { id: body.data.exam.id }
    const field_id = await field()
    const known = { field_id, kind: 'true_false' as const, count: 1, points: 1 }
    const written = { field_id, kind: 'essay' as const, count: 1, points: 2 }
    await admin.call('quizExams.saveCells', { path, body: { cells: markerId ? [known, written] : [known] } })
    await admin.call('quizExams.addPeople', { path, body: { employee_ids: [takerId] } })
    if (markerId) await admin.call('quizExams.saveMarkers', { path, body: { employee_ids: [markerId] } })
    await admin.call('quizExams.publish', { path, body: {} })
    return path
  }
  async function taking(steps: 'none' | 'started' | 'finished') {
    const { person, employeeId } = await somebody(api)
    const path = await examFor(employeeId)
    if (steps !== 'none') await person.call('quizTaking.start', { path, body: started })
    if (steps === 'finished') await person.call('quizTaking.finish', { path, body: { device, answers: [] } })
    return { person, path }
  }
  async function marking() {
    const [taker, marker] = [await somebody(api), await somebody(api)]
    const path = await examFor(taker.employeeId, marker.employeeId)
    await taker.person.call('quizTaking.start', { path, body: started })
    const answers = [1, 2].map((slot) => ({ slot, value: slot === 1 ? ['A'] : ['Cắt điện.'], seq: slot }))
    await taker.person.call('quizTaking.finish', { path, body: { device, answers } })
    const { person } = marker
    const { questions } = (await person.call('quizMarking.questions', { path })).body.data
    const query = { question_id: questions[0]?.id ?? 0 }
    const found = (await person.call('quizMarking.answers', { path, query })).body.data.answers
    return { person, path, query, answerId: found[0]?.id ?? 0 }
  }
  const answers = [{ slot: 1, value: ['A'], seq: 1 }]
  return {
    'quizTaking.info': () => taking('none'),
    'quizTaking.start': async () => ({ ...(await taking('none')), body: started }),
    'quizTaking.takeOver': async () => ({ ...(await taking('started')), body: { device: randomUUID() } }),
    'quizTaking.answers': async () => ({ ...(await taking('started')), body: { device, answers } }),
    'quizTaking.finish': async () => ({ ...(await taking('started')), body: { device, answers } }),
    'quizTaking.picture': async () => {
      const { person, path } = await taking('started')
      return { person, path: { ...path, slot: 1 } }
    },
    'quizTaking.results': () => taking('finished'),
    'quizMarking.questions': async () => {
      const { person, path } = await marking()
      return { person, path }
    },
    'quizMarking.answers': async () => {
      const { person, path, query } = await marking()
      return { person, path, query }
    },
    'quizMarking.picture': async () => {
      const { person, path, query } = await marking()
      return { person, path: { ...path, ...query } }
    },
    'quizMarking.mark': async () => {
      const { person, answerId } = await marking()
      return { person, path: { id: answerId }, body: { earned: 1, version: 1 } }
    },
  }
}

function meetingCalls(api: TestApi, admin: Person): OwnCalls {
  return {
    'recruitmentResults.recuse': async () => {
      const { examiners, roundId, candidates } = await interviewCampaign(api, admin, {
        examiners: 1,
        candidates: 1,
      })
      const [examiner] = examiners
      if (examiner === undefined) throw new Error('the campaign has no examiner')
      return { person: examiner.person, body: { round_id: roundId, candidate_id: candidates[0] } }
    },
    'interviewerTimes.save': async () => {
      const { person } = await somebody(api)
      return { person, body: { weekly: [], exceptions: [] } }
    },
    'trainingInvitations.show': () => invitedToCourse(api, admin),
    'trainingInvitations.taught': () => teachesCourse(api, admin),
    'trainingInvitations.document': () => mayReadDocument(api, admin),
    'trainings.enrol': () => mayEnrol(api, admin),
  }
}

/** Everything on oneself, each asked for by somebody new: while one archive is made there is no second one for him. */
function archiveCalls(api: TestApi): OwnCalls {
  return {
    'dataArchives.make': async () => {
      const { person, employeeId } = await somebody(api)
      return { person, path: { id: employeeId }, body: {} }
    },
  }
}

/** The calls of the access matrix, of somebody who has a file: only he answers whether he agrees to be handed over. */
function handOverCalls(api: TestApi, setupAdmin: Person): OwnCalls {
  const byPerson = (id: 'employeeTransfers.agree' | 'employeeTransfers.disagree') => async () => {
    const { person } = await somebody(api)
    const actor = { userId: person.userId, signIn: async () => person }
    return { person, ...(await transferCalls[id]({ api, actor, caller: person, setupAdmin })) }
  }
  return {
    'employeeTransfers.agree': byPerson('employeeTransfers.agree'),
    'employeeTransfers.disagree': byPerson('employeeTransfers.disagree'),
  }
}

/** He alone ends it who has named somebody. */
function standInCalls(api: TestApi): OwnCalls {
  return {
    'standIns.end': async () => {
      const { person } = await somebody(api)
      const { body } = await person.call('standIns.store', {
        body: { user_id: 1, from_date: day(1), to_date: day(2) },
      })
      return { person, path: { id: body.data.stand_in.id } }
    },
  }
}

/** One asks for another picture in one's own file alone, and once at a time. */
function pictureCalls(api: TestApi): OwnCalls {
  return {
    'requestChangeInfos.storePicture': async () => {
      const { person } = await somebody(api)
      const file = new File([Uint8Array.from(await picture())], 'chan-dung.png')
      return { person, body: { file, square: '0,0,1' } }
    },
  }
}

/** The calls of the access matrix, of somebody who has a file: only he is asked to read. */
function readingCalls(api: TestApi, setupAdmin: Person): OwnCalls {
  const byReader = (id: 'documentReadings.ticket' | 'documentReadings.confirm') => async () => {
    const { person } = await somebody(api)
    const actor = { userId: person.userId, signIn: async () => person }
    return { person, ...(await documentReadingCalls[id]({ api, actor, caller: person, setupAdmin })) }
  }
  return {
    'documentReadings.ticket': byReader('documentReadings.ticket'),
    'documentReadings.confirm': byReader('documentReadings.confirm'),
  }
}

/** He alone whom a round asks confirms his file. */
function roundCalls(api: TestApi, setupAdmin: Person): OwnCalls {
  return {
    'profileRounds.confirm': async () => {
      const { person } = await somebody(api)
      const actor = { userId: person.userId, signIn: async () => person }
      const call = profileRoundCalls['profileRounds.confirm']
      return { person, ...(await call({ api, actor, caller: person, setupAdmin })) }
    },
  }
}
