-- A decision that appoints somebody may make him the head of his unit; what was so before is kept, so that taking the
-- decision back can set it right.
alter table decision_people
  add column heads_unit boolean,
  add column headed_unit_id bigint,
  add column replaced_head_id bigint,
  add column replaced_decision_no text check (length(replaced_decision_no) <= 50),
  add constraint decision_people_headed_unit foreign key (company_id, headed_unit_id)
    references departments (company_id, id) on delete set null (headed_unit_id),
  add constraint decision_people_replaced_head foreign key (company_id, replaced_head_id)
    references employees (company_id, id) on delete set null (replaced_head_id);
create index decision_people_by_headed_unit on decision_people (company_id, headed_unit_id)
  where headed_unit_id is not null;
create index decision_people_by_replaced_head on decision_people (company_id, replaced_head_id)
  where replaced_head_id is not null;
comment on column decision_people.headed_unit_id is 'The unit whose head he has become by it; null until its day, and where he was the head already.';
comment on column decision_people.replaced_decision_no is 'The decision by which the unit was as it was before.';
