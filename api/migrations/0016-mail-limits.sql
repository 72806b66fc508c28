-- Too many mails were asked for to the declarant's address, or from one network: this one was declared without any.
alter table declaration add column confirmation_withheld boolean not null default false;
