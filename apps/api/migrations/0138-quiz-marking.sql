-- Written answers are marked by people: who marks for an exam, and what each answer was given.

alter table quiz_exam_cells drop constraint quiz_exam_cells_kind_check;
alter table quiz_exam_cells add constraint quiz_exam_cells_kind_check
  check (kind in ('single', 'multiple', 'true_false', 'statements', 'fill', 'essay'));

-- Handed in: written answers wait for their marks, and there is no score yet.
alter table quiz_attempts drop constraint quiz_attempts_state_check;
alter table quiz_attempts add constraint quiz_attempts_state_check
  check (state in ('running', 'handed_in', 'marked', 'cancelled'));
alter table quiz_attempts add constraint quiz_attempts_unscored check (state <> 'handed_in'
  or num_nulls(finished_at, ended_by, answered, receipt, max_points) = 0 and num_nonnulls(points, score, passed) = 0);

-- A written answer is one text of this length; a choice is far shorter.
alter table quiz_answers add constraint quiz_answers_length check (length(array_to_string(value, '')) <= 10000);

create table quiz_exam_markers (
  company_id integer not null references companies,
  exam_id bigint not null,
  employee_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (company_id, exam_id, employee_id),
  foreign key (company_id, exam_id) references quiz_exams (company_id, id) on delete cascade,
  foreign key (company_id, employee_id) references employees (company_id, id)
);
create index quiz_exam_markers_by_employee on quiz_exam_markers (company_id, employee_id);
call raise_company_wall('quiz_exam_markers');
grant select, insert, delete on quiz_exam_markers to :app_role;

create table quiz_answer_marks (
  company_id integer not null references companies,
  -- Drawn by lot: neither the number nor the order by it tells a marker whose answer it is.
  id bigint not null default 1 + floor(random() * 9007199254740990)::bigint,
  attempt_id bigint not null,
  slot integer not null,
  -- A second and a third marker mark rounds of their own.
  round integer not null default 1 check (round between 1 and 3),
  exam_id bigint not null,
  question_version_id bigint not null,
  points numeric(5, 2) not null,
  -- Who marked it; null as long as it waits.
  marker_id bigint,
  earned numeric(5, 2) check (earned between 0 and points and earned * 4 = trunc(earned * 4)),
  remark text check (length(remark) between 1 and 1000),
  -- Why a mark was changed after the paper had its score.
  change_reason text check (length(change_reason) between 1 and 500),
  marked_at timestamptz,
  version integer not null default 1,
  primary key (company_id, id),
  unique (company_id, attempt_id, slot, round),
  foreign key (company_id, attempt_id) references quiz_attempts (company_id, id),
  foreign key (company_id, exam_id) references quiz_exams (company_id, id),
  foreign key (company_id, question_version_id) references quiz_question_versions (company_id, id),
  foreign key (company_id, marker_id) references employees (company_id, id),
  constraint quiz_answer_marks_marked check (num_nulls(earned, marker_id, marked_at) in (0, 3))
);
create index quiz_answer_marks_by_question on quiz_answer_marks (company_id, exam_id, question_version_id, id);
create index quiz_answer_marks_by_version on quiz_answer_marks (company_id, question_version_id);
create index quiz_answer_marks_by_marker on quiz_answer_marks (company_id, marker_id);
call raise_company_wall('quiz_answer_marks');
grant select, insert, update on quiz_answer_marks to :app_role;
