-- Shown events: those of the account that the caller chose.

create view public.shown_events with (security_invoker = true) as
select e.* from public.events e where e.account_id = (select private.chosen_account());
comment on view public.shown_events is 'The events that the caller may see of the account they chose, for lists; by its id any of theirs is read from events.';
