import { defineOperations } from '../../contract/handlers.ts'
import { orNotFound, sortedByName, provinces } from './units.ts'

export default defineOperations('newProvinces', {
  'newProvinces.list': async (_, context) => ({
    provinces: await sortedByName(provinces(context, 'new_provinces').execute()),
  }),

  'newProvinces.show': async ({ path }, context) => ({
    province: await orNotFound(
      provinces(context, 'new_provinces').where('id', '=', path.id).executeTakeFirst(),
    ),
  }),
})
