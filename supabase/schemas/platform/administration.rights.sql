-- Administration: triggers, grants.

create trigger keep_one after update or delete on public.administrators
for each row execute function private.keep_one_administrator();

grant execute on function public.list_administrators(), public.set_administrator(text, text[]),
  public.remove_administrator(uuid), public.has_admin_right(text), public.suspend_user(uuid, text),
  public.restore_user(uuid, text), public.extend_trial(uuid, integer, text),
  public.unsuspend_share_link(uuid, text), public.retry_jobs(text, uuid) to authenticated, service_role;
grant execute on function public.appoint_administrator(text) to service_role;
