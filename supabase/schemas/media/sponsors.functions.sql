-- Sponsors: who makes an event possible, by level. Amounts, benefits and a portal of their own can join them later.

create function private.sponsors_of(event_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'sponsors', s.list)
    order by t.position, t.created_at, t.id), '[]')
  from public.sponsor_tiers t, lateral (
    select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'url', s.url,
      'logo', case when s.logo_path is not null then jsonb_build_object(
        'url', '/storage/v1/object/public/photos/' || s.logo_path, 'width', s.logo_width, 'height', s.logo_height) end)
      order by s.position, s.created_at, s.id) as list
    from public.sponsors s where s.tier_id = t.id) s
  where t.event_id = event_id_param and s.list is not null);
end
$$;
comment on function private.sponsors_of(uuid) is 'SponsorTier[]: the levels that have sponsors, the highest first.';

create function private.sponsored_event(event_id_param uuid)
returns public.events
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events;
begin
  select * into event from public.events e where e.id = event_id_param for no key update;
  perform private.require_permission('sponsors.write', event.account_id, event.id);
  perform private.require_plan(event.account_id, 'sponsors');
  return event;
end
$$;
comment on function private.sponsored_event(uuid) is 'An event whose sponsors the caller may change, locked: two at once pass no limit together.';

create function public.list_sponsors(event_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return private.sponsors_of(private.own_event_id(event_id_param));
end
$$;
comment on function public.list_sponsors(uuid) is 'SponsorTier[] of an event, for its team.';

create function private.tier_named(event public.events, wanted text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  tier_id uuid := (select t.id from public.sponsor_tiers t where t.event_id = event.id and lower(t.name) = lower(wanted));
begin
  if tier_id is null then
    if (select count(*) from public.sponsor_tiers t where t.event_id = event.id) >= 12 then
      perform private.refuse(409, 'conflict', 'An event can have up to 12 levels', 'tier');
    end if;
    insert into public.sponsor_tiers (account_id, event_id, name, position)
    values (event.account_id, event.id, wanted,
      coalesce((select max(t.position) + 1 from public.sponsor_tiers t where t.event_id = event.id), 1))
    returning id into tier_id;
  end if;
  return tier_id;
end
$$;
comment on function private.tier_named(public.events, text) is 'The level of this name, made when there is none; a new one is the lowest.';

create function public.save_sponsor(event_id_param uuid, sponsor_id_param uuid, sponsor jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events := private.sponsored_event(event_id_param);
  wanted_name text := trim(coalesce(sponsor ->> 'name', ''));
  wanted_tier text := trim(coalesce(sponsor ->> 'tier', ''));
  wanted_url text := nullif(trim(coalesce(sponsor ->> 'url', '')), '');
  logo jsonb := case when jsonb_typeof(sponsor -> 'logo') = 'object' then sponsor -> 'logo' end;
  saved_id uuid := coalesce(sponsor_id_param, gen_random_uuid());
  kept public.sponsors;
begin
  select * into kept from public.sponsors s where s.id = sponsor_id_param;
  if kept.event_id <> event.id then
    perform private.refuse(404, 'not_found', 'This does not exist, or you may not change it');
  elsif length(wanted_name) not between 1 and 120 then
    perform private.refuse(400, 'invalid_input', 'Write the sponsor''s name, up to 120 characters', 'name');
  elsif length(wanted_tier) not between 1 and 60 then
    perform private.refuse(400, 'invalid_input', 'Name the level, up to 60 characters', 'tier');
  elsif length(wanted_url) > 500 or wanted_url !~* '^https://[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?([/?#][^\s<>"\\]*)?$' then
    perform private.refuse(400, 'invalid_input', 'Write an address that begins with https://', 'url');
  elsif logo is not null and (not coalesce(private.is_picture_path(logo ->> 'path', event.id), false)
    or coalesce((logo ->> 'width')::integer, 0) not between 1 and 10000
    or coalesce((logo ->> 'height')::integer, 0) not between 1 and 10000) then
    perform private.refuse(400, 'invalid_input', 'This logo cannot be used; put it up again', 'logo');
  elsif kept.id is null and (select count(*) from public.sponsors s where s.event_id = event.id) >= 60 then
    perform private.refuse(409, 'conflict', 'An event can have up to 60 sponsors');
  end if;
  insert into public.sponsors as s (id, account_id, event_id, tier_id, name, url, logo_path, logo_width, logo_height, position)
  values (saved_id, event.account_id, event.id, private.tier_named(event, wanted_tier), wanted_name, wanted_url,
    logo ->> 'path', (logo ->> 'width')::integer, (logo ->> 'height')::integer,
    coalesce((sponsor ->> 'position')::integer, kept.position,
      (select max(o.position) + 1 from public.sponsors o where o.event_id = event.id), 1))
  on conflict (id) do update set tier_id = excluded.tier_id, name = excluded.name, url = excluded.url,
    logo_path = excluded.logo_path, logo_width = excluded.logo_width, logo_height = excluded.logo_height;
  delete from public.sponsor_tiers t
  where t.event_id = event.id and not exists (select from public.sponsors s where s.tier_id = t.id);
  return private.sponsors_of(event.id);
end
$$;
comment on function public.save_sponsor(uuid, uuid, jsonb) is
  'Adds a sponsor (id null, or the id of one that was just removed) or changes one; a level that is left empty goes. SponsorTier[].';

create function public.remove_sponsor(event_id_param uuid, sponsor_id_param uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events := private.sponsored_event(event_id_param);
begin
  delete from public.sponsors s where s.id = sponsor_id_param and s.event_id = event.id;
  if not found then
    perform private.refuse(404, 'not_found', 'This does not exist, or you may not change it');
  end if;
  return private.sponsors_of(event.id);
end
$$;
comment on function public.remove_sponsor(uuid, uuid) is 'Takes a sponsor away; its level stays until the next one is saved, for whoever changes their mind. SponsorTier[].';

create function public.arrange_sponsors(event_id_param uuid, tier_ids uuid[], sponsor_ids uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events := private.sponsored_event(event_id_param);
begin
  update public.sponsor_tiers t set position = w.place
  from unnest(tier_ids[1:12]) with ordinality w (id, place) where t.id = w.id and t.event_id = event.id;
  update public.sponsors s set position = w.place
  from unnest(sponsor_ids[1:60]) with ordinality w (id, place) where s.id = w.id and s.event_id = event.id;
  return private.sponsors_of(event.id);
end
$$;
comment on function public.arrange_sponsors(uuid, uuid[], uuid[]) is 'Puts levels and sponsors into this order; ids of other events are left alone. SponsorTier[].';
