-- One form for one act of one person (khoản 2 Điều 122 BLLĐ), which until now only the server kept. Records of before that stand
-- twice stay, each told apart from the first by its number; nobody writes this number any more, so there are no new ones.
alter table rewards_disciplines
  add column same_act integer not null default 0 check (same_act >= 0);
comment on column rewards_disciplines.same_act is 'How many records of the same act came before this one was refused; 0 but for what was written before the index.';

alter table rewards_disciplines no force row level security;
alter table rewards_disciplines disable trigger stamp_update;
update rewards_disciplines kept set same_act = twice.place - 1
from (
  select company_id, id, row_number() over (
    partition by company_id, employee_ids[1], violation_date, coalesce(clause, '') order by id) as place
  from rewards_disciplines where type = 'discipline' and state not in ('dropped', 'revoked')) twice
where twice.company_id = kept.company_id and twice.id = kept.id and twice.place > 1;
alter table rewards_disciplines enable trigger stamp_update;
alter table rewards_disciplines force row level security;

create unique index rewards_disciplines_one_form_for_an_act
  on rewards_disciplines (company_id, (employee_ids[1]), violation_date, (coalesce(clause, '')), same_act)
  where type = 'discipline' and state not in ('dropped', 'revoked');
