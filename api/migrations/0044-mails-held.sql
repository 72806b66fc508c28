-- After a backup was restored, what waited in it may have left since: it waits for a supervisor.
alter table mail_outbox
  drop constraint mail_outbox_given_up_check,
  add constraint mail_outbox_given_up_check check (given_up in ('refused', 'dead', 'held'));
