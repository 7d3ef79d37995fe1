import { notFound } from '../../contract/failure.ts'
import { defineOperations } from '../../contract/handlers.ts'
import { openCampaigns, publishedCampaign } from './published-campaigns.ts'

export default defineOperations('externals', {
  'externals.recruitments': ({ query = {} }, { database }) => openCampaigns(database, query),

  'externals.recruitment': async ({ path }, { database }) => {
    const recruitment = await publishedCampaign(database, path.id)
    if (recruitment === undefined) throw notFound()
    return { recruitment }
  },
})
