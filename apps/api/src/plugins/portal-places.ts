import type { Schemas } from '@nhansu/sdk/contract'
import {
  type FormFaults,
  type FormPlaces,
  placeFields,
  type TypedForm,
} from '@nhansu/sdk/domains/portal-pages'
import type { Visit } from './portal-pages.ts'

/** Step of a form that shows the communes of the province that was chosen; with script they come by themselves. */
export const placesStep = 'places'

/** What the address of a form is chosen from; undefined where it asks for none. */
export async function formPlaces(
  { request, reply, ask }: Visit,
  id: string,
  { fields }: Pick<Schemas['ExternalForm'], 'fields'>,
  typed: TypedForm,
): Promise<FormPlaces | undefined> {
  if (fields.every(({ field }) => field !== 'address')) return undefined
  const path = { id }
  const { provinces } = await ask('externals.provinces', { path }, request, reply)
  const [province] = typed[placeFields.province] ?? []
  if (province === undefined || provinces.every((each) => String(each.id) !== province))
    return { provinces, communes: [] }
  const query = { province_id: province }
  const { communes } = await ask('externals.communes', { path, query }, request, reply)
  return { provinces, communes }
}

/** A province says where somebody lives together with a commune of it; both may be left out. */
export function placeFaults(typed: TypedForm, places: FormPlaces | undefined): FormFaults {
  const [province = ''] = typed[placeFields.province] ?? []
  const [commune] = typed[placeFields.commune] ?? []
  if (places === undefined || province === '') return {}
  if (places.communes.some(({ id }) => String(id) === commune)) return {}
  return {
    [placeFields.commune]:
      'Vui lòng chọn phường, xã của tỉnh, thành phố đã chọn, hoặc bỏ chọn tỉnh, thành phố.',
  }
}
