-- Sign ins: triggers, policies, grants.

create trigger note_sign_in after insert on auth.sessions
for each row execute function private.note_sign_in();

create policy "people and administrators read sign-ins" on public.sign_ins
for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_administrator()));

grant select on public.sign_ins to authenticated;
grant all on public.sign_ins to service_role;

grant execute on function public.list_my_sessions(), public.end_my_session(uuid),
  public.list_link_inventory(jsonb) to authenticated, service_role;
grant execute on function public.note_failed_sign_in(text, text, text) to service_role;
