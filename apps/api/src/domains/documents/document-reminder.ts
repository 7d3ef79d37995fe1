import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ProductContext } from '../../contract/handlers.ts'
import { defineReminder, type ReminderItem } from '../../reminder-kind.ts'
import { isSensitive, ofVisibleType } from './visible-documents.ts'

/** Who of those whom a document is about is at work. */
const atWork = sql`(
  select array_agg(holder.id order by holder.id) from document_employees about
  join employees holder on holder.company_id = about.company_id and holder.id = about.employee_id and holder.active
  where about.company_id = documents.company_id and about.document_id = documents.id)`

/** Whether a document is the reader's own to whom a row `told` told of it, as far as his notice was one of his own. */
function isOwnOfTold(context: Pick<ProductContext, 'inThisCompany'>): RawBuilder<SqlBool> {
  const isAlone = sql`cardinality(documents.employee_ids) = 1`
  const shows = ofVisibleType(context)
  return sql<SqlBool>`(told.employee_id = any(documents.employee_ids)
    and case when ${isSensitive(context)} then ${shows} and ${isAlone} else ${shows} or ${isAlone} end)`
}

/** Whether somebody at work whom a document is about has none of its type that was issued later and ends later, or never. */
const isUnfollowed = sql<SqlBool>`exists (select from document_employees about
  join employees holder on holder.company_id = about.company_id and holder.id = about.employee_id and holder.active
  where about.company_id = documents.company_id and about.document_id = documents.id and not exists (
    select from document_employees named
    join documents later on later.company_id = named.company_id and later.id = named.document_id
    where named.company_id = about.company_id and named.employee_id = about.employee_id
      and later.document_type_id = documents.document_type_id and later.id <> documents.id
      and coalesce(later.issue_date, later.created_at::date)
        > coalesce(documents.issue_date, documents.created_at::date)
      and coalesce(later.expiry_date, 'infinity'::date) > documents.expiry_date))`

/**
 * Whether the document of others that a row `told` of `reminders_told` names still ends on that day, or has ended then: until
 * each of them at work has a later one of its type. Nothing says what follows a document about nobody: it waits until its day.
 */
export function toldDocumentEnds(context: ProductContext): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from documents
    where ${context.inThisCompany('documents')} and documents.id = told.record_id
      and documents.expiry_date = told.due_date and not ${isOwnOfTold(context)}
      and case when cardinality(documents.employee_ids) = 0 then documents.expiry_date >= current_date
        else ${isUnfollowed} end)`
}

/**
 * Documents that end, each from the earliest of its own remind days on, of who is at work. Whom it is about hears of it
 * where its type shows to him. A mail goes out of the product, and not everybody who reads documents sees sensitive ones:
 * of these it says neither whose nor which, and no number stands in it, as it may be that of an identity card.
 */
export const documentReminder = defineReminder({
  kind: 'document',
  title: 'Tài liệu sắp hết hạn',
  permission: 'document_access',
  dueWithin: async (transaction) => {
    const { db, inThisCompany } = transaction
    const isKept = isSensitive(transaction)
    const { rows } = await sql<ReminderItem>`
      select due.id as "recordId", due.expiry_date as "dueDate", due.expiry_date - current_date as "daysLeft",
        due.first_days as "firstDays", main.department_id as "departmentId",
        case when not due.is_kept then holder.id end as "employeeId",
        case when due.shows and (not due.is_kept or due.total = 1) then due.people else '{}' end as "holderIds",
        case when due.is_kept then 'một tài liệu hạn chế người xem'
          when holder.id is not null then holder.full_name || ' (' || holder.nhansu_id || '), ' || due.type_name
          else due.type_name || ': ' || due.summary end as text
      from (
        select documents.company_id, documents.id, documents.expiry_date, documents.summary, kind.name as type_name,
          coalesce(largest_of(documents.remind_days), 0) as first_days, cardinality(documents.employee_ids) as total,
          coalesce(${atWork}, '{}') as people, ${isKept} as is_kept, ${ofVisibleType(transaction)} as shows
        from documents
        join document_types kind on kind.company_id = documents.company_id and kind.id = documents.document_type_id
        where ${inThisCompany('documents')} and documents.expiry_date between current_date and current_date + 365
          and documents.expiry_date <= current_date + coalesce(largest_of(documents.remind_days), 0)) as due
      left join employees holder on holder.company_id = due.company_id and due.total = 1 and holder.id = due.people[1]
      left join employee_positions main on main.company_id = due.company_id and main.employee_id = holder.id
        and main.is_main and main.to_date is null and not due.is_kept
      where due.total = 0 or cardinality(due.people) > 0
      order by due.expiry_date, due.id`.execute(db)
    return rows
  },
})
