-- Few mails hold what an agent typed, and an erasure looks in all of those (features/declaration/storage/find-texts-that-name.ts).
create index mail_outbox_typed on mail_outbox (message_id) where payload ->> 'message' is not null;
