-- Photos: the pictures of an event's gallery, their words and their order. Albums can stand above them later.

insert into public.plan_gates (feature_key, title, required_plan, writes) values
  ('photo-gallery', 'Photo Gallery', 'premium', 'photos of an event, their words and their order'),
  ('sponsors', 'Sponsors', 'business', 'sponsors of an event, their levels and their order');

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('photos', 'photos', true, 10485760, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do nothing;

create function private.may_keep_pictures_of(event_id text)
returns boolean
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return exists (select from public.events e
    where e.id::text = may_keep_pictures_of.event_id and e.account_id in (select private.my_writable_accounts()));
end
$$;
comment on function private.may_keep_pictures_of(text) is 'Whether the caller may put up and remove pictures of an event.';

-- <event>/<file>: whoever may change the event may remove what another of its team has put up.
create policy "writers see the photos of their events" on storage.objects
for select to authenticated using (bucket_id = 'photos' and private.may_keep_pictures_of(split_part(name, '/', 1)));
create policy "writers add photos to their events" on storage.objects
for insert to authenticated with check (bucket_id = 'photos' and private.may_keep_pictures_of(split_part(name, '/', 1)));
create policy "writers remove the photos of their events" on storage.objects
for delete to authenticated using (bucket_id = 'photos' and private.may_keep_pictures_of(split_part(name, '/', 1)));

create function private.is_picture_path(path text, of_event uuid)
returns boolean
language sql immutable
set search_path = ''
as $$
  select path ~ ('^' || of_event || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(jpg|png|webp)$')
$$;
comment on function private.is_picture_path(text, uuid) is
  'Whether a name in the bucket photos is one of this event''s folder; nobody points at somebody else''s files.';

create table public.photos (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  storage_path text not null unique,
  thumb_path text not null,
  alt text not null default '' check (length(alt) <= 300),
  decorative boolean not null default false,
  caption text check (length(caption) between 1 and 300),
  width integer not null check (width between 1 and 10000),
  height integer not null check (height between 1 and 10000),
  position integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (alt = '' or not decorative),
  constraint photos_own_files check (private.is_picture_path(storage_path, event_id)
    and private.is_picture_path(thumb_path, event_id)),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.photos is 'An event''s gallery. A photo is public once it is described or marked decorative.';
comment on column public.photos.account_id is 'Filled in: the event''s account.';
comment on column public.photos.storage_path is 'Name in the bucket photos: <event>/<file>; thumb_path is the small one beside it.';
comment on column public.photos.alt is 'What is to be seen, for those who do not see it; empty while nobody has said it.';
comment on column public.photos.decorative is 'Says nothing that the words around it do not say: read out as nothing.';
create index photos_event on public.photos (event_id, position);

create function private.keep_photo()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.alt := trim(new.alt);
  new.caption := nullif(trim(new.caption), '');
  if length(new.alt) > 300 then
    perform private.refuse(400, 'invalid_input', 'A description can have up to 300 characters', 'alt');
  elsif length(new.caption) > 300 then
    perform private.refuse(400, 'invalid_input', 'A caption can have up to 300 characters', 'caption');
  elsif new.decorative then
    new.alt := '';
  end if;
  if tg_op = 'INSERT' then
    -- Two uploads at once may not pass the limit together.
    perform from public.events e where e.id = new.event_id for no key update;
    if (select count(*) from public.photos p where p.event_id = new.event_id) >= 60 then
      perform private.refuse(409, 'conflict', 'A gallery can have up to 60 photos');
    end if;
    new.position := coalesce(new.position, (select max(p.position) + 1 from public.photos p where p.event_id = new.event_id), 1);
  end if;
  return new;
end
$$;
comment on function private.keep_photo() is 'Says what is wrong in words, holds the limit of a gallery, and puts a new photo last.';

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

alter table public.photos enable row level security;
create policy "members see photos" on public.photos
for select to authenticated using (account_id in (select private.my_accounts()));
create policy "writers add photos" on public.photos
for insert to authenticated with check (account_id in (select private.my_writable_accounts()));
create policy "writers change photos" on public.photos
for update to authenticated
using (account_id in (select private.my_writable_accounts()))
with check (account_id in (select private.my_writable_accounts()));
create policy "writers remove photos" on public.photos
for delete to authenticated using (account_id in (select private.my_writable_accounts()));

revoke all on public.photos from public, anon, authenticated;
grant select, delete on public.photos to authenticated;
grant insert (id, account_id, event_id, storage_path, thumb_path, alt, decorative, caption, width, height, position),
  update (alt, decorative, caption) on public.photos to authenticated;
grant all on public.photos to service_role;

create function public.arrange_photos(event_id_param uuid, photo_ids uuid[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  owner_account_id uuid := (select e.account_id from public.events e where e.id = event_id_param);
begin
  perform private.require_writable_account(owner_account_id);
  perform private.require_plan(owner_account_id, 'photo-gallery');
  update public.photos p set position = w.place
  from unnest(photo_ids[1:60]) with ordinality w (id, place)
  where p.id = w.id and p.event_id = event_id_param;
end
$$;
comment on function public.arrange_photos(uuid, uuid[]) is 'Puts an event''s photos into this order; ids that are not its own are left alone.';

create function private.photos_of(event_id_param uuid)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id,
    'url', '/storage/v1/object/public/photos/' || p.storage_path,
    'thumbUrl', '/storage/v1/object/public/photos/' || p.thumb_path,
    'alt', p.alt,
    'caption', p.caption,
    'width', p.width,
    'height', p.height) order by p.position, p.created_at, p.id), '[]')
  from public.photos p where p.event_id = event_id_param and (p.decorative or p.alt <> '')
$$;
comment on function private.photos_of(uuid) is 'PublicPhoto[]: those that are described or marked decorative, in their order.';

revoke execute on function private.may_keep_pictures_of(text), private.is_picture_path(text, uuid), private.keep_photo(), private.photos_of(uuid),
  public.arrange_photos(uuid, uuid[])
  from public, anon, authenticated;
grant execute on function private.may_keep_pictures_of(text), private.is_picture_path(text, uuid), public.arrange_photos(uuid, uuid[])
  to authenticated, service_role;
