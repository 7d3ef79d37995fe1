-- What follows of a passed periodic test: a certificate held, and the draft of the decision that raises a grade.

alter table exams
  -- The certificate of the catalogue that whoever passes is given; none: the test gives none.
  add column certificate_id bigint,
  add column drafts_decision boolean not null default false,
  -- The decision that its publication drafted.
  add column decision_id bigint,
  add foreign key (company_id, certificate_id) references certificates (company_id, id),
  add foreign key (company_id, decision_id) references decisions (company_id, id) on delete set null (decision_id),
  -- Safety is certified, and a grade is decided on; no other test does.
  add constraint exams_certificate check (kind = 'safety' or certificate_id is null),
  add constraint exams_decision check (kind = 'grade' or not drafts_decision);
create index exams_by_certificate on exams (company_id, certificate_id) where certificate_id is not null;
create index exams_by_decision on exams (company_id, decision_id) where decision_id is not null;
comment on column exams.drafts_decision is 'Whether publishing drafts the decision that raises the grade of whoever passed; it is issued as any other.';

alter table employee_certificates
  -- Whose result of a periodic test it was given for.
  add column exam_person_id bigint,
  add foreign key (company_id, exam_person_id) references exam_people (company_id, id),
  add constraint employee_certificates_given_once check (num_nonnulls(training_employee_id, exam_person_id) <= 1);
create unique index employee_certificates_of_test on employee_certificates (company_id, exam_person_id)
  where revoked_on is null and exam_person_id is not null;
create index employee_certificates_by_exam_person on employee_certificates (company_id, exam_person_id)
  where exam_person_id is not null;
