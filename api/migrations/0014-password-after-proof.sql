-- A password chosen before its address was proved may be a stranger's. Of the accounts that do not work yet, or not any more,
-- it is taken away: the link of a mail lets choose another one.
update local_account l set password_hash = null
from agent a
where a.id = l.agent_id and a.status <> 'active' and l.password_changed_at < coalesce(a.validated_at, 'infinity');
