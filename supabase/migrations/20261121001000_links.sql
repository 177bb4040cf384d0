-- Links: share links of an event, personal links of a guest, and the waiting list for tickets.
-- A token is derived from the link's id and generation; only its hash is stored.

create table public.share_links (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid,
  kind text not null check (kind in ('event_info_preview', 'event_info_view', 'showcase',
    'embed_event', 'embed_rsvp', 'embed_tickets', 'embed_countdown', 'shared_venue', 'campaign', 'embed_donation', 'directory')),
  generation integer not null default 1,
  token_hash bytea not null unique,
  allowed_origins text[] not null default '{}',
  settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object'),
  expires_at timestamptz,
  use_limit integer check (use_limit between 1 and 100000),
  revoked_at timestamptz,
  suspended_at timestamptz,
  last_used_at timestamptz,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, account_id),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.share_links is 'Links strangers open; each opens one kind of thing of one event, or one venue or campaign.';
comment on column public.share_links.allowed_origins is 'Host pages that may embed; none means any.';
comment on column public.share_links.use_limit is 'So many answers, orders and gifts come through it; none means any number.';
create index share_links_event on public.share_links (event_id, created_at);
create index share_links_created_by on public.share_links (created_by);

create table public.personal_links (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  event_guest_id uuid not null,
  share_link_id uuid,
  scope text not null check (scope in ('invitation', 'self')),
  shown_name text check (length(shown_name) <= 200),
  generation integer not null default 1,
  token_hash bytea not null unique,
  revoked_at timestamptz,
  last_used_at timestamptz,
  stands_in boolean not null default false,
  created_at timestamptz not null default now(),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade,
  foreign key (event_guest_id, event_id) references public.event_guests (id, event_id) on delete cascade,
  foreign key (share_link_id, account_id) references public.share_links (id, account_id)
    on delete set null (share_link_id)
);
comment on table public.personal_links is
  'One guest''s own link: invitation is sent by the planner and shows the household; self was made by answering through a share link and shows only what was answered.';
comment on column public.personal_links.stands_in is
  'The mailed link of somebody who was merged into this guest: it opens the same and is not handed out again.';
create unique index personal_links_once on public.personal_links (event_guest_id, scope) where not stands_in;
create index personal_links_event_guest on public.personal_links (event_guest_id);
create index personal_links_event on public.personal_links (event_id);
create index personal_links_share_link on public.personal_links (share_link_id);

create table public.waitlist_entries (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  ticket_type_id uuid,
  name text not null check (length(name) between 1 and 200),
  email text not null check (email = lower(email) and length(email) <= 254),
  quantity integer not null check (quantity between 1 and 100),
  status text not null default 'waiting'
    check (status in ('waiting', 'offered', 'accepted', 'declined', 'expired', 'left', 'removed')),
  split_ok boolean not null default false,
  token_hash bytea unique,
  order_id uuid,
  offered_at timestamptz,
  offer_expires_at timestamptz,
  joined_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default now(),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade,
  unique (id, event_id),
  foreign key (order_id, event_id) references public.orders (id, event_id) on delete set null (order_id),
  foreign key (ticket_type_id, event_id) references public.ticket_types (id, event_id) on delete cascade
);
comment on table public.waitlist_entries is 'Parties who would buy when tickets come back: the first in line that fits gets the offer.';
comment on column public.waitlist_entries.split_ok is 'Takes fewer when not all come free at once.';
comment on column public.waitlist_entries.order_id is 'The order that holds what is offered.';
create index waitlist_entries_order on public.waitlist_entries (order_id);
create unique index waitlist_entries_once on public.waitlist_entries
  (event_id, email, coalesce(ticket_type_id, '00000000-0000-0000-0000-000000000000'))
  where status in ('waiting', 'offered');
create index waitlist_entries_line on public.waitlist_entries (event_id, ticket_type_id, joined_at);
create index waitlist_entries_waiting on public.waitlist_entries (ticket_type_id, joined_at, id) where status = 'waiting';
create index waitlist_entries_ticket_type on public.waitlist_entries (ticket_type_id);

alter table public.orders add constraint orders_share_link_fkey
  foreign key (share_link_id, account_id) references public.share_links (id, account_id)
  on delete set null (share_link_id);
create index orders_share_link on public.orders (share_link_id);

create trigger touch_updated_at before update of allowed_origins, settings, expires_at, use_limit, generation,
  revoked_at, suspended_at on public.share_links
for each row execute function private.touch_updated_at();
create trigger audit_row after insert or delete or update of allowed_origins, settings, expires_at,
  use_limit, generation, revoked_at, suspended_at on public.share_links
for each row execute function private.audit_row();
create trigger touch_updated_at before update on public.waitlist_entries
for each row execute function private.touch_updated_at();
create trigger audit_row after insert or update of status, quantity or delete on public.waitlist_entries
for each row execute function private.audit_row();

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

create function private.open_share_link(token text, accepted_kinds text[])
returns public.share_links
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.share_links;
begin
  select l.* into link
  from public.share_links l
  join public.events e on e.id = l.event_id
    and (l.kind = 'event_info_preview' or (e.status <> 'draft' and e.visibility <> 'private'
      and (e.status <> 'archived' or e.published_at is not null)))
  where l.token_hash = private.hash_token(coalesce(token, ''))
    and l.kind = any (accepted_kinds)
    and private.is_living(l);
  return private.opened(link);
end
$$;
comment on function private.open_share_link(text, text[]) is
  'The link of a token when it is alive and of an accepted kind; otherwise the one neutral refusal.';

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
    + (select count(*) from public.donations d where d.share_link_id = link_id and d.received_at is not null);
end
$$;
comment on function private.link_uses(uuid) is
  'Answers, orders that live and gifts that arrived through a share link.';

create function private.is_used_up(link public.share_links)
returns boolean
language sql stable
security definer
set search_path = ''
as $$ select link.use_limit is not null and private.link_uses(link.id) >= link.use_limit $$;
comment on function private.is_used_up(public.share_links) is
  'Whether a link has had all the answers, orders and gifts that its planner allows.';

create function private.used_up_note(link public.share_links)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$ select case when private.is_used_up(link) then '{"usedUp": true}'::jsonb else '{}'::jsonb end $$;
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
language sql stable
security definer
set search_path = ''
as $$
  select p.*
  from public.personal_links p
  join public.accounts a on a.id = p.account_id and a.status = 'active'
  join public.events e on e.id = p.event_id and e.status <> 'draft'
  join public.event_guests eg on eg.id = p.event_guest_id
  join public.guests g on g.id = eg.guest_id and g.status <> 'blocked'
  where p.token_hash = private.hash_token(coalesce(token, '')) and p.revoked_at is null
$$;
comment on function private.find_personal_link(text) is 'The living personal link of a token, or null; that of a guest who is blocked opens nothing.';

create function private.kinds_opening(what text)
returns text[]
language sql immutable
set search_path = ''
as $$
  select case what
    when 'event' then array['event_info_view', 'event_info_preview', 'showcase', 'embed_event']
    when 'rsvp' then array['event_info_view', 'event_info_preview', 'showcase', 'embed_event', 'embed_rsvp']
    when 'tickets' then array['event_info_view', 'event_info_preview', 'showcase', 'embed_event', 'embed_tickets']
    when 'countdown' then array['event_info_view', 'event_info_preview', 'embed_event', 'embed_countdown']
    else array[]::text[] end
$$;
comment on function private.kinds_opening(text) is 'Which kinds of link open the event, its RSVP, its tickets or its countdown.';

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
language sql
security definer
set search_path = ''
as $$ select private.derive_token('share', link.id, link.generation) $$;
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
language sql immutable
set search_path = ''
as $$
  select case link_kind
    when 'event_info_preview' then '/event-info-preview/'
    when 'event_info_view' then '/event-info-view/'
    when 'showcase' then '/showcase/'
    when 'shared_venue' then '/shared-venue/'
    when 'campaign' then '/campaign/'
    when 'directory' then '/help-us-find/'
    else '/embed/' || substring(link_kind from 7) || '/' end || token
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

alter table public.share_links enable row level security;
alter table public.personal_links enable row level security;
alter table public.waitlist_entries enable row level security;
create policy "members and administrators see share links" on public.share_links
for select to authenticated using (
  account_id in (select private.my_accounts()) or (select private.is_administrator()));
create policy "members see personal links" on public.personal_links
for select to authenticated using (account_id in (select private.my_accounts()));
create policy "members see the waiting list" on public.waitlist_entries
for select to authenticated using (account_id in (select private.my_accounts()));
revoke all on public.share_links, public.personal_links, public.waitlist_entries
  from public, anon, authenticated;
grant select on public.share_links, public.personal_links, public.waitlist_entries to authenticated;
grant all on public.share_links, public.personal_links, public.waitlist_entries to service_role;

revoke execute on function private.is_living(public.share_links), private.opened(public.share_links), private.open_share_link(text, text[]), private.link_uses(uuid),
  private.is_used_up(public.share_links), private.used_up_note(public.share_links), private.require_link_room(public.share_links), private.find_personal_link(text),
  private.kinds_opening(text), private.sells_to_invited(uuid), private.open_ticket_link(text), private.share_token(public.share_links), private.prefill_key(public.share_links),
  private.personal_token(public.personal_links), private.link_path(text, text),
  private.ensure_personal_link(public.event_guests, text, text, uuid)
  from public, anon, authenticated;
