-- Ledger: triggers, policies, grants.

create trigger keep_for_ever before update or delete on public.ledger_entries
for each row execute function private.refuse_change();
create trigger book_sale after insert or update of completed_at on public.orders
for each row when (new.completed_at is not null and new.total_minor > 0) execute function private.book_sale();

create policy "members see the ledger" on public.ledger_entries
for select to authenticated using (
  account_id in (select private.my_accounts('money.read'))
  or event_id in (select private.my_events('money.read')));

grant select on public.ledger_entries to authenticated;
grant select, insert on public.ledger_entries to service_role;

grant execute on function public.get_ticket_overview() to authenticated, service_role;
