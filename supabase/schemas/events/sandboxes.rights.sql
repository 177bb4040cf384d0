-- Sandboxes: triggers, policies, grants.

create trigger mark_sandbox_job before insert on public.jobs
for each row when (auth.uid() is not null) execute function private.mark_sandbox_job();
create trigger keep_sandbox_user before update of email, phone, email_change, phone_change on auth.users
for each row when (old.email is distinct from new.email or old.phone is distinct from new.phone
  or coalesce(new.email_change, '') <> '' or coalesce(new.phone_change, '') <> '')
execute function private.keep_sandbox_user();
create trigger refuse_real_payment before insert on public.donations
for each row execute function private.refuse_real_payment();
create trigger refuse_real_payment before insert on public.plan_checkouts
for each row execute function private.refuse_real_payment();

create policy "sandboxes hold few files" on storage.objects as restrictive
for insert to authenticated with check (private.has_room_for_file());

grant execute on function private.has_room_for_file() to authenticated;
grant execute on function public.take_along_sandbox(uuid) to authenticated;
grant execute on function public.make_sandbox(text, jsonb), public.open_sandbox(text), public.has_ready_sandbox(text), public.list_wanted_sandboxes(jsonb),
  public.clear_sandboxes() to service_role;
