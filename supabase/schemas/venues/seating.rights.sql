-- Seating: triggers, policies, grants, what is sent live.

create trigger touch_updated_at before update on public.seating_charts
for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.seating_tables
for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.seats
for each row execute function private.touch_updated_at();
create trigger unseat_absent_update after update of answer, party_size on public.rsvps
for each row when (old.answer = 'yes' and (new.answer <> 'yes' or new.party_size < old.party_size))
execute function private.unseat_absent();
create trigger unseat_absent_delete after delete on public.rsvps
for each row when (old.answer = 'yes') execute function private.unseat_absent();
create trigger keep_ticket_seat_passed after insert on public.tickets
for each row when (new.transferred_from is not null) execute function private.keep_ticket_seat();
create trigger keep_ticket_seat_void after update of status on public.tickets
for each row when (old.status <> new.status and new.status in ('cancelled', 'refunded'))
execute function private.keep_ticket_seat();

create policy "members see seating" on public.seating_charts
for select to authenticated using (
  account_id in (select private.my_accounts('guests.read'))
  or event_id in (select private.my_events('guests.read')));
create policy "members see seating" on public.seating_tables
for select to authenticated using (
  account_id in (select private.my_accounts('guests.read'))
  or event_id in (select private.my_events('guests.read')));
create policy "members see seating" on public.seating_people
for select to authenticated using (
  account_id in (select private.my_accounts('guests.read'))
  or event_id in (select private.my_events('guests.read')));
create policy "members see seating" on public.seats
for select to authenticated using (
  account_id in (select private.my_accounts('guests.read'))
  or event_id in (select private.my_events('guests.read')));
create policy "members see seating" on public.seating_rules
for select to authenticated using (
  account_id in (select private.my_accounts('guests.read'))
  or event_id in (select private.my_events('guests.read')));

grant select on public.seating_charts, public.seating_tables, public.seating_people, public.seats,
  public.seating_rules to authenticated;
grant all on public.seating_charts, public.seating_tables, public.seating_people, public.seats, public.seating_rules
  to service_role;

-- Sent live to those whose policies let them read the row.
alter publication supabase_realtime add table public.seating_charts;
alter publication supabase_realtime add table public.seating_tables;
alter publication supabase_realtime add table public.seats;
