-- Whether a second person has to issue what one has drafted, and who changed a draft last.

create table decision_settings (
  company_id integer not null references companies,
  -- Whether whoever drafted or last changed a decision leaves issuing it to somebody else.
  needs_other_issuer boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id)
);
create trigger stamp_update before update on decision_settings for each row execute function stamp_update();
call raise_company_wall('decision_settings');
grant select, insert, update on decision_settings to :app_role;
comment on table decision_settings is 'How a company issues its decisions; one without a row has them as shipped.';

alter table decisions add column changed_by bigint;
comment on column decisions.changed_by is 'Who changed the draft last; null while nobody has since it was made.';
