-- Share links as their planners make, change and end them.

create function private.what_opens(link_kind text)
returns text
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (select k.opens from private.link_kinds k where k.kind = link_kind);
end
$$;
comment on function private.what_opens(text) is 'What a kind of link is for: event (everything), rsvp, tickets …';

create function private.share_link_view(link public.share_links)
returns jsonb
language sql
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', link.id,
    'eventId', link.event_id,
    'kind', link.kind,
    'opens', private.what_opens(link.kind),
    'label', link.settings ->> 'label',
    'token', private.share_token(link),
    'path', private.link_path(link.kind, private.share_token(link)),
    'url', private.site_url() || private.link_path(link.kind, private.share_token(link)),
    'status', case
      when link.revoked_at is not null then 'revoked'
      when link.suspended_at is not null then 'suspended'
      when link.expires_at <= now() then 'expired'
      else 'active' end,
    'generation', link.generation,
    'allowedOrigins', to_jsonb(link.allowed_origins),
    'settings', link.settings,
    'prefillKey', private.prefill_key(link),
    'expiresAt', link.expires_at,
    'useLimit', link.use_limit,
    'lastUsedAt', link.last_used_at,
    'useCount', private.link_uses(link.id),
    'createdAt', link.created_at)
$$;
comment on function private.share_link_view(public.share_links) is 'ShareLink: {id, eventId, kind, opens, label, token, path, url, status, generation, allowedOrigins, settings, prefillKey, expiresAt, useLimit, lastUsedAt, useCount, createdAt}.';

create function private.read_expiry(settings jsonb)
returns timestamptz
language plpgsql
set search_path = ''
as $$
declare
  told text := settings ->> 'expiresAt';
  ends timestamptz;
begin
  if told is null then
    return null;
  end if;
  begin
    ends := told::timestamptz;
  exception when others then
    perform private.refuse(400, 'invalid_input', 'Choose the day and hour when the link ends', 'expiresAt');
  end;
  if ends <= now() then
    perform private.refuse(400, 'invalid_input', 'The link must end in the future. To end it now, turn it off', 'expiresAt');
  end if;
  return ends;
end
$$;
comment on function private.read_expiry(jsonb) is 'When a link ends by its settings, an instant to come; null is never.';

create function private.read_use_limit(settings jsonb)
returns integer
language plpgsql immutable
set search_path = ''
as $$
begin
  if coalesce(jsonb_typeof(settings -> 'useLimit'), 'null') = 'null' then
    return null;
  end if;
  return private.check_count(settings -> 'useLimit', 1, 100000, 'useLimit', 'Enter a whole number from 1 to 100,000');
end
$$;
comment on function private.read_use_limit(jsonb) is 'How often a link may be used by its settings; null is any number.';

create function private.read_origins(settings jsonb)
returns text[]
language plpgsql immutable
set search_path = ''
as $$
declare
  origin text;
  origins text[] := '{}';
begin
  if jsonb_typeof(coalesce(settings -> 'allowedOrigins', '[]')) <> 'array' then
    perform private.refuse(400, 'invalid_input', 'List the sites that may embed this', 'allowedOrigins');
  end if;
  for origin in select lower(trim(o)) from jsonb_array_elements_text(coalesce(settings -> 'allowedOrigins', '[]')) o
  loop
    if origin !~ '^https?://[a-z0-9.-]+(:\d{1,5})?$' or length(origin) > 255 then
      perform private.refuse(400, 'invalid_input',
        'Enter a site as https://www.example.com, without a path', 'allowedOrigins');
    end if;
    origins := origins || origin;
  end loop;
  return origins;
end
$$;
comment on function private.read_origins(jsonb) is 'The checked list of host pages in a link''s settings.';

create function private.check_look(settings jsonb)
returns jsonb
language plpgsql immutable
set search_path = ''
as $$
begin
  if length(settings::text) > 2000
    or not private.has_plain_colours(settings) then
    perform private.refuse(400, 'invalid_input', 'This colour cannot be used', 'accent');
  elsif length(settings ->> 'label') > 80 then
    perform private.refuse(400, 'invalid_input', 'The name can have up to 80 characters', 'label');
  elsif coalesce(settings ->> 'locale', 'en') !~ '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$' then
    perform private.refuse(400, 'invalid_input', 'Choose a language', 'locale');
  end if;
  return coalesce(settings, '{}') - 'allowedOrigins' - 'expiresAt' - 'useLimit';
end
$$;
comment on function private.check_look(jsonb) is
  'What a link keeps of its widget''s look: colours are plain colours only, since they end in other pages'' sheets.';

create function private.own_share_link(link_id uuid)
returns public.share_links
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.share_links;
begin
  select * into link from public.share_links l where l.id = link_id for update;
  perform private.require_permission('links.write', link.account_id, link.event_id);
  return link;
end
$$;
comment on function private.own_share_link(uuid) is 'A share link the caller may change, locked.';

create function public.create_share_link(event_id_param uuid, kind_param text, settings jsonb default '{}')
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events;
  link public.share_links;
  new_id uuid := gen_random_uuid();
  wanted_kind text := case kind_param when 'event' then 'event_info_view' when 'rsvp' then 'embed_rsvp'
    when 'tickets' then 'embed_tickets' when 'countdown' then 'embed_countdown' else kind_param end;
begin
  select * into event from public.events e where e.id = event_id_param;
  perform private.require_permission('links.write', event.account_id, event.id);
  if wanted_kind is null or wanted_kind not in ('event_info_preview', 'event_info_view', 'showcase',
    'embed_event', 'embed_rsvp', 'embed_tickets', 'embed_countdown') then
    perform private.refuse(400, 'invalid_input', 'This kind of link is not offered', 'kind_param');
  end if;
  if event.visibility = 'private' and wanted_kind <> 'event_info_preview' then
    perform private.refuse(409, 'conflict',
      'This event is private: only personal invitations open it. Make it unlisted to share a link', 'visibility');
  end if;
  if wanted_kind = 'embed_rsvp' then
    perform private.require_plan(event.account_id, 'rsvp');
  elsif wanted_kind = 'embed_tickets' then
    perform private.require_plan(event.account_id, 'ticket-management');
  end if;
  insert into public.share_links
    (id, account_id, event_id, kind, token_hash, allowed_origins, settings, expires_at, use_limit, created_by)
  values (new_id, event.account_id, event.id, wanted_kind,
    private.hash_token(private.derive_token('share', new_id, 1)),
    private.read_origins(settings), private.check_look(settings),
    private.read_expiry(settings), private.read_use_limit(settings), auth.uid())
  returning * into link;
  return private.share_link_view(link);
end
$$;
comment on function public.create_share_link(uuid, text, jsonb) is
  'Makes a link of a kind (event, rsvp, tickets and countdown stand for event_info_view, embed_rsvp, embed_tickets and embed_countdown); settings may hold allowedOrigins, expiresAt, useLimit and the widget''s own look. ShareLink.';

create function public.list_share_links(event_id_param uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  owner_account_id uuid := (select e.account_id from public.events e where e.id = event_id_param);
begin
  perform private.require_permission('links.write', owner_account_id, event_id_param);
  return (select coalesce(jsonb_agg(private.share_link_view(l) order by l.created_at, l.id), '[]')
    from public.share_links l where l.event_id = event_id_param);
end
$$;
comment on function public.list_share_links(uuid) is 'ShareLink[] of an event, for those who may change it.';

create function public.get_share_link(link_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.share_links;
begin
  select * into link from public.share_links l where l.id = link_id;
  perform private.require_permission('links.write', link.account_id, link.event_id);
  return private.share_link_view(link);
end
$$;
comment on function public.get_share_link(uuid) is
  'ShareLink: one link of an event, a campaign, a showcase or a venue, for those who may change it.';

create function public.update_share_link(link_id uuid, settings jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.share_links := private.own_share_link(link_id);
begin
  update public.share_links l set
    allowed_origins = case when update_share_link.settings ? 'allowedOrigins'
      then private.read_origins(update_share_link.settings) else l.allowed_origins end,
    expires_at = case when update_share_link.settings ? 'expiresAt'
      then private.read_expiry(update_share_link.settings) else l.expires_at end,
    use_limit = case when update_share_link.settings ? 'useLimit'
      then private.read_use_limit(update_share_link.settings) else l.use_limit end,
    settings = l.settings || private.check_look(update_share_link.settings)
  where l.id = link.id returning * into link;
  return private.share_link_view(link);
end
$$;
comment on function public.update_share_link(uuid, jsonb) is
  'Changes only the settings that are sent; embedded widgets follow without pasting again. ShareLink.';

create function public.rotate_share_link(link_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.share_links := private.own_share_link(link_id);
begin
  update public.share_links l set generation = l.generation + 1,
    token_hash = private.hash_token(private.derive_token('share', l.id, l.generation + 1))
  where l.id = link.id returning * into link;
  return private.share_link_view(link);
end
$$;
comment on function public.rotate_share_link(uuid) is 'A new address; the old one is dead for ever. ShareLink.';

create function public.revoke_share_link(link_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.share_links := private.own_share_link(link_id);
begin
  update public.share_links l set revoked_at = coalesce(l.revoked_at, now())
  where l.id = link.id returning * into link;
  return private.share_link_view(link);
end
$$;
comment on function public.revoke_share_link(uuid) is 'Ends a link for good. ShareLink.';

create function public.suspend_share_link(link_id uuid, reason_param text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_right('content');
  if coalesce(trim(reason_param), '') = '' then
    perform private.refuse(400, 'invalid_input', 'Say why the link is suspended', 'reason_param');
  end if;
  update public.share_links l set suspended_at = coalesce(l.suspended_at, now()) where l.id = link_id;
  if not found then
    perform private.refuse(404, 'not_found', 'There is no such link', 'link_id');
  end if;
  perform private.audit(null, 'share_links.suspended', 'share_links', link_id::text, null,
    jsonb_build_object('reason', left(reason_param, 500)));
end
$$;
comment on function public.suspend_share_link(uuid, text) is 'An administrator stops an abusive link; audited.';

create function public.issue_personal_link(event_guest_id_param uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  guest public.event_guests;
  link public.personal_links;
  token text;
begin
  select * into guest from public.event_guests g where g.id = event_guest_id_param;
  perform private.require_permission('guests.write', guest.account_id, guest.event_id);
  perform private.require_plan(guest.account_id, 'rsvp');
  link := private.ensure_personal_link(guest, 'invitation');
  update public.event_guests g set invited_at = now() where g.id = guest.id and g.invited_at is null;
  token := private.personal_token(link);
  return jsonb_build_object('token', token, 'path', '/invitation/' || token,
    'url', private.site_url() || '/invitation/' || token);
end
$$;
comment on function public.issue_personal_link(uuid) is 'The guest''s own invitation, the same each time: {token, path, url}.';

create function private.found_pages(patterns text[], mine uuid[], one_event uuid, most integer)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  found jsonb;
  total bigint;
begin
  select jsonb_agg(f.row order by f.n) filter (where f.n <= most), count(*) into found, total from (
    select row_number() over (order by p.created_at desc) as n, p.row from (
      select c.created_at, jsonb_build_object('id', c.id, 'title', c.name, 'detail', c.beneficiary, 'state', c.status, 'page', 'campaign') as row
      from public.campaigns c
      where c.account_id = any (mine) and one_event is null
        and private.search_words(concat_ws(' ', c.name, c.beneficiary)) like all (patterns)
      union all
      select l.created_at, jsonb_build_object('id', l.id, 'title', l.settings ->> 'label', 'detail', e.name, 'eventId', e.id,
        'state', case when l.revoked_at is null then 'active' else 'revoked' end, 'page', 'link', 'linkKind', l.kind)
      from public.share_links l join public.events e on e.id = l.event_id
      where l.account_id = any (mine) and (one_event is null or l.event_id = one_event)
        and private.search_words(concat_ws(' ', l.settings ->> 'label', e.name)) like all (patterns)) p) f;
  return private.hits('pages', 60, found, total);
end
$$;
comment on function private.found_pages(text[], uuid[], uuid, integer) is 'Pages that were shared: donation campaigns and links of events, the newest first.';
