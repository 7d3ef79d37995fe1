import { defineOperations, type ProductContext } from '../../contract/handlers.ts'
import { orNotFound, sortedByName } from './units.ts'

export default defineOperations('wards', {
  'wards.list': async ({ query = {} }, context) => {
    const { district_id: district } = query
    const all = wards(context)
    return {
      wards: await sortedByName(
        (district === undefined ? all : all.where('district_id', '=', district)).execute(),
      ),
    }
  },

  'wards.show': async ({ path }, context) => {
    const ward = await orNotFound(wards(context).where('id', '=', path.id).executeTakeFirst())
    return { ward: { ...ward, successors: await successorsOf(context, ward.id) } }
  },
})

function wards({ db }: ProductContext) {
  return db.selectFrom('wards').select(['id', 'code', 'district_id', 'full_name'])
}

async function successorsOf({ db }: ProductContext, ward: number) {
  const rows = await db
    .selectFrom('ward_successors')
    .innerJoin('new_districts as commune', 'commune.id', 'ward_successors.new_district_id')
    .innerJoin('new_provinces as province', 'province.id', 'commune.province_id')
    .where('ward_id', '=', ward)
    .select([
      'commune.id as new_district_id',
      'province.id as new_province_id',
      'commune.full_name',
      'province.full_name as province',
    ])
    .execute()
  return sortedByName(
    Promise.resolve(
      rows.map(({ province, full_name: name, ...ids }) => ({ ...ids, full_name: `${name}, ${province}` })),
    ),
  )
}
