import { sql } from 'kysely'
import { type FieldValues, savedChanges } from '../../../contract/audit-values.ts'
import { ApiFailure, forbidden, notFound, stale } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { refuseClosedRound } from '../schedules/held-round.ts'
import { printCard } from './card-paper.ts'
import { printMinutes } from './minutes-paper.ts'
import { ownCards } from './own-cards.ts'
import { openResult, ownResult, type Result, sheetOf, type Sheet } from './result-sheet.ts'
import { resultTable } from './result-table.ts'
import { tellOfReturned } from './tell-of-returned.ts'
import { roundFor } from './round-reader.ts'
import { beginCard, type CardWords, handIn, heldResult, saveWords, writableResult } from './write-result.ts'

export default defineOperations('recruitmentResults', {
  'recruitmentResults.list': async ({ query }, context) => resultTable(context, query),

  'recruitmentResults.paper': printCard,

  'recruitmentResults.minutes': printMinutes,

  'recruitmentResults.mine': async (_, context) => ({ cards: await ownCards(context) }),

  'recruitmentResults.form': async ({ query }, context) => {
    const round = await roundFor(context, query.round_id)
    if (!round.sees_kind) throw notFound()
    const sheet = await sheetOf(context, round, query.candidate_id)
    return { result: await ownResult(context, round, query.candidate_id), sheet }
  },

  'recruitmentResults.show': async ({ path }, context) => shown(context, path.id),

  'recruitmentResults.store': async ({ body }, context) => {
    const { round_id: roundId, candidate_id: candidateId, ...words } = body
    const round = await roundFor(context, roundId)
    const id = await beginCard(context, round, candidateId)
    await saveWords(context, round, id, words)
    const card = await shown(context, id)
    context.audit({
      recordId: id,
      changedFields: Object.keys(words),
      values: { after: toldWords(card, words) },
    })
    return card
  },

  'recruitmentResults.update': async ({ path, body: { version, ...words } }, context) => {
    const { round, result } = await writableResult(context, path.id, version)
    await saveWords(context, round, path.id, words)
    const card = await shown(context, path.id)
    const before = toldWords({ ...card, result }, words)
    context.audit({ recordId: path.id, ...savedChanges(before, toldWords(card, words)) })
    return card
  },

  'recruitmentResults.handIn': async ({ path, body: { version } }, context) => {
    await handIn(context, await writableResult(context, path.id, version))
    return shown(context, path.id)
  },

  'recruitmentResults.recuse': async ({ body }, context) => {
    const round = await roundFor(context, body.round_id)
    if (!round.judges) throw notFound()
    const own = await ownResult(context, round, body.candidate_id)
    if (own === null) {
      const id = await beginCard(context, round, body.candidate_id, 'recused')
      context.audit({ recordId: id, changedFields: ['state'] })
      return { result: (await shown(context, id)).result }
    }
    const { result: held } = await writableResult(context, own.id)
    await sql`update recruitment_results set state = 'recused'
      where ${context.inThisCompany('recruitment_results')} and id = ${own.id}`.execute(context.db)
    context.audit({ recordId: own.id, ...savedChanges({ state: held.state }, { state: 'recused' }) })
    return { result: (await shown(context, own.id)).result }
  },

  'recruitmentResults.reopen': async ({ path, body: { reason, version } }, context) => {
    const { result, round } = await heldResult(context, path.id)
    if (!round.reads && !round.is_chair) throw forbidden()
    refuseClosedRound(round)
    if (version !== undefined && version !== result.version) throw stale({ result })
    const { rows } = await sql`update recruitment_results
      set state = 'draft', handed_in_at = null, reopened_reason = ${reason}
      where ${context.inThisCompany('recruitment_results')} and id = ${path.id} and state <> 'draft' returning id`.execute(
      context.db,
    )
    if (rows.length === 0) throw new ApiFailure(409, 'Phiếu này chưa nộp.')
    await tellOfReturned(context, round.id, [result.employee_id])
    context.audit({ recordId: path.id, ...savedChanges({ state: result.state }, { state: 'draft' }) })
    // A card that was given back is its examiner's alone again.
    return {
      result: {
        ...result,
        state: 'draft',
        handed_in_at: null,
        reopened_reason: reason,
        version: result.version + 1,
      },
      sheet: await sheetOf(context, round, result.candidate_id),
    }
  },
})

/** Of a card what is being saved, as the trail tells it: scores by the names of their criteria. */
function toldWords({ result, sheet }: { result: Result; sheet: Sheet }, words: CardWords): FieldValues {
  const names = new Map(sheet.criteria.map(({ id, name }) => [id, name]))
  const scores = result.scores.map(({ criterion_id: id, score, remark }) => ({
    id,
    name: names.get(id),
    score,
    remark,
  }))
  const now: FieldValues = { ...result, scores }
  return Object.fromEntries(Object.keys(words).map((field) => [field, now[field]]))
}

async function shown(context: ProductContext, id: number): Promise<{ result: Result; sheet: Sheet }> {
  const { result, round } = await openResult(context, id)
  return { result, sheet: await sheetOf(context, round, result.candidate_id) }
}
