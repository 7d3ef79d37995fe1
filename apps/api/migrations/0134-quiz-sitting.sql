-- Unsent answers lie in the taker's browser sealed with this: whoever signs in there after him has no key to them.
alter table quiz_attempts add column seal_key text not null
  default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
