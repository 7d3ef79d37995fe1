-- What a contract of training must say besides the record of its course (Điều 62, khoản 2 of the Labour Code): pay while studying,
-- and the duties of both sides, in the words that both agreed on.

alter table training_commitments
  add column training_pay text check (length(training_pay) between 1 and 500),
  add column employer_duties text check (length(employer_duties) between 1 and 2000),
  add column employee_duties text check (length(employee_duties) between 1 and 2000);
