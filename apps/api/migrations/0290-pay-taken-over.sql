-- The draft of a renewal takes over what the contract before it pays. As long as it says so it is open to who may see pay alone.
alter table contracts add column taken_over_pay text[] not null default '{}'
  check (taken_over_pay <@ array['salary_level', 'salary', 'allowances']);
comment on column contracts.taken_over_pay is 'Of a draft the fields of pay that still say what the contract before it pays.';

alter table contracts no force row level security;
alter table appendices no force row level security;
alter table contracts disable trigger stamp_update;
update contracts draft set taken_over_pay = array_remove(array[
    case when draft.salary_level = renewed.salary_level then 'salary_level' end,
    case when draft.salary = renewed.salary or exists (
      select from appendices where appendices.company_id = renewed.company_id and appendices.contract_id = renewed.id
        and appendices.salary = draft.salary) then 'salary' end,
    case when draft.allowances = renewed.allowances then 'allowances' end], null)
from contracts renewed
where renewed.company_id = draft.company_id and renewed.id = draft.renewed_from_id and draft.state = 'draft';
alter table contracts enable trigger stamp_update;
alter table contracts force row level security;
alter table appendices force row level security;
