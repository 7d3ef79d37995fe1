-- Before a mail is sent again it is asked whether it is a letter to a candidate that is held, and letters that wait in the
-- outbox are told by their mails.
create index email_recipients_by_mail on email_recipients (company_id, mail_id) where mail_id is not null;
