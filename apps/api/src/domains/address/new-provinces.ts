import { defineOperations } from '../../contract/handlers.ts'
import { found, named, provinces } from './units.ts'

export default defineOperations('newProvinces', {
  'newProvinces.list': async (_, context) => ({
    provinces: await named(provinces(context, 'new_provinces').execute()),
  }),

  'newProvinces.show': async ({ path }, context) => ({
    province: await found(provinces(context, 'new_provinces').where('id', '=', path.id).executeTakeFirst()),
  }),
})
