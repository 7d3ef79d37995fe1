-- Báo cáo tình hình sử dụng lao động (mẫu 01/PLI, Nghị định 145/2020/NĐ-CP): what no other table holds of it.

alter table positions add column labour_group text check (labour_group in ('manager', 'high', 'middle', 'other'));
comment on column positions.labour_group is
  'The group of form 01/PLI that HR chose for the position; null lets level and education decide.';

alter table company_profiles add column labour_office text check (length(labour_office) between 1 and 200);
comment on column company_profiles.labour_office is 'The office that the company''s reports on its labour go to.';
