-- What planners do with links, and where the mails' content comes from.

create function private.what_opens(link_kind text)
returns text
language sql immutable
set search_path = ''
as $$
  select case link_kind when 'embed_rsvp' then 'rsvp' when 'embed_tickets' then 'tickets'
    when 'shared_venue' then 'venue' when 'directory' then 'directory' when 'campaign' then 'donation' when 'embed_donation' then 'donation'
    when 'showcase' then 'showcase' when 'embed_countdown' then 'countdown'
    else 'event' end
$$;
comment on function private.what_opens(text) is 'What a kind of link shows: event (everything), rsvp, tickets, venue, directory, donation, showcase or countdown.';

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
  perform private.require_writable_account(link.account_id);
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
  perform private.require_writable_account(event.account_id);
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
  perform private.require_writable_account(owner_account_id);
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
  perform private.require_writable_account(link.account_id);
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
  perform private.require_writable_account(guest.account_id);
  perform private.require_plan(guest.account_id, 'rsvp');
  link := private.ensure_personal_link(guest, 'invitation');
  update public.event_guests g set invited_at = now() where g.id = guest.id and g.invited_at is null;
  token := private.personal_token(link);
  return jsonb_build_object('token', token, 'path', '/invitation/' || token,
    'url', private.site_url() || '/invitation/' || token);
end
$$;
comment on function public.issue_personal_link(uuid) is 'The guest''s own invitation, the same each time: {token, path, url}.';

create function public.get_job_source(job_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  return (select case
    when j.kind in ('rsvp_confirmation', 'rsvp_promoted') then (
      select jsonb_build_object('to', g.email, 'name', coalesce(p.shown_name, g.full_name),
        'locale', coalesce(g.locale, e.locale), 'event', private.public_event(e, true),
        'receipt', private.rsvp_receipt(r, p, e), 'party', private.party_view(p, e),
        'url', private.site_url() || '/invitation/' || private.personal_token(p),
        'calendar', public.get_calendar_source(private.personal_token(p)))
      from public.rsvps r
      join public.event_guests eg on eg.id = r.event_guest_id
      join public.guests g on g.id = eg.guest_id
      join public.events e on e.id = r.event_id
      join lateral (select * from public.personal_links l where l.event_guest_id = eg.id
        and l.revoked_at is null order by l.id::text = j.payload ->> 'personalLinkId' desc, l.stands_in, l.scope limit 1) p on true
      where r.id::text = j.payload ->> 'rsvpId' or eg.id::text = j.payload ->> 'eventGuestId'
      limit 1)
    when j.kind in ('order_confirmation', 'order_refunded', 'order_cancelled', 'order_pay_later') then (
      select jsonb_build_object('to', o.buyer_email, 'name', o.buyer_name, 'locale', o.locale,
        'order', private.order_view(o), 'amountMinor', j.payload -> 'amountMinor', 'ticketIds', j.payload -> 'ticketIds',
        'reason', private.told_reason(j.payload),
        'calendar', public.get_calendar_source(private.derive_token('order', o.id, 1)))
      from public.orders o where o.id::text = j.payload ->> 'orderId')
    when j.kind = 'rsvp_link' then private.rsvp_link_source(j)
    when j.kind = 'late_answer_declined' then private.late_answer_source((j.payload ->> 'lateAnswerId')::uuid)
    when j.kind = 'profile_link' then private.profile_link_source((j.payload ->> 'guestId')::uuid)
    when j.kind = 'invitation' then private.invitation_source((j.payload ->> 'mailId')::uuid)
    when j.kind = 'ticket_cancelled' then private.cancelled_ticket_source(j.payload)
    when j.kind = 'ticket_passed_on' then private.passed_ticket_source((j.payload ->> 'ticketId')::uuid)
    when j.kind in ('waitlist_joined', 'waitlist_offered', 'waitlist_expired')
      then private.waitlist_source((j.payload ->> 'entryId')::uuid)
    when j.kind = 'event_notice' then private.event_notice_source(j.payload)
    when j.kind in ('sign_tickets', 'waitlist_offers', 'refund_run') then j.payload
    when j.kind = 'refund_payment' then public.get_refund((j.payload ->> 'refundId')::uuid)
    when j.kind = 'refund_donation' then private.donation_refund_source((j.payload ->> 'refundId')::uuid)
    when j.kind in ('donation_receipt', 'donation_refunded', 'donation_failed')
      then private.donation_mail_source(j.payload)
    end
  from public.jobs j where j.id = job_id);
end
$$;
comment on function public.get_job_source(uuid) is
  'What a job needs to be done: {to, name, locale, …} of a mail, or the refund to ask for; null when it became pointless.';

revoke execute on function private.what_opens(text), private.share_link_view(public.share_links), private.read_origins(jsonb), private.read_expiry(jsonb),
  private.read_use_limit(jsonb), private.check_look(jsonb),
  private.own_share_link(uuid), public.create_share_link(uuid, text, jsonb),
  public.list_share_links(uuid), public.get_share_link(uuid), public.update_share_link(uuid, jsonb),
  public.rotate_share_link(uuid), public.revoke_share_link(uuid),
  public.suspend_share_link(uuid, text), public.issue_personal_link(uuid), public.get_job_source(uuid)
  from public, anon, authenticated;
grant execute on function public.create_share_link(uuid, text, jsonb), public.list_share_links(uuid),
  public.get_share_link(uuid), public.update_share_link(uuid, jsonb), public.rotate_share_link(uuid), public.revoke_share_link(uuid),
  public.suspend_share_link(uuid, text), public.issue_personal_link(uuid) to authenticated, service_role;
grant execute on function public.get_job_source(uuid) to service_role;
