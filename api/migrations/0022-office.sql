-- The office that an agent works for, as they chose it last: one of the list of the installation, kept by its id so that
-- its name may be corrected there. Null until they choose.
alter table agent add column office_id text;
