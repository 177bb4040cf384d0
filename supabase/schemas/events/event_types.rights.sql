-- Event types: triggers, policies, grants.

create trigger touch_updated_at before update on public.event_types
for each row execute function private.touch_updated_at();

create policy "everyone signed in reads event types" on public.event_types
for select to authenticated using (true);

grant select on public.event_types to authenticated;
grant all on public.event_types to service_role;
