-- A decision that takes effect for one of its people later than for the others.

alter table decision_people add column effective_date date;
comment on column decision_people.effective_date is
  'From when the decision holds for this person, on its own day or later; null for the day of the decision.';
