import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { defineHomeCard, figuresOrNothing } from '../../../home-card.ts'
import { visibleDepartments } from '../visible-departments.ts'

/** So many units are named; the list of units has them all. */
const mostUnits = 6

interface UnitAgainstPlan {
  name: string
  people: number
  plan: number
}

/**
 * The units whose people differ most from 'Định biên': too many first, then too few. Counted are those at work who hold any
 * position in the unit or below it, each once, as in the list of units.
 */
export const againstPlanCard = defineHomeCard({
  key: 'against_plan',
  title: 'So với định biên',
  permission: 'report_access',
  needs: ['employee_access'],
  link: '/don-vi',
  emptyText: 'Số người của các đơn vị khớp với định biên, hoặc chưa đơn vị nào có định biên.',
  read: async (context) => {
    // Names order only those that differ as much: to fold the names of all units is most of the work.
    const rows = await context.prepared(sql<UnitAgainstPlan>`
      select name, people, plan from (
        select departments.id, departments.name, coalesce(kept.employees, 0)::integer as people, headcount_plan as plan
        from departments
        left join department_counts kept on kept.company_id = departments.company_id and kept.department_id = departments.id
        where ${context.inThisCompany('departments')} and ${visibleRows(context, visibleDepartments)}
          and departments.is_active and headcount_plan <> coalesce(kept.employees, 0)
        order by headcount_plan > coalesce(kept.employees, 0), abs(headcount_plan - coalesce(kept.employees, 0)) desc
        fetch first ${sql.lit(mostUnits)} rows with ties
      ) furthest
      order by plan > people, abs(plan - people) desc, vn_fold(name), id
      limit ${mostUnits}`)
    return figuresOrNothing(
      [],
      rows.map((unit) => ({ text: unit.name, note: noteOf(unit), link: null })),
    )
  },
})

/** '52/50 người, vượt 2'. */
function noteOf({ people, plan }: UnitAgainstPlan): string {
  const difference = people > plan ? `vượt ${people - plan}` : `còn thiếu ${plan - people}`
  return `${people}/${plan} người, ${difference}`
}
