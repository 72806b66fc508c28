drop index declaration_to_word;
-- With what nobody assessed yet, what is said in words until it is paid: bounds of amounts take it away from the cells of nothing.
drop index declaration_unknown_amount;
create index declaration_unknown_amount on declaration (created_at)
include (status, mean_of_transport, office_id)
where total_cents = 0 and (total_is_minimum or total_in_words and status <> 'paid');
