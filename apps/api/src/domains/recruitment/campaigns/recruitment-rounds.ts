import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { FieldValues } from '../../../contract/audit-values.ts'
import { ApiFailure, invalidInput, notFound, stale } from '../../../contract/failure.ts'
import { inFigures } from '../../../contract/figure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { asPreview } from '../../../contract/preview.ts'
import { closeRound, reopenRound } from '../results/close-round.ts'
import { refuseJudgedRounds } from '../results/refuse-judged.ts'
import { underCards } from './changed-criteria.ts'
import { visibleCampaign, writableCampaign } from './campaign-record.ts'
import { addRows, campaignOf, campaignRows, saveRows } from './campaign-rows.ts'
import { changeWeights } from './changed-weights.ts'
import { saveKit } from './round-kit.ts'
import { roundRows } from './round-rows.ts'

type Round = Data<'recruitmentRounds.store'>['round']

export default defineOperations('recruitmentRounds', {
  'recruitmentRounds.storeBulk': async ({ path, body: { rounds } }, context) => {
    refuseHighPass(rounds)
    await addRows(context, roundRows, path.id, rounds)
    await refuseHeavy(context, path.id, `rounds.${rounds.length - 1}.weight`)
    return { rounds: await campaignRows<Round>(context, roundRows, path.id) }
  },
  'recruitmentRounds.updateBulk': async ({ path, body }, context) => {
    const { rounds, removed_ids: removedIds = [] } = body
    refuseHighPass(rounds)
    await writableCampaign(context, path.id)
    await refuseClosed(context, path.id, [...removedIds, ...rounds.flatMap(({ id }) => id ?? [])])
    await refuseJudgedRounds(context, path.id, rounds, removedIds)
    await saveRows(context, roundRows, path.id, { rows: rounds, removedIds })
    await refuseHeavy(context, path.id, `rounds.${Math.max(0, rounds.length - 1)}.weight`)
    return { rounds: await campaignRows<Round>(context, roundRows, path.id) }
  },
  'recruitmentRounds.store': async ({ body: { recruitment_id: campaignId, ...row } }, context) => {
    const [id = 0] = await addRows(context, roundRows, campaignId, [row])
    await refuseHeavy(context, campaignId, 'weight')
    return { round: await one(context, campaignId, id) }
  },
  'recruitmentRounds.show': async ({ path }, context) => {
    const campaignId = await campaignOf(context, roundRows, path.id)
    await visibleCampaign(context, campaignId)
    return { round: await one(context, campaignId, path.id) }
  },
  'recruitmentRounds.interviews': async ({ path, query, body }, context) => {
    await writableCampaign(context, path.id)
    await refuseClosed(context, path.id, [body.round_id])
    const isPreview = query?.dry_run ?? false
    const before = await one(context, path.id, body.round_id)
    if (body.version !== undefined && body.version !== before.version) throw stale({ round: before })
    return asPreview(context, isPreview, async () => {
      const outcome = await underCards(context, body, isPreview, async () => {
        await saveKit(context, path.id, body)
        return (await one(context, path.id, body.round_id)).criteria
      })
      const round = await one(context, path.id, body.round_id)
      const values = { before: toldKit(before), after: toldKit(round) }
      const detail = { round: round.name, reopened: outcome.reopened }
      context.audit({ recordId: path.id, changedFields: ['rounds'], detail, values })
      return { round, ...outcome }
    })
  },
  'recruitmentRounds.weights': ({ path, query, body }, context) =>
    changeWeights(context, path.id, body, query?.dry_run ?? false),
  'recruitmentRounds.close': async ({ path, body }, context) => {
    const campaignId = await closeRound(context, path.id, body.reason ?? null)
    return { round: await one(context, campaignId, path.id) }
  },
  'recruitmentRounds.reopen': async ({ path, body }, context) => {
    const campaignId = await reopenRound(context, path.id, body.reason)
    return { round: await one(context, campaignId, path.id) }
  },
})

/** What the trail tells of a round's kit; seats have no names of their own. */
function toldKit({ minutes, criteria, questions, seats }: Round): FieldValues {
  const places = seats.map((seat, at) => ({ id: at + 1, name: `Ghế ${at + 1}`, ...seat }))
  return { minutes, criteria, questions, seats: places }
}

async function one(context: ProductContext, campaignId: number, id: number): Promise<Round> {
  const [round] = await campaignRows<Round>(context, roundRows, campaignId, id)
  if (round === undefined) throw notFound()
  return round
}

/** @throws ApiFailure 400 at a round whose pass is more than anybody can reach */
function refuseHighPass(
  rounds: readonly { id?: number; max_score?: number; pass_score?: number | null }[],
): void {
  const at = rounds.findIndex(
    ({ id, max_score: most = id === undefined ? 10 : Number.MAX_VALUE, pass_score: pass }) =>
      (pass ?? 0) > most,
  )
  if (at >= 0) {
    throw invalidInput({ [`rounds.${at}.pass_score`]: ['Điểm đạt không được quá điểm tối đa.'] })
  }
}

/** @throws ApiFailure 400 at a field where the weights of a campaign have become more than the whole */
async function refuseHeavy({ db, companyId }: ProductContext, id: number, field: string): Promise<void> {
  const { rows } = await sql<{ total: number }>`select coalesce(sum(weight), 0)::float8 as total
    from recruitment_rounds where company_id = ${companyId} and recruitment_id = ${id}`.execute(db)
  const total = rows[0]?.total ?? 0
  if (total <= 100) return
  throw invalidInput({ [field]: [`Tổng trọng số các vòng là ${inFigures(total)}%, không được quá 100%.`] })
}

/**
 * Holds rounds, so that none is closed and no card of it is handed in meanwhile.
 * @throws ApiFailure 409 for a round whose results are final
 */
async function refuseClosed(context: ProductContext, id: number, roundIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ name: string; state: string }>`select name, state from recruitment_rounds
    where ${context.inThisCompany('recruitment_rounds')} and recruitment_id = ${id}
      and id = any(${roundIds}::bigint[]) order by id for update`.execute(context.db)
  const closed = rows.find(({ state }) => state === 'closed')
  if (closed) throw new ApiFailure(409, `Vòng ${closed.name} đã chốt nên không sửa được.`)
}
