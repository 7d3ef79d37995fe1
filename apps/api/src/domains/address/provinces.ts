import { defineOperations } from '../../contract/handlers.ts'
import { found, named, provinces } from './units.ts'

export default defineOperations('provinces', {
  'provinces.list': async (_, context) => ({
    provinces: await named(provinces(context, 'provinces').execute()),
  }),

  'provinces.show': async ({ path }, context) => ({
    province: await found(provinces(context, 'provinces').where('id', '=', path.id).executeTakeFirst()),
  }),
})
