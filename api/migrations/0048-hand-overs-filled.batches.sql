-- What `handedOverAlone` (api) finds between the version that a correction replaced and what it made of it.
update declaration_history entry set handed_over = found.handed_over
from (
  select corrected.declaration_id, corrected.version, counted.handed_over
  from declaration_history corrected
  join declaration_version replaced
    on replaced.declaration_id = corrected.declaration_id and replaced.version = corrected.version - 1
  cross join lateral (
    select replaced.request::jsonb as before, coalesce(
      (
        select request from declaration_version kept
        where kept.declaration_id = corrected.declaration_id and kept.version >= corrected.version
        order by kept.version limit 1
      ),
      (select request from declaration where id = corrected.declaration_id)
    )::jsonb as after
  ) requests
  cross join lateral (
    select count(*) filter (where is_taken and not was_taken) as handed_over,
      bool_and(later.line - 'handedOver' is not distinct from earlier.line - 'handedOver' and (is_taken or not was_taken)) as is_alone
    from jsonb_array_elements(requests.before -> 'shoppingProducts') with ordinality as earlier (line, place)
    full join jsonb_array_elements(requests.after -> 'shoppingProducts') with ordinality as later (line, place) using (place)
    cross join lateral (
      select coalesce((earlier.line ->> 'handedOver')::boolean, false) as was_taken,
        coalesce((later.line ->> 'handedOver')::boolean, false) as is_taken
    ) taken
  ) counted
  where corrected.action = 'corrected' and corrected.handed_over is null and counted.handed_over > 0 and counted.is_alone
    and requests.before - 'shoppingProducts' = requests.after - 'shoppingProducts'
  limit 1000
) found
where entry.declaration_id = found.declaration_id and entry.version = found.version
