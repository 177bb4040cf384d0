-- Priced orders: triggers.

create trigger keep_figures after update of currency on public.events for each row
when (new.currency <> old.currency) execute function private.keep_figures();
