-- A control ends without a payment in other ways than a refusal, and a supervisor takes one up again. The rows that stand
-- satisfied narrower checks: `not valid`, as nothing of them has to be read again.
alter table declaration
  drop constraint declaration_status_check,
  add constraint declaration_status_check check (status in (
    'draft', 'submitted', 'validated', 'refused', 'paid', 'cancelled', 'abandoned', 're-exported', 'seized'
  )) not valid,
  -- « reason is null or status = 'refused' ».
  drop constraint declaration_check3,
  add constraint declaration_reason_check check (
    reason is null or status in ('refused', 'abandoned', 're-exported', 'seized')
  ) not valid;

alter table declaration_history
  drop constraint declaration_history_action_check,
  add constraint declaration_history_action_check check (action in (
    'created', 'replaced', 'status-changed', 'reopened', 'corrected', 'anonymised'
  )) not valid;
