-- Check in: triggers, policies, grants, what is sent live.

create trigger clean_names before insert or update of name on public.check_in_lists
for each row when (new.name ~ '[\u202a-\u202e\u2066-\u2069]') execute function private.turn_nothing('name');
create trigger fill_account_from_event before insert or update of event_id, account_id on public.check_in_lists
for each row execute function private.fill_account_from_event();
create trigger gate_write before insert or update of name, admits_tickets, admits_guests, takes_walk_ins, ticket_type_ids, shown_fields
on public.check_in_lists
for each row execute function private.gate_check_in();
create trigger keep_check_in_list before insert or update of name, admits_tickets, admits_guests, takes_walk_ins, ticket_type_ids, shown_fields
on public.check_in_lists
for each row execute function private.keep_check_in_list();
create trigger audit_row after insert or update or delete on public.check_in_lists
for each row execute function private.audit_row();
create trigger audit_row after insert or delete or update of revoked_at, expires_at, label on public.check_in_links
for each row execute function private.audit_row();
create trigger audit_row after update of undone_at on public.check_ins
for each row execute function private.audit_row();

create policy "members see gates" on public.check_in_lists
for select to authenticated using (
  account_id in (select private.my_accounts('check_in.read'))
  or event_id in (select private.my_events('check_in.read')));
create policy "writers add gates" on public.check_in_lists
for insert to authenticated with check (
  account_id in (select private.my_accounts('check_in.write'))
  or event_id in (select private.my_events('check_in.write')));
create policy "writers change gates" on public.check_in_lists
for update to authenticated
using (
  account_id in (select private.my_accounts('check_in.write'))
  or event_id in (select private.my_events('check_in.write')))
with check (
  account_id in (select private.my_accounts('check_in.write'))
  or event_id in (select private.my_events('check_in.write')));
create policy "writers remove gates" on public.check_in_lists
for delete to authenticated using (
  account_id in (select private.my_accounts('check_in.write'))
  or event_id in (select private.my_events('check_in.write')));
create policy "members see gate links" on public.check_in_links
for select to authenticated using (
  account_id in (select private.my_accounts('check_in.read'))
  or event_id in (select private.my_events('check_in.read')));
create policy "members see check-ins" on public.check_ins
for select to authenticated using (
  account_id in (select private.my_accounts('check_in.read'))
  or event_id in (select private.my_events('check_in.read')));

grant select on public.check_in_lists, public.check_in_links, public.check_ins to authenticated;
grant insert (id, account_id, event_id, name, kind, activity_id, admits_tickets, admits_guests, takes_walk_ins,
    ticket_type_ids, shown_fields),
  update (name, admits_tickets, admits_guests, takes_walk_ins, ticket_type_ids, shown_fields), delete on public.check_in_lists to authenticated;
grant all on public.check_in_lists, public.check_in_links, public.check_ins to service_role;

-- Sent live to those whose policies let them read the row.
alter publication supabase_realtime add table public.check_ins;
