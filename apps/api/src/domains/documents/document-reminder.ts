import { sql } from 'kysely'
import { defineReminder, type ReminderItem } from '../../reminder-kind.ts'
import { isSensitive, ofVisibleType } from './visible-documents.ts'

/** Who of those whom a document is about is at work. */
const atWork = sql`(
  select array_agg(holder.id order by holder.id) from document_employees about
  join employees holder on holder.company_id = about.company_id and holder.id = about.employee_id and holder.active
  where about.company_id = documents.company_id and about.document_id = documents.id)`

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
