-- Whoever drafts a decision may type the number that its signed paper has; it is checked and entered when it is issued.
alter table decisions add column typed_number text check (length(typed_number) between 1 and 50),
  add constraint decisions_typed_number check (typed_number is null or state = 'draft');
comment on column decisions.typed_number is 'The number that was typed into a draft: it stands in no book and holds no place until the draft is issued with it.';
