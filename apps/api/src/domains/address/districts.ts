import { defineOperations } from '../../contract/handlers.ts'
import { districts, orNotFound, sortedByName } from './units.ts'

export default defineOperations('districts', {
  'districts.list': async ({ query = {} }, context) => {
    const { province_id: province } = query
    const all = districts(context, 'districts')
    const wanted = province === undefined ? all : all.where('province_id', '=', province)
    return { districts: await sortedByName(wanted.execute()) }
  },

  'districts.show': async ({ path }, context) => ({
    district: await orNotFound(districts(context, 'districts').where('id', '=', path.id).executeTakeFirst()),
  }),
})
