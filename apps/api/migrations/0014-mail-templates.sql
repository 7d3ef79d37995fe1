-- What a company writes in the mails of the product where it does not keep to what is shipped. A row stands for a
-- changed template only, so that whoever keeps ours gets its later corrections.

create table mail_templates (
  company_id integer not null references companies,
  name text not null check (name ~ '^[a-z][a-z-]{1,39}$'),
  subject text not null check (subject !~ '[\r\n]' and length(subject) between 1 and 300),
  -- Cleaned when it was saved, and once more whenever it is filled in.
  body text not null check (length(body) between 1 and 20000),
  -- The shipped words are version 1.
  version integer not null default 2,
  updated_at timestamptz not null default now(),
  primary key (company_id, name)
);
create trigger stamp_update before update on mail_templates for each row execute function stamp_update();
call raise_company_wall('mail_templates');
grant select, insert, update, delete on mail_templates to :app_role;
