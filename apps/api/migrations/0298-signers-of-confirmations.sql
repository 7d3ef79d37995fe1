-- Confirmations and letters of introduction are signed by somebody of the list of signers, as contracts and decisions are.
alter table signers drop constraint signers_kinds;
alter table signers add constraint signers_kinds check (paper_kinds <@ array[
  'labour_contract', 'probation_contract', 'training_contract', 'appendix', 'decision', 'confirmation']);

comment on column confirmation_requests.paper is 'What the issued paper says and who signs it, with the facts of its day; printed from here however the file changes. May name pay and the number of the identity card.';
