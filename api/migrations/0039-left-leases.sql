-- Who leaves a declaration undecided gives it to their colleagues at once; they themselves are not sent back to it while the lease lasts.
alter table declaration_lease add column is_left boolean not null default false;
