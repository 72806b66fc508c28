-- Mails to send, written in the transaction of what they tell; sent at least once, always with the same Message-ID.
create table mail_outbox (
  message_id text primary key,
  composer text not null,
  recipient text not null,
  payload json not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  last_error text
);

create index mail_outbox_due on mail_outbox (next_attempt_at) where sent_at is null;
