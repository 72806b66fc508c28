-- Rare acts are found without the whole log.
create index access_log_action on access_log (action, at);
