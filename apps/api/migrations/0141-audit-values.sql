-- What a line of the trail changed, old and new. The lines are sealed and stay; values tell of people and must be able to
-- go, with the person or when their time is over. So they stand beside the lines, each under a hash in its line: while they
-- are there they can be checked, and once they are gone the random salt is too, so that nobody guesses them from the hash.

alter table audit_trail add column values_hash bytea check (length(values_hash) = 32);
comment on column audit_trail.values_hash is 'What hash_of_values gave for the values beside this line; null for a line without any.';
comment on table audit_trail is 'Append-only: the server may add and read, never change or remove. Field names; values stand in audit_values.';

create table audit_values (
  company_id integer not null references companies,
  line_id bigint not null,
  at timestamptz not null default now(),
  resource text not null,
  record_id bigint,
  record_name text,
  changes jsonb not null default '{}',
  salt uuid not null,
  primary key (company_id, line_id),
  foreign key (company_id, line_id) references audit_trail (company_id, id)
);
create index audit_values_by_record on audit_values (company_id, resource, record_id, at desc);
create index audit_values_by_time on audit_values (company_id, at);
create index audit_values_by_name on audit_values (company_id, resource) where record_name is not null;
call raise_company_wall('audit_values');
grant select, insert, delete on audit_values to :app_role;
comment on table audit_values is 'Values beside lines of the trail: added, read and forgotten by the server, never changed.';
comment on column audit_values.record_name is 'What a record was called when it was deleted; never the name of a person.';
comment on column audit_values.changes is 'By field [old, new], as JSON keeps them.';

create function hash_of_values(p_salt uuid, p_record_name text, p_changes jsonb) returns bytea
  language sql immutable as $$
  select sha256(convert_to(jsonb_build_array(p_salt, p_record_name, p_changes)::text, 'UTF8'))
$$;

-- A line without values reads as it did before there were any, so that the seals that are there hold.
create or replace function hash_of_trail(
  p_from timestamptz, p_until timestamptz, p_previous bytea, out total bigint, out hash bytea
) language sql stable as $$
  select count(*), sha256(p_previous || convert_to(coalesce(string_agg(
    (jsonb_build_array(id, extract(epoch from at), user_id, operation, resource, record_id, result,
      to_jsonb(changed_fields), detail, request_id)
      || case when values_hash is null then '[]'::jsonb else jsonb_build_array(encode(values_hash, 'hex')) end)::text,
    E'\n' order by at, id), ''), 'UTF8'))
  from audit_trail
  where company_id = app_company_id() and at >= p_from and at < p_until
$$;

-- A line and the history of an employee's file that one transaction wrote carry the same moment.
create index employee_history_by_time on employee_history (company_id, at);
