-- Writes the lists of an agent instead of those that were there. One after another: each statement of a function sees what was
-- written while it waited, where one statement for all would leave some of two writers' lists beside one another.
create function keep_list_views(agent text, views json) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('agent_list_view ' || agent, 0));
  delete from agent_list_view where agent_id = agent;
  insert into agent_list_view (agent_id, position, name, query)
  select agent, position, name, query
  from json_to_recordset(views) as given (position smallint, name text, query text);
end
$$;
