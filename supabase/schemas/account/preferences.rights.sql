-- How a person likes to work: triggers, policies, grants.

create trigger limit_preferences before insert on public.person_preferences
for each row execute function private.limit_preferences();
create trigger touch_updated_at before update on public.person_preferences
for each row execute function private.touch_updated_at();

create policy "people see their own preferences" on public.person_preferences
for select to authenticated using (user_id = (select auth.uid()));
create policy "people keep their own preferences" on public.person_preferences
for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people change their own preferences" on public.person_preferences
for update to authenticated
using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people forget their own preferences" on public.person_preferences
for delete to authenticated using (user_id = (select auth.uid()));

grant select, delete on public.person_preferences to authenticated;
grant insert (user_id, name, value), update (name, value) on public.person_preferences to authenticated;
grant all on public.person_preferences to service_role;
