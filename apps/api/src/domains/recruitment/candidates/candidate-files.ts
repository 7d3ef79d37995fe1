import { sql } from 'kysely'
import { ApiFailure, notFound } from '../../../contract/failure.ts'
import type { ReceivedFile } from '../../../contract/form/received-file.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { attach, attached, detach, type Place } from '../../../files/records.ts'
import { giveTicket } from '../../../files/tickets.ts'
import { countOpenedPerson } from '../../../notices/count-taken-people.ts'
import { lockCandidate, openCandidate, showCandidate } from './candidate-rows.ts'

/** Versions of a CV that one candidate may have. */
const mostCvs = 10

type Purpose = 'candidate_cv' | 'candidate_photo'

/** Adds a CV to a candidate's file. */
export const storeCv: Handler<'candidates.storeCv'> = async ({ path, body }, context) => {
  await lockCandidate(context, path.id)
  const kept = await attached(context, placeOf(path.id, 'candidate_cv'))
  if (kept.length >= mostCvs) throw new ApiFailure(400, `Một ứng viên có nhiều nhất ${mostCvs} bản CV.`)
  return keep(context, path.id, 'candidate_cv', body.file)
}

/** Puts a picture in the place of the one before. */
export const storePhoto: Handler<'candidates.storePhoto'> = async ({ path, body }, context) => {
  await lockCandidate(context, path.id)
  await detach(context, placeOf(path.id, 'candidate_photo'))
  return keep(context, path.id, 'candidate_photo', body.file)
}

/** Takes a file out of a candidate's file. */
export const destroyFile: Handler<'candidates.destroyFile'> = async ({ path }, context) => {
  await lockCandidate(context, path.id)
  const { rows } = await sql`
    update files set removed_at = now() where ${context.inThisCompany('files')} and owner_kind = 'candidate'
      and owner_id = ${path.id} and id = ${path.file_id} and removed_at is null returning id`.execute(
    context.db,
  )
  if (rows.length === 0) throw notFound()
  context.audit({ recordId: path.id, changedFields: ['files'], detail: { file_id: path.file_id } })
  return showCandidate(context, path.id)
}

/** Gives a ticket for a file to whoever may see its candidate, counts it by the day, and writes down who asked. */
export const fileTicket: Handler<'candidates.fileTicket'> = async ({ path }, context) => {
  const { candidate } = await openCandidate(context, path.id)
  if (!candidate.files?.some(({ id }) => id === path.file_id)) throw notFound()
  await countOpenedPerson(context, context.session)
  context.audit({ recordId: path.id, detail: { file_id: path.file_id } })
  return giveTicket(context, path.file_id)
}

async function keep(context: ProductContext, id: number, purpose: Purpose, file: ReceivedFile) {
  const stored = await attach(context, placeOf(id, purpose), file)
  context.audit({ recordId: id, changedFields: ['files'], detail: { file_id: stored.id } })
  return showCandidate(context, id)
}

function placeOf(ownerId: number, purpose: Purpose): Place {
  return { ownerKind: 'candidate', ownerId, purpose }
}
