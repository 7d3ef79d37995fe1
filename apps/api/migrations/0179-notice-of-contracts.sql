-- Why no notice was needed when a contract was ended, and whether its post wants a longer one.
alter table contracts
  add column notice_exemption text check (notice_exemption in ('work_not_as_agreed', 'pay_not_on_time', 'ill_treated',
    'harassed', 'pregnant', 'retired', 'misled', 'not_back', 'absent_five_days')),
  add column is_special_job boolean not null default false;
comment on column contracts.is_special_job is 'A post of Điều 7 Nghị định 145/2020/NĐ-CP, said when the contract is ended.';
