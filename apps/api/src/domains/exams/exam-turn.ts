import { sql } from 'kysely'
import { defineJob } from '../../jobs/define-job.ts'

/**
 * Begins tests whose day has come and ends those whose last day is over: every night, in every company. What a missed
 * night left is made up for by the next.
 */
export const examTurn = defineJob<Record<string, never>>({
  name: 'exams.day-turn',
  title: 'Chuyển trạng thái đợt kiểm tra đến ngày',
  cron: '10 0 * * *',
  longestMinutes: 10,
  run: (context) =>
    context.inCompany(async ({ db, companyId }) => {
      const { rows } = await sql<{ id: number }>`
        update exams set status = case when to_date < here.today then 'scoring' else 'running' end
        from (select (now() at time zone 'Asia/Ho_Chi_Minh')::date as today) here
        where company_id = ${companyId} and (status = 'scheduled' and from_date <= here.today
          or status = 'running' and to_date < here.today)
        returning id`.execute(db)
      return { moved: rows.length }
    }),
})
