-- Photos: the pictures of an event's gallery, their words and their order. Albums can stand above them later.

create function private.may_keep_pictures_of(event_id text)
returns boolean
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return exists (select from public.events e
    where e.id::text = may_keep_pictures_of.event_id and private.may('photos.write', e.account_id, e.id));
end
$$;
comment on function private.may_keep_pictures_of(text) is 'Whether the caller may put up and remove pictures of an event.';

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

create function public.arrange_photos(event_id_param uuid, photo_ids uuid[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  owner_account_id uuid := (select e.account_id from public.events e where e.id = event_id_param);
begin
  perform private.require_permission('photos.write', owner_account_id, event_id_param);
  perform private.require_plan(owner_account_id, 'photo-gallery');
  update public.photos p set position = w.place
  from unnest(photo_ids[1:60]) with ordinality w (id, place)
  where p.id = w.id and p.event_id = event_id_param;
end
$$;
comment on function public.arrange_photos(uuid, uuid[]) is 'Puts an event''s photos into this order; ids that are not its own are left alone.';

create function private.photos_of(event_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id,
    'url', '/storage/v1/object/public/photos/' || p.storage_path,
    'thumbUrl', '/storage/v1/object/public/photos/' || p.thumb_path,
    'alt', p.alt,
    'caption', p.caption,
    'width', p.width,
    'height', p.height) order by p.position, p.created_at, p.id), '[]')
  from public.photos p where p.event_id = event_id_param and (p.decorative or p.alt <> ''));
end
$$;
comment on function private.photos_of(uuid) is 'PublicPhoto[]: those that are described or marked decorative, in their order.';
