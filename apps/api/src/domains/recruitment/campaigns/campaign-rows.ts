import { partsOf } from '../../../standard-set/part-rows.ts'
import { writableCampaign } from './campaign-record.ts'

/** What is done with the rows of a campaign: its conditions, board, rounds, costs and documents. */
export const {
  read: campaignRows,
  add: addRows,
  save: saveRows,
  change: changeRow,
  ownerOf: campaignOf,
} = partsOf({ resource: 'recruitments', key: 'recruitment_id', lock: writableCampaign })
