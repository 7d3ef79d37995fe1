-- A round is never edited: it is closed or called off, each once and held meanwhile, so that no save of it can be stale.

drop trigger stamp_update on profile_rounds;
alter table profile_rounds drop column version, drop column updated_at;
