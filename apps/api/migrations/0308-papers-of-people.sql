-- A decision that is printed for several of its people, each alone: a run of background work that is begun again makes none twice.
create unique index made_papers_by_run_and_person on made_papers (company_id, run_id, decision_id, employee_ids)
  where run_id is not null and decision_id is not null;
