-- Drafts that were never sent are looked for by age, and erased.
create index declaration_unsent on declaration (updated_at) where submitted_at is null;
