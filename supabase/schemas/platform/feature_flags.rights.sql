-- Feature flags: triggers, policies, grants.

create trigger touch_updated_at before update on public.feature_flags
for each row execute function private.touch_updated_at();

create policy "everyone signed in reads what is switched off" on public.feature_flags
for select to authenticated using (true);

grant select (feature_key, state, note, updated_at) on public.feature_flags to authenticated;
grant select on public.feature_flags to service_role;

grant execute on function public.set_feature_flag(text, text, text, text) to authenticated, service_role;
