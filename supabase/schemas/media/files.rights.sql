-- Files: policies.

create policy "people see their own covers" on storage.objects
for select to authenticated using (
  bucket_id = 'covers' and split_part(name, '/', 1) = (select auth.uid())::text);
create policy "people add covers to their own folder" on storage.objects
for insert to authenticated with check (
  bucket_id = 'covers' and split_part(name, '/', 1) = (select auth.uid())::text);
create policy "people replace their own covers" on storage.objects
for update to authenticated
using (bucket_id = 'covers' and split_part(name, '/', 1) = (select auth.uid())::text)
with check (bucket_id = 'covers' and split_part(name, '/', 1) = (select auth.uid())::text);
create policy "people remove their own covers" on storage.objects
for delete to authenticated using (
  bucket_id = 'covers' and split_part(name, '/', 1) = (select auth.uid())::text);
