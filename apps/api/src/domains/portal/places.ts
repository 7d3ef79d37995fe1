import type { Data, Input, Schemas } from '@nhansu/sdk/contract'
import { invalidInput } from '../../contract/failure.ts'
import type { LinkContext } from '../../contract/handlers.ts'
import { districts, orNotFound, provinces, sortedByName } from '../address/public.ts'

/** The provinces in which somebody who applies may say that he lives. */
export async function provincesToLiveIn(context: LinkContext): Promise<Data<'externals.provinces'>> {
  return { provinces: await sortedByName(provinces(context, 'new_provinces').execute()) }
}

/**
 * The communes of one of them.
 * @throws ApiFailure 404 for a province that is not there
 */
export async function communesToLiveIn(
  { query }: Input<'externals.communes'>,
  context: LinkContext,
): Promise<Data<'externals.communes'>> {
  const { province_id: province } = query
  await orNotFound(provinces(context, 'new_provinces').where('id', '=', province).executeTakeFirst())
  const communes = districts(context, 'new_districts').where('province_id', '=', province)
  return { communes: await sortedByName(communes.execute()) }
}

/**
 * Looks whether the commune of an address is one.
 * @throws ApiFailure 400 where it is none
 */
export async function checkCommune(
  context: LinkContext,
  { new_district_id: commune }: Schemas['ApplicationContent'],
): Promise<void> {
  if (commune === undefined || commune === null) return
  const found = await districts(context, 'new_districts').where('id', '=', commune).executeTakeFirst()
  if (found === undefined)
    throw invalidInput({ 'content.new_district_id': ['Phường, xã này không có. Vui lòng chọn lại.'] })
}
