-- Notices: policies, grants, what is sent live.

create policy "people see what they are told" on public.notices
for select to authenticated using (
  user_id = (select auth.uid()) and account_id in (select private.my_reach('events.read')));
create policy "people see what they muted" on public.notice_mutes
for select to authenticated using (user_id = (select auth.uid()));
create policy "people see their devices" on public.push_subscriptions
for select to authenticated using (user_id = (select auth.uid()));
create policy "people end their devices" on public.push_subscriptions
for delete to authenticated using (user_id = (select auth.uid()));

grant select on public.notices, public.notice_mutes to authenticated;
grant all on public.notices, public.notice_mutes to service_role;
grant select (id, user_id, label, created_at), delete on public.push_subscriptions to authenticated;
grant all on public.push_subscriptions to service_role;

grant execute on function public.count_unread_notices(), public.list_notices(uuid, text, boolean, bigint),
  public.mark_notices_read(bigint[], uuid, text), public.list_noticed_events(), public.set_notice_mute(uuid, boolean),
  public.save_push_subscription(text, text, text, text), public.remove_push_subscription(text) to authenticated, service_role;
grant execute on function public.list_due_notices(), public.finish_notices(uuid), public.take_due_pushes(),
  public.drop_push_subscription(uuid) to service_role;

alter publication supabase_realtime add table public.notices;
