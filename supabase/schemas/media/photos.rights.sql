-- Photos: triggers, policies, grants.

create trigger clean_names before insert or update of alt, caption on public.photos
for each row when (concat_ws(' ', new.alt, new.caption) ~ '[\u202a-\u202e\u2066-\u2069]') execute function private.turn_nothing('alt', 'caption');
create trigger fill_account_from_event before insert or update of event_id, account_id on public.photos
for each row execute function private.fill_account_from_event();
create trigger gate_write before insert or update on public.photos
for each row execute function private.gate_write('photo-gallery');
create trigger keep_photo before insert or update on public.photos
for each row execute function private.keep_photo();
create trigger touch_updated_at before update on public.photos
for each row execute function private.touch_updated_at();
create trigger audit_row after insert or update of alt, decorative, caption or delete on public.photos
for each row execute function private.audit_row();

-- <event>/<file>: whoever may change the event may remove what another of its team has put up.
create policy "writers see the photos of their events" on storage.objects
for select to authenticated using (bucket_id = 'photos' and private.may_keep_pictures_of(split_part(name, '/', 1)));
create policy "writers add photos to their events" on storage.objects
for insert to authenticated with check (bucket_id = 'photos' and private.may_keep_pictures_of(split_part(name, '/', 1)));
create policy "writers remove the photos of their events" on storage.objects
for delete to authenticated using (bucket_id = 'photos' and private.may_keep_pictures_of(split_part(name, '/', 1)));
create policy "members see photos" on public.photos
for select to authenticated using (
  account_id in (select private.my_accounts('events.read'))
  or event_id in (select private.my_events('events.read')));
create policy "writers add photos" on public.photos
for insert to authenticated with check (
  account_id in (select private.my_accounts('photos.write'))
  or event_id in (select private.my_events('photos.write')));
create policy "writers change photos" on public.photos
for update to authenticated
using (
  account_id in (select private.my_accounts('photos.write'))
  or event_id in (select private.my_events('photos.write')))
with check (
  account_id in (select private.my_accounts('photos.write'))
  or event_id in (select private.my_events('photos.write')));
create policy "writers remove photos" on public.photos
for delete to authenticated using (
  account_id in (select private.my_accounts('photos.write'))
  or event_id in (select private.my_events('photos.write')));

grant select, delete on public.photos to authenticated;
grant insert (id, account_id, event_id, storage_path, thumb_path, alt, decorative, caption, width, height, position),
  update (alt, decorative, caption) on public.photos to authenticated;
grant all on public.photos to service_role;

grant execute on function private.may_keep_pictures_of(text), private.is_picture_path(text, uuid), public.arrange_photos(uuid, uuid[])
  to authenticated, service_role;
