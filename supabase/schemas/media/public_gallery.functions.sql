-- Photos and sponsors for whoever has a link: how many there are with the event, all of them when they are asked for.

create function private.gallery_counts(event public.events)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  photos bigint := (select count(*) from public.photos p where p.event_id = event.id and (p.decorative or p.alt <> ''));
  sponsors bigint := (select count(*) from public.sponsors s where s.event_id = event.id);
begin
  return case when photos + sponsors > 0
    then jsonb_build_object('gallery', jsonb_build_object('photos', photos, 'sponsors', sponsors)) else '{}'::jsonb end;
end
$$;
comment on function private.gallery_counts(public.events) is '{gallery: GalleryCounts}, or nothing where there is nothing to see.';

create function private.shows_section(link public.share_links, section text)
returns boolean
language sql immutable
set search_path = ''
as $$
  select link.kind is distinct from 'showcase' or jsonb_typeof(link.settings -> 'sections') is distinct from 'array'
    or link.settings -> 'sections' ? section
$$;
comment on function private.shows_section(public.share_links, text) is 'Whether a link shows a section: a showcase whose planner chose has only what they chose.';

create function public.get_shared_gallery(token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  personal public.personal_links := private.find_personal_link(token);
  link public.share_links;
  of_event uuid := personal.event_id;
begin
  if personal.id is null then
    link := private.open_share_link(token, private.kinds_opening('event'));
    of_event := link.event_id;
  end if;
  return jsonb_build_object(
    'photos', case when private.shows_section(link, 'gallery') then private.photos_of(of_event) else '[]'::jsonb end,
    'sponsors', case when private.shows_section(link, 'sponsors') then private.sponsors_of(of_event) else '[]'::jsonb end);
end
$$;
comment on function public.get_shared_gallery(text) is 'SharedGallery: an event''s photos and sponsors by its link, or by a guest''s own.';
