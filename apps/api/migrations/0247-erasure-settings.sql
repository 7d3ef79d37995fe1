-- Whether leavers are erased by two people, as the company says, and in which month it was last told what is due.

create table erasure_settings (
  company_id integer primary key references companies,
  by_two boolean not null default true,
  told_month date check (told_month = date_trunc('month', told_month)),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger stamp_update before update on erasure_settings for each row execute function stamp_update();
call raise_company_wall('erasure_settings');
grant select, insert, update on erasure_settings to :app_role;
comment on table erasure_settings is 'How a company erases leavers, where it differs from what is shipped, and when it was last told of who is due.';

alter table erasures add column by_two boolean not null default true;
comment on column erasures.by_two is 'What held when it was proposed: a later change of the setting lets nobody confirm his own.';
