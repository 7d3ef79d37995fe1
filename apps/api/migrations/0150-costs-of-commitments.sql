-- What a promise to stay after a course may ask back, and what it may not: training on safety is the employer's own duty, and
-- travel and living count only abroad (Điều 62 of the Labour Code).

alter table trainings
  add column is_safety_duty boolean not null default false,
  add column is_abroad boolean not null default false;
alter table trainings add constraint trainings_safety_duty check (not (is_safety_duty and commit_required));
