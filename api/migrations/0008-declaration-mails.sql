-- What was sent about a declaration is read on its sheet, and forgotten with its person.
create index mail_outbox_declaration on mail_outbox ((payload ->> 'declarationId'));
