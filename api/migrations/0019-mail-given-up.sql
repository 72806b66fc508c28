alter table mail_outbox
  -- Why nobody tries any more: the server of the address said never, or it was tried too often. A supervisor may have it tried again.
  add column given_up text check (given_up in ('refused', 'dead')),
  add column given_up_at timestamptz,
  -- Somebody waits for these, before a page that asks for their link.
  add column is_awaited boolean not null generated always as (composer in ('account-validation', 'password-reset')) stored,
  add constraint mail_outbox_given_up check ((given_up is null) = (given_up_at is null));

drop index mail_outbox_due;
create index mail_outbox_due on mail_outbox (is_awaited desc, next_attempt_at) where sent_at is null and given_up is null;
create index mail_outbox_given_up on mail_outbox (given_up_at) where given_up is not null;
