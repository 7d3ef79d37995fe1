import companyList from '../../seeds/companies.json' with { type: 'json' }
import type { Company } from './add-company.ts'
import { numbered } from './numbered.ts'
import { type DepartmentRow, FOUND, type UnitTree, growUnits } from './organisation.ts'
import type { Employer } from './personnel.ts'

/** A company of the demo group and how it is built. */
export interface DemoCompany extends Company {
  /** Cấp đơn vị of the company's own unit. */
  level: number
  /** Where it works: north, central or south. */
  region: string
  /** Its part of the group's employees, in no unit. */
  share: number
  /** The units below the company's own unit. */
  units: UnitTree
}

/** Gives out ids of the tables that an organisation fills. */
export interface OrganisationIds {
  department: () => number
  position: () => number
}

/** The twelve companies by id. */
export const demoCompanies: readonly DemoCompany[] = Object.entries(companyList.companies)
  .map(([code, company]): DemoCompany => ({ code, ...company }))
  .sort((left, right) => left.id - right.id)

/** The company's own unit, and its employer with all units below. */
export function organise(
  company: DemoCompany,
  ids: OrganisationIds,
): { root: DepartmentRow; employer: Employer } {
  const root: DepartmentRow = {
    company_id: company.id,
    id: ids.department(),
    parent_id: null,
    parent_level: null,
    code: company.code,
    name: company.name,
    short_name: company.short_name,
    level: company.level,
    display_order: 1,
    found_date: FOUND,
  }
  const units = growUnits(company.units, {
    companyId: company.id,
    parentId: root.id,
    parentLevel: root.level,
    codes: new Set([root.code]),
    nextDepartmentId: ids.department,
    nextPositionId: ids.position,
  })
  const nextTimekeepingCode = numbered((number) => String(number).padStart(5, '0'))
  return { root, employer: { companyId: company.id, region: company.region, units, nextTimekeepingCode } }
}
