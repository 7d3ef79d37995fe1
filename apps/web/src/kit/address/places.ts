import { queryOptions } from '@tanstack/react-query'
import { query } from '#web/session/queries.ts'

/** Administrative units change by law and with an upgrade, never while somebody works: each is asked for once. */
const forGood = { staleTime: Infinity, gcTime: Infinity } as const

/** The provinces of the scheme in force. */
export const provincesOptions = () => queryOptions({ ...query('newProvinces.list'), ...forGood })

/** The communes of a province. */
export const communesOptions = (province: number) =>
  queryOptions({ ...query('newDistricts.list', { query: { province_id: province } }), ...forGood })

/** One commune, for the province that it lies in. */
export const communeOptions = (id: number) =>
  queryOptions({ ...query('newDistricts.show', { path: { id } }), ...forGood })

/** A ward of the old scheme, with the communes that took its people in. */
export const wardOptions = (id: number) =>
  queryOptions({ ...query('wards.show', { path: { id } }), ...forGood })

/** A district of the old scheme. */
export const districtOptions = (id: number) =>
  queryOptions({ ...query('districts.show', { path: { id } }), ...forGood })

/** A province of the old scheme. */
export const oldProvinceOptions = (id: number) =>
  queryOptions({ ...query('provinces.show', { path: { id } }), ...forGood })
