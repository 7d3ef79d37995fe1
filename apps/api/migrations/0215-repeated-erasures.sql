-- An older backup brings back who was erased since: the erase list erases him again, and who proposed and confirmed it is
-- told by no backup.

alter table erasures
  alter column proposed_by drop not null,
  -- When a restored backup was made to forget once more.
  add column repeated_at timestamptz,
  drop constraint erasures_settled,
  add constraint erasures_settled check ((state = 'proposed') = (settled_at is null) and (settled_by is null or settled_at is not null)
    and (state = 'done') = (counts is not null) and (counts is null) = (files is null)),
  add constraint erasures_by_two check (repeated_at is not null and state = 'done'
    or proposed_by is not null and (settled_at is null) = (settled_by is null));
comment on column erasures.repeated_at is 'Erased again by the erase list after an older backup was restored; the two people are known to the list of that time alone.';
