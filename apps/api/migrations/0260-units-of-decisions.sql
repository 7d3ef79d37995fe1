-- How many people the units had before and after a decision, as reckoned when it was issued: a list of unit, plan, before,
-- after, and how many of its people left and joined. No name stands in it.
alter table decisions add column unit_counts jsonb;
