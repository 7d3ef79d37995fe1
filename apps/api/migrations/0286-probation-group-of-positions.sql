-- Điều 25 Bộ luật Lao động 2019: how long somebody may be on probation goes by the job, so its group stands on the position.

alter table positions add column probation_group text
  check (probation_group in ('manager', 'college', 'intermediate', 'other'));
comment on column positions.probation_group is
  'The group of Điều 25 that the job belongs to; null leaves it to each contract.';
