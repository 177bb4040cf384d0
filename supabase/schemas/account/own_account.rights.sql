-- Own account: triggers, policies, grants.

create trigger audit_row after insert or update or delete on public.account_deletions
for each row execute function private.audit_row();

create policy "people see their own picture" on storage.objects
for select to authenticated using (
  bucket_id = 'avatars' and split_part(name, '/', 1) = (select auth.uid())::text);
create policy "people add a picture to their own folder" on storage.objects
for insert to authenticated with check (
  bucket_id = 'avatars' and split_part(name, '/', 1) = (select auth.uid())::text);
create policy "people replace their own picture" on storage.objects
for update to authenticated
using (bucket_id = 'avatars' and split_part(name, '/', 1) = (select auth.uid())::text)
with check (bucket_id = 'avatars' and split_part(name, '/', 1) = (select auth.uid())::text);
create policy "people remove their own picture" on storage.objects
for delete to authenticated using (
  bucket_id = 'avatars' and split_part(name, '/', 1) = (select auth.uid())::text);
create policy "people and administrators see a coming deletion" on public.account_deletions
for select to authenticated using (
  user_id = (select auth.uid()) or (select private.is_administrator()));

grant select on public.account_deletions to authenticated, service_role;

grant execute on function public.list_my_data(),
  public.get_my_data(text, bigint), public.preview_account_deletion(), public.request_account_deletion(),
  public.cancel_account_deletion() to authenticated, service_role;
grant execute on function public.delete_due_accounts() to service_role;
