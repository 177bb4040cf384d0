-- Promo codes: triggers, policies, grants.

create trigger keep_promo_code before insert or update of code, kind, percent_bps, amount_minor, ticket_type_ids,
  max_uses, per_person, starts_at, ends_at, is_active, note on public.promo_codes
for each row execute function private.keep_promo_code();
create trigger fill_account_from_event before insert or update of event_id, account_id on public.promo_codes
for each row execute function private.fill_account_from_event();
create trigger gate_write before insert or update of code, kind, percent_bps, amount_minor, ticket_type_ids,
  max_uses, per_person, starts_at, ends_at, is_active, note on public.promo_codes
for each row execute function private.gate_write('ticket-management');
create trigger audit_row after insert or delete or update of code, kind, percent_bps, amount_minor, ticket_type_ids,
  max_uses, per_person, starts_at, ends_at, is_active on public.promo_codes
for each row execute function private.audit_row();

create policy "members see promo codes" on public.promo_codes
for select to authenticated using (
  account_id in (select private.my_accounts('tickets.read'))
  or event_id in (select private.my_events('tickets.read')));
create policy "writers add promo codes" on public.promo_codes
for insert to authenticated with check (
  account_id in (select private.my_accounts('tickets.write'))
  or event_id in (select private.my_events('tickets.write')));
create policy "writers change promo codes" on public.promo_codes
for update to authenticated using (
  account_id in (select private.my_accounts('tickets.write'))
  or event_id in (select private.my_events('tickets.write')))
with check (
  account_id in (select private.my_accounts('tickets.write'))
  or event_id in (select private.my_events('tickets.write')));
create policy "writers remove unused promo codes" on public.promo_codes
for delete to authenticated using (
  account_id in (select private.my_accounts('tickets.write'))
  or event_id in (select private.my_events('tickets.write')));

grant select, delete on public.promo_codes to authenticated;
grant insert (id, event_id, code, kind, percent_bps, amount_minor, ticket_type_ids, max_uses, per_person,
  starts_at, ends_at, is_active, note), update (code, kind, percent_bps, amount_minor, ticket_type_ids,
  max_uses, per_person, starts_at, ends_at, is_active, note) on public.promo_codes to authenticated;
grant all on public.promo_codes to service_role;

grant execute on function public.check_promo_code(text, text) to service_role;
