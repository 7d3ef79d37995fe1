import jobList from '../../seeds/jobs.json' with { type: 'json' }
import unitList from '../../seeds/units.json' with { type: 'json' }
import { withoutMarks } from '../without-marks.ts'
import { leadersOf, restOfName, type UnitKind, unitKindOf } from './unit-kinds.ts'

/** Units by name, each with the units below it. */
export interface UnitTree {
  [name: string]: UnitTree
}

/** A row of `departments`. */
export interface DepartmentRow {
  company_id: number
  id: number
  parent_id: number | null
  /** Cấp đơn vị of the parent. */
  parent_level: number | null
  code: string
  name: string
  short_name: string | null
  level: number
  display_order: number
  /** yyyy-mm-dd */
  found_date: string
}

/** A row of `positions`. */
export interface PositionRow {
  company_id: number
  id: number
  department_id: number
  code: string
  name: string
  position_level: number
  nature_of_work: number
}

/** Units and positions as they are stored. */
export interface OrganisationRows {
  departments: DepartmentRow[]
  positions: PositionRow[]
}

/** A position with what is known of those who hold it. */
export interface Post extends PositionRow {
  /** Men in a hundred. */
  men: number
}

/** A unit that people work in. */
export interface Unit {
  department: DepartmentRow
  kind: UnitKind
  hasUnitsBelow: boolean
  /** The head first, then the deputy. */
  leaders: Post[]
  staff: Post[]
}

/** Where the new units hang and what is taken already. */
export interface Ground {
  companyId: number
  parentId: number
  /** Cấp đơn vị of that one. */
  parentLevel: number
  /** Codes of departments that the company has; the new ones are added. */
  codes: Set<string>
  nextDepartmentId: () => number
  nextPositionId: () => number
}

const MEN_AMONG_LEADERS = 78
const OFFICE_WORK = 1
/** Units are older than anybody's position in them. */
export const FOUND = '1995-06-01'

const jobs = new Map(Object.entries(jobList.jobs))
const jobsOfUnits = new Map(Object.entries(unitList.units))

/** All units of the tree, each after the one above it, with the positions in them. */
export function growUnits(tree: UnitTree, ground: Ground): Unit[] {
  return Object.entries(tree).flatMap(([name, below], index) => {
    const unit = makeUnit(name, index + 1, Object.keys(below).length > 0, ground)
    return [
      unit,
      ...growUnits(below, { ...ground, parentId: unit.department.id, parentLevel: unit.department.level }),
    ]
  })
}

/** The rows of these units. */
export function rowsOf(units: readonly Unit[]): OrganisationRows {
  return {
    departments: units.map(({ department }) => department),
    positions: units.flatMap(({ leaders, staff }) => [...leaders, ...staff]),
  }
}

/** The next free code for a unit of this name: its initials, 'Đội Bảo vệ' is DBV, the second one DBV-2. */
function freeCode(name: string, codes: Set<string>): string {
  const initials = withoutMarks(name)
    .toUpperCase()
    .replaceAll(/([A-Z]|\d+)[A-Z]*\s*/g, '$1')
  for (let number = 1; ; number += 1) {
    const code = number === 1 ? initials : `${initials}-${number}`
    if (codes.has(code)) continue
    codes.add(code)
    return code
  }
}

function makeUnit(name: string, order: number, hasUnitsBelow: boolean, ground: Ground): Unit {
  const kind = unitKindOf(name)
  const department: DepartmentRow = {
    company_id: ground.companyId,
    id: ground.nextDepartmentId(),
    parent_id: ground.parentId,
    parent_level: ground.parentLevel,
    code: freeCode(name, ground.codes),
    name,
    short_name: `${kind.short} ${restOfName(name)}`,
    level: kind.level,
    display_order: order,
    found_date: FOUND,
  }
  const staffJobs = staffJobsOf(name)
  const leaderWork = kind.level < 5 ? OFFICE_WORK : (staffJobs[0]?.nature_of_work ?? OFFICE_WORK)
  const leaderJobs = leadersOf(name).map(([title, positionLevel]) => ({
    title,
    positionLevel,
    nature_of_work: leaderWork,
    men: MEN_AMONG_LEADERS,
  }))
  const posts = [...leaderJobs, ...staffJobs].map(({ title, positionLevel, ...rest }, index): Post => ({
    company_id: ground.companyId,
    id: ground.nextPositionId(),
    department_id: department.id,
    code: `${department.code}-${String(index + 1).padStart(2, '0')}`,
    name: title,
    position_level: positionLevel,
    ...rest,
  }))
  return {
    department,
    kind,
    hasUnitsBelow,
    leaders: posts.slice(0, leaderJobs.length),
    staff: posts.slice(leaderJobs.length),
  }
}

function staffJobsOf(unitName: string) {
  // 'Phòng Khai thác khu vực 7' has the jobs of 'Phòng Khai thác khu vực'.
  const titles = jobsOfUnits.get(unitName) ?? jobsOfUnits.get(unitName.replace(/ \d+$/, '')) ?? []
  return titles.map((title) => {
    const [positionLevel, natureOfWork, men] = jobs.get(title) ?? []
    if (positionLevel === undefined || natureOfWork === undefined || men === undefined) {
      throw new Error(`seeds/jobs.json does not know the job '${title}'`)
    }
    return { title, positionLevel, nature_of_work: natureOfWork, men }
  })
}
