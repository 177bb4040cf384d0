-- Rsvp form: triggers, policies, grants.

create trigger clean_names before insert or update of prompt on public.event_questions
for each row when (new.prompt ~ '[\u202a-\u202e\u2066-\u2069]') execute function private.turn_nothing('prompt');
create trigger clean_names before insert or update of name on public.event_meals
for each row when (new.name ~ '[\u202a-\u202e\u2066-\u2069]') execute function private.turn_nothing('name');
create trigger rename_meal after update of name on public.event_meals
for each row when (new.name is distinct from old.name) execute function private.rename_meal();
create trigger touch_updated_at before update on public.event_meals
for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.event_questions
for each row execute function private.touch_updated_at();
create trigger fill_account_from_event before insert or update of event_id, account_id
on public.event_meals for each row execute function private.fill_account_from_event();
create trigger fill_account_from_event before insert or update of event_id, account_id
on public.event_questions for each row execute function private.fill_account_from_event();
create trigger gate_write before insert or update on public.event_meals
for each row execute function private.gate_write('rsvp');
create trigger gate_write before insert or update on public.event_questions
for each row execute function private.gate_write('rsvp');
create trigger audit_row after insert or update or delete on public.event_meals
for each row when (current_user = 'authenticated') execute function private.audit_row();
create trigger audit_row after insert or update or delete on public.event_questions
for each row when (current_user = 'authenticated') execute function private.audit_row();

create policy "members see meals" on public.event_meals
for select to authenticated using (
  account_id in (select private.my_accounts('events.read'))
  or event_id in (select private.my_events('events.read')));
create policy "writers add meals" on public.event_meals
for insert to authenticated with check (
  account_id in (select private.my_accounts('events.write'))
  or event_id in (select private.my_events('events.write')));
create policy "writers change meals" on public.event_meals
for update to authenticated
using (
  account_id in (select private.my_accounts('events.write'))
  or event_id in (select private.my_events('events.write')))
with check (
  account_id in (select private.my_accounts('events.write'))
  or event_id in (select private.my_events('events.write')));
create policy "writers remove meals" on public.event_meals
for delete to authenticated using (
  account_id in (select private.my_accounts('events.write'))
  or event_id in (select private.my_events('events.write')));
create policy "members see questions" on public.event_questions
for select to authenticated using (
  account_id in (select private.my_accounts('events.read'))
  or event_id in (select private.my_events('events.read')));
create policy "writers add questions" on public.event_questions
for insert to authenticated with check (
  account_id in (select private.my_accounts('events.write'))
  or event_id in (select private.my_events('events.write')));
create policy "writers change questions" on public.event_questions
for update to authenticated
using (
  account_id in (select private.my_accounts('events.write'))
  or event_id in (select private.my_events('events.write')))
with check (
  account_id in (select private.my_accounts('events.write'))
  or event_id in (select private.my_events('events.write')));
create policy "writers remove questions" on public.event_questions
for delete to authenticated using (
  account_id in (select private.my_accounts('events.write'))
  or event_id in (select private.my_events('events.write')));
create policy "members see companions" on public.rsvp_companions
for select to authenticated using (
  account_id in (select private.my_accounts('guests.read'))
  or event_id in (select private.my_events('guests.read')));

grant select on public.event_meals, public.event_questions, public.rsvp_companions to authenticated;
grant delete on public.event_meals, public.event_questions to authenticated;
grant insert (id, account_id, event_id, name, description, for_children, position),
  update (name, description, for_children, position) on public.event_meals to authenticated;
grant insert (id, account_id, event_id, prompt, kind, options, required, position),
  update (prompt, kind, options, required, position) on public.event_questions to authenticated;
grant all on public.event_meals, public.event_questions, public.rsvp_companions to service_role;
