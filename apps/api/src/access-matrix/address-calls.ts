import { type CallsOf, nothing } from './call-context.ts'

/** Hồ Chí Minh City, Quận 1 and Bến Nghé in the old scheme; Hồ Chí Minh City and Sài Gòn in the new one. */
const [province, district, ward] = [79, 760, 26740]

export const addressCalls: CallsOf<
  'provinces' | 'districts' | 'wards' | 'newProvinces' | 'newDistricts' | 'address'
> = {
  'provinces.list': nothing,
  'provinces.show': async () => ({ path: { id: province } }),
  'districts.list': async () => ({ query: { province_id: province } }),
  'districts.show': async () => ({ path: { id: district } }),
  'wards.list': async () => ({ query: { district_id: district } }),
  'wards.show': async () => ({ path: { id: ward } }),
  'newProvinces.list': nothing,
  'newProvinces.show': async () => ({ path: { id: province } }),
  'newDistricts.list': async () => ({ query: { province_id: province } }),
  'newDistricts.show': async () => ({ path: { id: ward } }),
  'address.find': async () => ({ query: { q: 'ben nghe' } }),
}
