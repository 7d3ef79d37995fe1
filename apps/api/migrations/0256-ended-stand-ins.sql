-- The end of a stand-in is told once, and telling what is due to be erased leaves the version of its setting alone.

alter table stand_ins add column end_told_at timestamptz;
comment on column stand_ins.end_told_at is 'When both were told that it is over; null as long as it is not, or the next morning tells them.';

-- What was over before this came is told to nobody any more.
alter table stand_ins no force row level security;
update stand_ins set end_told_at = now() where to_date < current_date;
alter table stand_ins force row level security;
create index stand_ins_to_tell on stand_ins (company_id, to_date) where end_told_at is null;

-- The month is the product's own note beside the setting: nobody's saving waits for it.
drop trigger stamp_update on erasure_settings;
create trigger stamp_update before update on erasure_settings for each row
  when (old.told_month is not distinct from new.told_month) execute function stamp_update();
