-- Links: share links of an event and personal links of a guest.
-- A token is derived from the link's id and generation; only its hash is stored.

create function private.is_living(link public.share_links)
returns boolean
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return link.revoked_at is null and link.suspended_at is null
    and (link.expires_at is null or link.expires_at > now())
    and exists (select from public.accounts a where a.id = link.account_id and a.status = 'active');
end
$$;
comment on function private.is_living(public.share_links) is
  'The one rule of which links open anything: neither revoked nor stopped nor expired, of an account that is active.';

create function private.opened(link public.share_links)
returns public.share_links
language plpgsql
security definer
set search_path = ''
as $$
begin
  if link.id is null then
    perform private.refuse_link();
  end if;
  if link.last_used_at is null or link.last_used_at < now() - interval '1 minute' then
    update public.share_links set last_used_at = now()
    where id = (select l.id from public.share_links l where l.id = link.id for no key update skip locked);
  end if;
  return link;
end
$$;
comment on function private.opened(public.share_links) is
  'A link that was found, its use noted; the one neutral refusal where none was.';

create function private.open_link(token text, accepted_kinds text[])
returns public.share_links
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.share_links;
  opener text;
  is_open boolean;
begin
  select l.* into link from public.share_links l
  where l.token_hash = private.hash_token(coalesce(token, ''))
    and l.kind = any (accepted_kinds)
    and private.is_living(l);
  select k.opener into opener from private.link_kinds k where k.kind = link.kind;
  if opener is not null then
    execute format('select private.%I($1)', opener) using link into is_open;
    if is_open is not true then
      link := null;
    end if;
  end if;
  return private.opened(link);
end
$$;
comment on function private.open_link(text, text[]) is
  'The one opener of share links: the link of a token when it is alive, of an accepted kind, and what is behind it may be seen; otherwise the one neutral refusal.';

create function private.opens_preview(link public.share_links)
returns boolean
language sql immutable
set search_path = ''
as $$ select link.event_id is not null $$;
comment on function private.opens_preview(public.share_links) is 'A preview shows its event in any state.';

create function private.opens_event(link public.share_links)
returns boolean
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return exists (select from public.events e where e.id = link.event_id
    and e.status <> 'draft' and e.visibility <> 'private' and (e.status <> 'archived' or e.published_at is not null));
end
$$;
comment on function private.opens_event(public.share_links) is 'An event that strangers may see: published, and not private.';

create function private.open_share_link(token text, accepted_kinds text[])
returns public.share_links
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.share_links := private.open_link(token, accepted_kinds);
begin
  if link.event_id is null then
    perform private.refuse_link();
  end if;
  return link;
end
$$;
comment on function private.open_share_link(text, text[]) is
  'The link of a token where it is about one event; otherwise the one neutral refusal.';

create function private.link_uses(link_id uuid)
returns bigint
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (select count(*) from public.orders o where o.share_link_id = link_id and o.status not in ('cancelled', 'expired')
      and (o.status <> 'reserved' or o.hold_expires_at > now()))
    + (select count(*) from public.personal_links p where p.share_link_id = link_id)
    + (select count(*) from public.donations d where d.share_link_id = link_id and d.received_at is not null)
    + coalesce((select k.votes from public.poll_links k where k.share_link_id = link_id), 0);
end
$$;
comment on function private.link_uses(uuid) is
  'Answers, orders that live, gifts that arrived and votes through a share link.';

create function private.is_used_up(link public.share_links)
returns boolean
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return link.use_limit is not null and private.link_uses(link.id) >= link.use_limit;
end
$$;
comment on function private.is_used_up(public.share_links) is
  'Whether a link has had all the answers, orders and gifts that its planner allows.';

create function private.used_up_note(link public.share_links)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return case when private.is_used_up(link) then '{"usedUp": true}'::jsonb else '{}'::jsonb end;
end
$$;
comment on function private.used_up_note(public.share_links) is
  '{usedUp} where a link takes nothing more, so that it is said before anybody types; else nothing.';

create function private.require_link_room(link public.share_links)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if link.use_limit is null then
    return;
  end if;
  perform from public.share_links l where l.id = link.id for no key update;
  if private.is_used_up(link) then
    perform private.refuse(409, 'conflict',
      'This link has been used as often as its host allows. Ask them for another one', 'link');
  end if;
end
$$;
comment on function private.require_link_room(public.share_links) is
  'Refuses one more answer, order or gift than a link''s limit; those who come at once wait for each other.';

create function private.find_personal_link(token text)
returns public.personal_links
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  link public.personal_links;
begin
  select p.* into link
  from public.personal_links p
  join public.accounts a on a.id = p.account_id and a.status = 'active'
  join public.events e on e.id = p.event_id and e.status <> 'draft'
  join public.event_guests eg on eg.id = p.event_guest_id
  join public.guests g on g.id = eg.guest_id and g.status <> 'blocked'
  where p.token_hash = private.hash_token(coalesce(token, '')) and p.revoked_at is null;
  return link;
end
$$;
comment on function private.find_personal_link(text) is 'The living personal link of a token, or null; that of a guest who is blocked opens nothing.';

create function private.kinds_opening(what text)
returns text[]
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (select coalesce(array_agg(k.kind order by k.kind), '{}') from private.link_kinds k where what = any (k.shows));
end
$$;
comment on function private.kinds_opening(text) is 'Which kinds of link open an event, its RSVP, its tickets, its countdown or a campaign.';

create function private.sells_to_invited(target_event_id uuid)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select exists (select from public.events e where e.id = target_event_id and e.visibility = 'private'
    and not exists (select from public.share_links l where l.event_id = e.id and l.suspended_at is not null))
$$;
comment on function private.sells_to_invited(uuid) is
  'Whether somebody''s own link opens an event''s tickets: of a private one, which has no link for everybody, unless an administrator has stopped a link of it.';

create function private.open_ticket_link(token text)
returns public.share_links
language plpgsql
security definer
set search_path = ''
as $$
declare
  personal public.personal_links := private.find_personal_link(token);
  link public.share_links;
begin
  if personal.id is null or not private.sells_to_invited(personal.event_id) then
    return private.open_share_link(token, private.kinds_opening('tickets'));
  end if;
  link.account_id := personal.account_id;
  link.event_id := personal.event_id;
  return link;
end
$$;
comment on function private.open_ticket_link(text) is
  'The link whose token opens the event''s tickets; an invitation''s, where that sells, comes as a link without an id.';

create function private.share_token(link public.share_links)
returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  return private.derive_token('share', link.id, link.generation);
end
$$;
comment on function private.share_token(public.share_links) is 'The link''s token, shown again to those who may.';

create function private.prefill_key(link public.share_links)
returns text
language sql
security definer
set search_path = ''
as $$ select private.derive_token('prefill', link.id, link.generation) $$;
comment on function private.prefill_key(public.share_links) is
  'What a host''s own server signs its visitors'' names with; it opens nothing, and a new address of the link ends it.';

create function private.personal_token(link public.personal_links)
returns text
language sql
security definer
set search_path = ''
as $$ select private.derive_token('personal', link.id, link.generation) $$;
comment on function private.personal_token(public.personal_links) is 'The personal link''s token.';

create function private.link_path(link_kind text, token text)
returns text
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (select k.path || token from private.link_kinds k where k.kind = link_kind);
end
$$;
comment on function private.link_path(text, text) is 'Where a link of a kind is opened in the portal.';

create function private.ensure_personal_link(
  target public.event_guests, wanted_scope text, wanted_name text default null, from_share_link uuid default null)
returns public.personal_links
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.personal_links;
  new_id uuid := gen_random_uuid();
begin
  insert into public.personal_links as p
    (id, account_id, event_id, event_guest_id, share_link_id, scope, shown_name, token_hash)
  values (new_id, target.account_id, target.event_id, target.id, from_share_link, wanted_scope,
    wanted_name, private.hash_token(private.derive_token('personal', new_id, 1)))
  on conflict (event_guest_id, scope) where not stands_in do update
  set shown_name = coalesce(excluded.shown_name, p.shown_name)
  returning * into link;
  if link.revoked_at is not null then
    update public.personal_links p
    set generation = p.generation + 1, revoked_at = null,
      token_hash = private.hash_token(private.derive_token('personal', p.id, p.generation + 1))
    where p.id = link.id
    returning * into link;
  end if;
  return link;
end
$$;
comment on function private.ensure_personal_link(public.event_guests, text, text, uuid) is
  'The guest''s link of a scope, made once; a revoked one comes back with a new token.';

create function private.ensure_personal_links(of_event_guests uuid[], wanted_scope text)
returns setof public.personal_links
language plpgsql
security definer
set search_path = ''
as $$
begin
  with lacking as materialized (
    select eg.id, eg.account_id, eg.event_id, gen_random_uuid() as link_id from public.event_guests eg
    where eg.id = any (of_event_guests) and not exists (select from public.personal_links p
      where p.event_guest_id = eg.id and p.scope = wanted_scope and not p.stands_in)
    order by eg.id
  )
  insert into public.personal_links (id, account_id, event_id, event_guest_id, scope, token_hash)
  select l.link_id, l.account_id, l.event_id, l.id, wanted_scope, private.hash_token(private.derive_token('personal', l.link_id, 1))
  from lacking l
  on conflict (event_guest_id, scope) where not stands_in do nothing;
  perform private.ensure_personal_link(eg, wanted_scope)
  from public.event_guests eg join public.personal_links p on p.event_guest_id = eg.id
  where eg.id = any (of_event_guests) and p.scope = wanted_scope and not p.stands_in and p.revoked_at is not null;
  return query select p.* from public.personal_links p
  where p.event_guest_id = any (of_event_guests) and p.scope = wanted_scope and not p.stands_in;
end
$$;
comment on function private.ensure_personal_links(uuid[], text) is
  'The links of a scope of many guests, as ensure_personal_link gives each.';

create function private.forget_personal_links(person public.guests)
returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.personal_links l using public.event_guests eg where l.event_guest_id = eg.id and eg.guest_id = person.id;
$$;
comment on function private.forget_personal_links(public.guests) is 'A guest''s own links.';

create function public.get_link_policy(token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_link public.share_links;
  personal public.personal_links := private.find_personal_link(token);
begin
  select l.* into found_link from public.share_links l
  where l.id = coalesce(
    personal.share_link_id,
    (select s.id from public.share_links s
      where s.token_hash = private.hash_token(token) and private.is_living(s)),
    (select h.share_link_id from private.handovers h where h.token_hash = private.hash_token(token)),
    (select o.share_link_id from public.orders o where o.token_hash = private.hash_token(token)),
    (select d.share_link_id from public.donations d where d.token_hash = private.hash_token(token)));
  if found_link.id is null and personal.id is null
    and not exists (select from public.orders o where o.token_hash = private.hash_token(token))
    and not exists (select from public.donations d where d.token_hash = private.hash_token(token)) then
    perform private.refuse_link();
  end if;
  return jsonb_build_object(
    'kind', coalesce(found_link.kind, 'personal'),
    'allowedOrigins', to_jsonb(coalesce(found_link.allowed_origins, '{}')),
    'settings', coalesce(found_link.settings, '{}'),
    'prefillKey', case when found_link.id is not null then private.prefill_key(found_link) end);
end
$$;
comment on function public.get_link_policy(text) is
  'For the server: which host pages may use a share, personal or order token, the widget''s settings and the key that signs prefilled names.';
