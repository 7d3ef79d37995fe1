-- What a result of a periodic test has led to, kept with the result: a publication that is withdrawn and made again gives the
-- same certificate, and whoever passes by a correction has a decision of his own where the one of the test is issued.

alter table exam_people
  -- The certificate that his result gave him last, with its number and day.
  add column given_certificate_id bigint,
  add column given_number text,
  add column given_on date,
  -- The decision that raises his grade, drafted after the decision of the test was issued without him.
  add column raising_decision_id bigint,
  add foreign key (company_id, given_certificate_id) references certificates (company_id, id)
    on delete set null (given_certificate_id),
  add foreign key (company_id, raising_decision_id) references decisions (company_id, id)
    on delete set null (raising_decision_id);
create index exam_people_by_given_certificate on exam_people (company_id, given_certificate_id)
  where given_certificate_id is not null;
create index exam_people_by_raising_decision on exam_people (company_id, raising_decision_id)
  where raising_decision_id is not null;

-- What follows of a result is no change of it by anybody: whoever corrects it meanwhile saves as before.
drop trigger stamp_update on exam_people;
create trigger stamp_update before update on exam_people for each row
  when ((old.given_certificate_id, old.given_number, old.given_on, old.raising_decision_id)
    is not distinct from (new.given_certificate_id, new.given_number, new.given_on, new.raising_decision_id))
  execute function stamp_update();

do $$
declare company record;
begin
  for company in select id from companies loop
    perform set_config('app.company_id', company.id::text, true);
    update exam_people person set given_certificate_id = held.certificate_id, given_number = held.number,
      given_on = held.issue_date
    from employee_certificates held
    where person.company_id = company.id and held.company_id = person.company_id and held.exam_person_id = person.id
      and held.revoked_on is null;
  end loop;
  perform set_config('app.company_id', '', true);
end $$;
