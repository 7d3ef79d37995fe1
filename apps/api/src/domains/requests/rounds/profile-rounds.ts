import { defineOperations } from '../../../contract/handlers.ts'
import { cancelRound, closeRound } from './move-round.ts'
import { confirmRound, listOwn } from './own-rounds.ts'
import { findRound, peopleOf, readRounds, unitsOf } from './round-rows.ts'
import { roundWorkbook } from './round-workbook.ts'
import { storeRound } from './store-round.ts'

/** Đợt rà soát hồ sơ: windows in which people confirm groups of their own file. */
export default defineOperations('profileRounds', {
  'profileRounds.list': async (_, context) => ({ rounds: await readRounds(context) }),
  'profileRounds.store': storeRound,
  'profileRounds.show': async ({ path }, context) => ({
    round: await findRound(context, path.id),
    units: await unitsOf(context, path.id),
  }),
  'profileRounds.people': async ({ path, query = {} }, context) => {
    const round = await findRound(context, path.id)
    const { page = 1, size = 30, state, department_id: departmentId, without_unit: isWithoutUnit } = query
    return peopleOf(
      context,
      { round, state, departmentId, isWithoutUnit },
      { limit: size, offset: (page - 1) * size },
    )
  },
  'profileRounds.export': ({ path, query = {} }, context) => roundWorkbook(context, path.id, query),
  'profileRounds.close': closeRound,
  'profileRounds.cancel': cancelRound,
  'profileRounds.mine': listOwn,
  'profileRounds.confirm': confirmRound,
})
