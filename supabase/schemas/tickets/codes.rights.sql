-- Codes: triggers, policies, grants.

create trigger ask_for_ticket_key after insert on public.ticket_types
for each row execute function private.ask_for_ticket_key();

create policy "members see the keys of their tickets" on public.ticket_keys
for select to authenticated using (
  account_id in (select private.my_accounts('check_in.read'))
  or event_id in (select private.my_events('check_in.read')));

grant select on public.ticket_keys to authenticated;
grant all on public.ticket_keys to service_role;

grant execute on function public.get_ticket_key(uuid) to authenticated, service_role;
grant execute on function public.list_unsigned_tickets(uuid, text),
  public.store_ticket_codes(uuid, text, jsonb) to service_role;
