update declaration set sort_name = renamed.sort_name
from (
  select id, declaration_sort_name(request ->> 'declarantLastName', request ->> 'declarantFirstName') as sort_name
  from declaration
  where sort_name ~ '[^ -~]'
    and sort_name is distinct from
      declaration_sort_name(request ->> 'declarantLastName', request ->> 'declarantFirstName')
  limit 1000
) renamed
where declaration.id = renamed.id
