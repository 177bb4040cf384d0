-- Passing on: triggers, grants.

create trigger keep_ticket_token before insert on public.tickets
for each row when (new.transferred_from is not null) execute function private.keep_ticket_token();

grant execute on function public.change_ticket(text, text, text, jsonb), public.get_ticket(text) to service_role;
grant execute on function public.change_order_ticket(uuid, text, jsonb) to authenticated, service_role;
