import type { Schemas } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { defineHomeCard } from '../../../home-card.ts'
import { targetName } from './held-needs.ts'
import { visibleNeeds } from './visible-needs.ts'

type Counted = Omit<Schemas['NeededTraining'], 'needs'>

/** Certificates that end or are missing and that nobody has done anything about, on the first page of who trains. */
export const neededTrainingCard = defineHomeCard({
  key: 'needed_training',
  title: 'Chứng chỉ sắp hết hạn',
  permission: 'training_edit',
  link: '/dao-tao/ke-hoach?view=nhu-cau',
  emptyText: 'Không có chứng chỉ nào cần gia hạn.',
  read: async (context) => {
    const mine = sql`${context.inThisCompany('training_needs')} and ${visibleRows(context, visibleNeeds)}
      and training_needs.state = 'new' and training_needs.source in ('expiring', 'missing')`
    const count = (which: RawBuilder<unknown>) =>
      sql`(select count(*)::int from training_needs where ${mine} and ${which})`
    // Each from an index of its own: thousands may miss one.
    const [counted] = await context.prepared(sql<Pick<Counted, 'missing' | 'expired'> & { expiring: number }>`
      select ${count(sql`source = 'missing'`)} as missing, ${count(sql`source = 'expiring'`)} as expiring,
        ${count(sql`source = 'expiring' and due_date < current_date`)} as expired`)
    if (counted === undefined || counted.missing + counted.expiring === 0) return undefined
    const { missing, expiring, expired } = counted
    const needs = await context.prepared(sql<Schemas['NeededCertificate']>`
      select training_needs.id, person.full_name, ${targetName} as target_name, due_date, due_date - current_date as days_left
      from training_needs
      join employees person on person.company_id = training_needs.company_id and person.id = training_needs.employee_id
      where ${mine} order by due_date, training_needs.id limit 5`)
    return { total: missing + expiring, missing, expired, needs }
  },
})
