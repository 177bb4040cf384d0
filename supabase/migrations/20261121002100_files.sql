-- Files: pictures of events, public to look at, written by their owner only.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('covers', 'covers', true, 10485760, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do nothing;

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
