import { listPath } from './list-path.ts'
import { ask, type Product } from './product.ts'

/** One call that is measured. */
export interface Case {
  name: string
  path: string
  /** Sent by POST; without it the path is read. */
  body?: object
}

type Department = { id: number; level: number; employee_total: number; children?: Department[] }

/** The company that is measured, and the lists that its HR staff ask for most. */
interface EmployeeCases {
  total: number
  /** A unit with children and about a tenth of the company's people. */
  unit: number
  cases: Case[]
}

/** The lists that HR staff ask for most, over one company. */
export async function employeeCases(product: Product): Promise<EmployeeCases> {
  // Shapes as the contract gives them; the server validates its answers in its own tests.
  const first = (await ask(product, employees({}))) as {
    employees: { nhansu_id: string }[]
    meta: { pagination: { total: number; total_pages: number } }
  }
  const tree = (await ask(product, '/api/departments?recursive=true')) as { departments: Department[] }
  const { total, total_pages: lastPage } = first.meta.pagination
  const code = first.employees[7]?.nhansu_id ?? ''
  const unit = middleUnit(tree.departments, total)
  const inUnit = { department_id: { operator: 'equal', value: unit.id } }
  return {
    total,
    unit: unit.id,
    cases: [
      { name: 'first page', path: employees({}) },
      { name: 'page 500', path: employees({ page: Math.min(500, Math.ceil(lastPage / 2)) }) },
      { name: 'last page', path: employees({ page: lastPage }) },
      { name: 'a code', path: employees({ search: { value: code } }) },
      { name: "'nguyen an'", path: employees({ search: { value: 'nguyen an' } }) },
      { name: "'nguyen van an'", path: employees({ search: { value: 'nguyen van an' } }) },
      { name: "'đào'", path: employees({ search: { value: 'đào' } }) },
      { name: 'unit with all below', path: employees({ filter: inUnit }) },
      {
        name: 'the same, joined 2018–2021',
        path: employees({
          filter: { ...inUnit, join_date: { operator: 'between', from: '2018-01-01', to: '2021-12-31' } },
        }),
      },
      { name: "the same, 'đào'", path: employees({ filter: inUnit, search: { value: 'đào' } }) },
    ],
  }
}

const employees = (query: Parameters<typeof listPath>[1]) => listPath('/api/employees', query)

/** The unit with children whose people are nearest to a tenth of the company. */
function middleUnit(departments: Department[], total: number): Department {
  const all = departments.flatMap(function flat(unit): Department[] {
    return [unit, ...(unit.children ?? []).flatMap(flat)]
  })
  const parents = all.filter((unit) => (unit.children ?? []).length > 0 && unit.employee_total > 0)
  const [nearest] = parents.sort(
    (a, b) => Math.abs(a.employee_total - total / 10) - Math.abs(b.employee_total - total / 10),
  )
  if (!nearest) throw new Error('the company has no unit with people')
  return nearest
}
