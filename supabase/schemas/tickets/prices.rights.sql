-- Prices: triggers, policies, grants.

create trigger clean_names before insert or update of name on public.ticket_tiers
for each row when (new.name ~ '[\u202a-\u202e\u2066-\u2069]') execute function private.turn_nothing('name');
create trigger clean_names before insert or update of name on public.taxes
for each row when (new.name ~ '[\u202a-\u202e\u2066-\u2069]') execute function private.turn_nothing('name');
create trigger touch_updated_at before update on public.taxes
for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.ticket_settings
for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.ticket_tiers
for each row execute function private.touch_updated_at();
create trigger fill_account_from_event before insert or update on public.ticket_settings
for each row execute function private.fill_account_from_event();
create trigger fill_account_from_event before insert or update on public.ticket_tiers
for each row execute function private.fill_account_from_event();
create trigger gate_write before insert or update on public.taxes
for each row execute function private.gate_write('ticket-management');
create trigger gate_write before insert or update on public.ticket_settings
for each row execute function private.gate_write('ticket-management');
create trigger gate_write before insert or update on public.ticket_tiers
for each row execute function private.gate_write('ticket-management');
create trigger audit_row after insert or update or delete on public.taxes
for each row execute function private.audit_row();
create trigger audit_row after insert or update or delete on public.ticket_settings
for each row execute function private.audit_row();
create trigger audit_row after insert or update or delete on public.ticket_tiers
for each row execute function private.audit_row();

create policy "members see taxes" on public.taxes
for select to authenticated using (
  account_id in (select private.my_accounts('tickets.read'))
  or id in (select t.tax_id from public.ticket_types t where t.event_id in (select private.my_events('tickets.read'))));
create policy "writers add taxes" on public.taxes
for insert to authenticated with check (account_id in (select private.my_accounts('tickets.write')));
create policy "writers change taxes" on public.taxes
for update to authenticated using (account_id in (select private.my_accounts('tickets.write')))
with check (account_id in (select private.my_accounts('tickets.write')));
create policy "writers remove taxes" on public.taxes
for delete to authenticated using (account_id in (select private.my_accounts('tickets.write')));
create policy "members see ticket settings" on public.ticket_settings
for select to authenticated using (
  account_id in (select private.my_accounts('tickets.read'))
  or event_id in (select private.my_events('tickets.read')));
create policy "writers add ticket settings" on public.ticket_settings
for insert to authenticated with check (
  account_id in (select private.my_accounts('tickets.write'))
  or event_id in (select private.my_events('tickets.write')));
create policy "writers change ticket settings" on public.ticket_settings
for update to authenticated using (
  account_id in (select private.my_accounts('tickets.write'))
  or event_id in (select private.my_events('tickets.write')))
with check (
  account_id in (select private.my_accounts('tickets.write'))
  or event_id in (select private.my_events('tickets.write')));
create policy "members see price steps" on public.ticket_tiers
for select to authenticated using (
  account_id in (select private.my_accounts('tickets.read'))
  or event_id in (select private.my_events('tickets.read')));
create policy "writers add price steps" on public.ticket_tiers
for insert to authenticated with check (
  account_id in (select private.my_accounts('tickets.write'))
  or event_id in (select private.my_events('tickets.write')));
create policy "writers change price steps" on public.ticket_tiers
for update to authenticated using (
  account_id in (select private.my_accounts('tickets.write'))
  or event_id in (select private.my_events('tickets.write')))
with check (
  account_id in (select private.my_accounts('tickets.write'))
  or event_id in (select private.my_events('tickets.write')));
create policy "writers remove price steps" on public.ticket_tiers
for delete to authenticated using (
  account_id in (select private.my_accounts('tickets.write'))
  or event_id in (select private.my_events('tickets.write')));

grant select on public.taxes, public.ticket_settings, public.ticket_tiers to authenticated;
grant delete on public.taxes, public.ticket_tiers to authenticated;
grant insert (id, account_id, name, rate_bps, is_included), update (name, rate_bps, is_included)
  on public.taxes to authenticated;
grant insert (event_id, fee_bps, fee_fixed_minor, offline_enabled, offline_instructions, offline_bank, offline_days,
  names_until_hours, transfers_enabled, cancel_until_hours, cancel_refund_bps, waitlist_enabled,
  offer_hours, seller_details), update (event_id, fee_bps, fee_fixed_minor, offline_enabled, offline_instructions,
  offline_bank, offline_days, names_until_hours, transfers_enabled, cancel_until_hours, cancel_refund_bps,
  waitlist_enabled, offer_hours, seller_details) on public.ticket_settings to authenticated;
grant insert (id, event_id, ticket_type_id, name, price_minor, ends_at, up_to, position),
  update (name, price_minor, ends_at, up_to, position) on public.ticket_tiers to authenticated;
grant all on public.taxes, public.ticket_settings, public.ticket_tiers to service_role;
