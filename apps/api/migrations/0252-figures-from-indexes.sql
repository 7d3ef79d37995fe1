-- Figures of the first page and of ready lists for a company of 83,000 people.

-- That versions lie apart is checked by a GiST index, which the planner took for a reader's way to somebody's job as often
-- as the primary key, five times as dear. An expression keeps the check and lets no reader's condition meet it.
alter table job_versions drop constraint job_versions_apart;
alter table job_versions add constraint job_versions_apart exclude using gist (
  company_id with =, (employee_id + 0) with =, daterange(valid_from, valid_to) with &&);
alter table pay_levels drop constraint pay_levels_apart;
alter table pay_levels add constraint pay_levels_apart exclude using gist (
  company_id with =, (employee_id + 0) with =, daterange(valid_from, valid_to) with &&);

-- Everybody's contracts one after the other, the last one first, without the rows themselves; and the few drafts.
create index contracts_in_order on contracts (company_id, employee_id, start_date desc, id desc)
  include (state, kind, end_date, ended_date) where state in ('issued', 'ended');
create index contracts_drafted on contracts (company_id, employee_id, start_date) where state = 'draft';

-- Those who work, by what they are asked for.
create index employees_by_nature on employees (company_id, nature_of_work) where active;

create index leavings_cancelled on leavings (company_id, id) where state = 'cancelled';

create index training_needs_unmet on training_needs (company_id, due_date, id) include (source)
  where state = 'new' and source in ('expiring', 'missing');
