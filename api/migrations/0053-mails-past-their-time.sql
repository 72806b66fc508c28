-- Mails are forgotten by when they left or, of those that never did, by when they were written; these are counted at each measure too.
create index mail_outbox_age on mail_outbox (sent_at, created_at);
