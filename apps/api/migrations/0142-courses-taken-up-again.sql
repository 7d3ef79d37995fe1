-- A finished course that is taken up again: until it is finished anew, what it gave is under review.

alter table trainings add column reopened_at timestamptz;
alter table trainings add constraint trainings_reopened check (reopened_at is null or status in ('running', 'cancelled'));
