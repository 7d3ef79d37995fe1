import { ask, type Product } from './product.ts'

/** One list that is measured. */
export interface Case {
  name: string
  path: string
}

type Department = { id: number; level: number; employee_total: number; children?: Department[] }

/** The lists that HR staff ask for most, over one company. */
export async function employeeCases(product: Product): Promise<{ total: number; cases: Case[] }> {
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

function employees(query: { page?: number; search?: unknown; filter?: unknown }): string {
  const parameters = new URLSearchParams({ pagination: 'true', size: '30' })
  if (query.page) parameters.set('page', String(query.page))
  if (query.search) parameters.set('search', JSON.stringify(query.search))
  if (query.filter) parameters.set('filter', JSON.stringify(query.filter))
  return `/api/employees?${parameters.toString()}`
}

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
