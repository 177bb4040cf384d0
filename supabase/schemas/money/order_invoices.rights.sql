-- Order invoices: triggers, policies, grants.

create trigger keep_for_ever before update or delete on public.order_invoices
for each row execute function private.refuse_change();

create policy "members see invoices" on public.order_invoices
for select to authenticated using (
  account_id in (select private.my_accounts('orders.read'))
  or event_id in (select private.my_events('orders.read')));

grant all on public.order_invoice_counters to service_role;
grant select on public.order_invoices to authenticated;
grant select, insert on public.order_invoices to service_role;

grant execute on function public.mark_order_paid(uuid, text, text), public.cancel_unpaid_order(uuid)
  to authenticated, service_role;
