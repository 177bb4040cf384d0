-- Orders: triggers, policies, grants, what is sent live.

create trigger touch_updated_at before update on public.orders
for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.tickets
for each row execute function private.touch_updated_at();
create trigger tell_of_order after update of completed_at, refunded_minor on public.orders
for each row execute function private.tell_of_order();

create policy "members see orders" on public.orders
for select to authenticated using (
  account_id in (select private.my_accounts('orders.read'))
  or event_id in (select private.my_events('orders.read')));
create policy "members see order items" on public.order_items
for select to authenticated using (
  account_id in (select private.my_accounts('orders.read'))
  or event_id in (select private.my_events('orders.read')));
create policy "members see tickets" on public.tickets
for select to authenticated using (
  account_id in (select private.my_accounts('orders.read'))
  or event_id in (select private.my_events('orders.read')));

grant select on public.orders, public.order_items, public.tickets to authenticated;
grant all on public.orders, public.order_items, public.tickets to service_role;

grant execute on function private.event_has_orders(uuid) to authenticated, service_role;

-- Sent live to those whose policies let them read the row.
alter publication supabase_realtime add table public.orders;
alter publication supabase_realtime add table public.tickets;
