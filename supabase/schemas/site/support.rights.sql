-- Support: triggers, policies, grants.

create trigger touch before update on public.support_requests
for each row execute function private.touch_updated_at();

create policy "people read their own requests" on public.support_requests
for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_administrator()));
create policy "people read what was said under their requests" on public.support_messages
for select to authenticated using (exists (
  select from public.support_requests r where r.id = request_id));

grant select on public.support_requests, public.support_messages to authenticated;
grant all on public.support_requests, public.support_messages to service_role;

grant execute on function public.add_support_message(uuid, text),
  public.set_support_state(uuid, text) to authenticated, service_role;
grant execute on function public.submit_support_request(jsonb, uuid) to service_role;
