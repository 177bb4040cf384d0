-- Ticket types: triggers, policies, grants.

create trigger clean_names before insert or update of name on public.ticket_types
for each row when (new.name ~ '[\u202a-\u202e\u2066-\u2069]') execute function private.turn_nothing('name');
create trigger clean_names before insert or update of label on public.capacity_pools
for each row when (new.label ~ '[\u202a-\u202e\u2066-\u2069]') execute function private.turn_nothing('label');
create trigger keep_ticket_type before insert or update of name, description, price_model, price_minor,
  minimum_minor, group_size, is_add_on, visibility, fee_mode, tax_id, message, quantity,
  sales_start, sales_end, min_per_order, max_per_order, status, position, capacity_pool_id
on public.ticket_types
for each row execute function private.keep_ticket_type();
create trigger fill_account_from_event before insert or update of event_id, account_id
on public.ticket_types
for each row execute function private.fill_account_from_event();
create trigger gate_write before insert or update of name, description, price_model, price_minor,
  minimum_minor, group_size, is_add_on, visibility, fee_mode, tax_id, message, quantity,
  sales_start, sales_end, min_per_order, max_per_order, status, position, capacity_pool_id
on public.ticket_types
for each row execute function private.gate_write('ticket-management');
create trigger audit_row after insert or update of name, price_model, price_minor, minimum_minor, group_size,
  is_add_on, visibility, fee_mode, tax_id, message, quantity, status, sales_start,
  sales_end, min_per_order, max_per_order, capacity_pool_id or delete on public.ticket_types
for each row execute function private.audit_row();
create trigger keep_capacity_pool before update of label, capacity on public.capacity_pools
for each row execute function private.keep_capacity_pool();
create trigger audit_row after insert or delete or update of label, capacity on public.capacity_pools
for each row execute function private.audit_row();
create trigger fill_account_from_event before insert or update of event_id, account_id
on public.capacity_pools
for each row execute function private.fill_account_from_event();
create trigger gate_write before insert or update of label, capacity on public.capacity_pools
for each row execute function private.gate_write('ticket-management');
create trigger gate_activity before update of activity_id on public.ticket_types
for each row when (new.activity_id is distinct from old.activity_id)
execute function private.gate_write('ticket-management');
create trigger audit_activity after update of activity_id on public.ticket_types
for each row when (new.activity_id is distinct from old.activity_id)
execute function private.audit_row();

create policy "members see shared capacity" on public.capacity_pools
for select to authenticated using (
  account_id in (select private.my_accounts('tickets.read'))
  or event_id in (select private.my_events('tickets.read')));
create policy "writers add shared capacity" on public.capacity_pools
for insert to authenticated with check (
  account_id in (select private.my_accounts('tickets.write'))
  or event_id in (select private.my_events('tickets.write')));
create policy "writers change shared capacity" on public.capacity_pools
for update to authenticated
using (
  account_id in (select private.my_accounts('tickets.write'))
  or event_id in (select private.my_events('tickets.write')))
with check (
  account_id in (select private.my_accounts('tickets.write'))
  or event_id in (select private.my_events('tickets.write')));
create policy "writers remove shared capacity" on public.capacity_pools
for delete to authenticated using (
  account_id in (select private.my_accounts('tickets.write'))
  or event_id in (select private.my_events('tickets.write')));
create policy "members see ticket types" on public.ticket_types
for select to authenticated using (
  account_id in (select private.my_accounts('tickets.read'))
  or event_id in (select private.my_events('tickets.read')));
create policy "writers add ticket types" on public.ticket_types
for insert to authenticated with check (
  account_id in (select private.my_accounts('tickets.write'))
  or event_id in (select private.my_events('tickets.write')));
create policy "writers change ticket types" on public.ticket_types
for update to authenticated
using (
  account_id in (select private.my_accounts('tickets.write'))
  or event_id in (select private.my_events('tickets.write')))
with check (
  account_id in (select private.my_accounts('tickets.write'))
  or event_id in (select private.my_events('tickets.write')));
create policy "writers remove unsold ticket types" on public.ticket_types
for delete to authenticated using (
  account_id in (select private.my_accounts('tickets.write'))
  or event_id in (select private.my_events('tickets.write')));

grant select, delete on public.capacity_pools, public.ticket_types to authenticated;
grant insert (id, account_id, event_id, label, capacity), update (label, capacity)
  on public.capacity_pools to authenticated;
grant insert (id, account_id, event_id, capacity_pool_id, name, description, price_model, price_minor,
  minimum_minor, group_size, is_add_on, visibility, fee_mode, tax_id, message, quantity,
  sales_start, sales_end, min_per_order, max_per_order, status, position),
  update (capacity_pool_id, name, description, price_model, price_minor,
  minimum_minor, group_size, is_add_on, visibility, fee_mode, tax_id, message, quantity,
  sales_start, sales_end, min_per_order, max_per_order, status, position)
  on public.ticket_types to authenticated;
grant all on public.capacity_pools, public.ticket_types to service_role;
grant insert (attendance, online_url), update (attendance, online_url) on public.ticket_types to authenticated;
grant insert (activity_id), update (activity_id) on public.ticket_types to authenticated;
