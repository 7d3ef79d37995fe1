import type { ClientBase } from 'pg'
import { noteFact, readFact } from '../../installation.ts'
import type { ReferenceLoader } from '../reference-data.ts'
import { type AddressUnits, type Unit, addressUnits } from './units.ts'

/** Raised whenever the packages or the corrections change: what is loaded already is not read again at every start. */
const addressEdition = '2026-09-20.1'

/** Loads the administrative units of both schemes; a unit once loaded keeps its id for good. */
export const loadAddress: ReferenceLoader = async (client) => {
  if ((await readFact(client, 'address')) === addressEdition) return
  const units = await addressUnits()
  await put(client, 'provinces', units.provinces)
  await put(client, 'districts', units.districts, 'province_id')
  await put(client, 'wards', units.wards, 'district_id')
  await put(client, 'new_provinces', units.newProvinces)
  await put(client, 'new_districts', units.newDistricts, 'province_id')
  await putSuccessors(client, units.successors)
  // Until the server gets round to it by itself, plans would take ten thousand wards for a handful.
  await client.query('analyze provinces, districts, wards, new_provinces, new_districts, ward_successors')
  await noteFact(client, 'address', addressEdition)
}

type Table = 'provinces' | 'districts' | 'wards' | 'new_provinces' | 'new_districts'

async function put(
  client: ClientBase,
  table: Table,
  units: readonly Unit[],
  parent?: 'province_id' | 'district_id',
): Promise<void> {
  await client.query(
    `insert into ${table} (id, code, full_name${parent ? `, ${parent}` : ''})
     select code::integer, code, full_name${parent ? ', parent::integer' : ''}
     from unnest($1::text[], $2::text[], $3::text[]) as unit (code, full_name, parent)
     on conflict (id) do update set full_name = excluded.full_name${parent ? `, ${parent} = excluded.${parent}` : ''}`,
    [
      units.map(({ code }) => code),
      units.map(({ fullName }) => fullName),
      units.map((unit) => unit.parent ?? null),
    ],
  )
}

async function putSuccessors(client: ClientBase, successors: AddressUnits['successors']): Promise<void> {
  await client.query('delete from ward_successors')
  await client.query(
    `insert into ward_successors (ward_id, new_district_id)
     select ward::integer, commune::integer from unnest($1::text[], $2::text[]) as pair (ward, commune)`,
    [successors.map(([ward]) => ward), successors.map(([, commune]) => commune)],
  )
}
