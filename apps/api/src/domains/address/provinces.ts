import { defineOperations } from '../../contract/handlers.ts'
import { orNotFound, sortedByName, provinces } from './units.ts'

export default defineOperations('provinces', {
  'provinces.list': async (_, context) => ({
    provinces: await sortedByName(provinces(context, 'provinces').execute()),
  }),

  'provinces.show': async ({ path }, context) => ({
    province: await orNotFound(provinces(context, 'provinces').where('id', '=', path.id).executeTakeFirst()),
  }),
})
