import { sql } from 'kysely'
import { defineOperations, type ProductContext } from '../../contract/handlers.ts'
import { type Place, type PlaceIndex, findPlaces, placeIndex } from './find-places.ts'

/** Places at most in one answer. */
const most = 20

// The units change with an upgrade only, and that starts the server anew.
let known: Promise<PlaceIndex> | undefined

export default defineOperations('address', {
  'address.find': async ({ query }, context) => {
    const index = known ?? readPlaces(context).then(placeIndex)
    const places = findPlaces(await index, query.q, most)
    known = index
    return { places }
  },
})

/** Every unit of both schemes, the new ones first and the larger before the smaller. */
async function readPlaces({ db }: ProductContext): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select 'new_province' as kind, id, full_name, 'Việt Nam' as within, id as province_id, null as district_id,
      '[]'::jsonb as successors
    from new_provinces
    union all
    select 'new_district', commune.id, commune.full_name, province.full_name, province.id, commune.id, '[]'
    from new_districts commune join new_provinces province on province.id = commune.province_id
    union all
    select 'province', id, full_name, 'đơn vị cũ, trước 01-07-2025', id, null, '[]' from provinces
    union all
    select 'district', district.id, district.full_name, province.full_name, province.id, district.id, '[]'
    from districts district join provinces province on province.id = district.province_id
    union all
    select 'ward', ward.id, ward.full_name, district.full_name || ', ' || province.full_name, province.id, district.id,
      successor.places
    from wards ward
    join districts district on district.id = ward.district_id
    join provinces province on province.id = district.province_id
    join (
      select ward_id, jsonb_agg(jsonb_build_object('new_district_id', commune.id, 'new_province_id', now.id,
        'full_name', commune.full_name || ', ' || now.full_name) order by vn_fold(commune.full_name)) as places
      from ward_successors
      join new_districts commune on commune.id = new_district_id
      join new_provinces now on now.id = commune.province_id
      group by ward_id
    ) successor on successor.ward_id = ward.id`.execute(db)
  return rows
}
