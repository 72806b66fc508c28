-- When its turn came nothing was left to say in it, or nobody to say it to: `sent_at` is then when it was dropped, and nothing was sent.
alter table mail_outbox add column is_dropped boolean not null default false;
