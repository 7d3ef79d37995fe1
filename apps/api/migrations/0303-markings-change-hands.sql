-- What somebody marks is handed over with the rest of what he looks after.
grant update (employee_id) on quiz_exam_markers to :app_role;
