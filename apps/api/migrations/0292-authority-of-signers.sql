-- Whether a company asks whoever signs its contracts for the number of his authority, and who signs without one by law.

create table contract_settings (
  company_id integer not null references companies,
  -- Whether a contract is warned of whose signer has no number of an authority and does not represent the company by law.
  needs_authority_no boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id)
);
create trigger stamp_update before update on contract_settings for each row execute function stamp_update();
call raise_company_wall('contract_settings');
grant select, insert, update on contract_settings to :app_role;
comment on table contract_settings is 'How a company issues its contracts; one without a row has them as shipped.';

alter table signers add column is_legal_representative boolean not null default false;
comment on column signers.is_legal_representative is 'Whether he represents the company by law, and so signs contracts without an authority (khoản 3 Điều 18 Bộ luật Lao động).';
