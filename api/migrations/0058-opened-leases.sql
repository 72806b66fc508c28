-- The next declaration is leased as it is given, and its sheet opened after: an answer that was lost opens none, and the same one is given
-- again. True of what processes of the version before lease, which they do not say.
alter table declaration_lease add column is_opened boolean not null default true;
