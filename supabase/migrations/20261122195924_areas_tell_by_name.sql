-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

drop function private.cancelled_ticket_source(jsonb);

drop function private.donation_mail_source(jsonb);

drop function private.event_notice_source(jsonb);

drop function private.invitation_source(uuid);

drop function private.late_answer_source(uuid);

drop function private.passed_ticket_source(uuid);

drop function private.profile_link_source(uuid);

drop function private.waitlist_source(uuid);

drop function public.get_booking_mail_source(uuid);

drop function public.get_schedule_mail_source(uuid);

drop function public.get_support_mail_source(uuid);

create table private.link_kinds (
  kind text primary key check (kind ~ '^[a-z_]+$'),
  path text not null check (path ~ '^/.*/$'),
  opens text not null,
  shows text[] not null,
  opener text not null check (opener ~ '^opens_[a-z_]+$')
);
comment on table private.link_kinds is 'The kinds of share links; each area adds the rows of its own.';
comment on column private.link_kinds.path is 'Where it is opened in the portal; the token follows.';
comment on column private.link_kinds.opens is 'What it is for: event (everything), rsvp, tickets, venue, directory, donation, showcase or countdown.';
comment on column private.link_kinds.shows is 'All that may be seen through it.';
comment on column private.link_kinds.opener is 'private.<opener>(link): whether what is behind it may be seen now.';
alter table private.link_kinds enable row level security;
insert into private.link_kinds (kind, path, opens, shows, opener) values
  ('event_info_preview', '/event-info-preview/', 'event', '{event, rsvp, tickets, countdown}', 'opens_preview'),
  ('event_info_view', '/event-info-view/', 'event', '{event, rsvp, tickets, countdown}', 'opens_event'),
  ('showcase', '/showcase/', 'showcase', '{event, rsvp, tickets}', 'opens_showcase'),
  ('embed_event', '/embed/event/', 'event', '{event, rsvp, tickets, countdown}', 'opens_event'),
  ('embed_rsvp', '/embed/rsvp/', 'rsvp', '{rsvp}', 'opens_event'),
  ('embed_tickets', '/embed/tickets/', 'tickets', '{tickets}', 'opens_event'),
  ('embed_countdown', '/embed/countdown/', 'countdown', '{countdown}', 'opens_event');
insert into private.link_kinds (kind, path, opens, shows, opener) values
  ('shared_venue', '/shared-venue/', 'venue', '{venue}', 'opens_venue'),
  ('campaign', '/campaign/', 'donation', '{donation}', 'opens_campaign'),
  ('embed_donation', '/embed/donation/', 'donation', '{donation}', 'opens_campaign'),
  ('directory', '/help-us-find/', 'directory', '{directory}', 'opens_event');

alter table public.share_links
  drop constraint share_links_kind_check,
  add constraint share_links_kind_fkey foreign key (kind) references private.link_kinds (kind);
create index share_links_kind on public.share_links (kind);

CREATE OR REPLACE FUNCTION private.forget_guest(person public.guests)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  kept integer;
  forgetter name;
begin
  select count(*) into kept from public.orders o where o.buyer_guest_id = person.id and o.completed_at is not null;
  foreach forgetter in array private.for_each_guest('forget') loop
    execute format('select private.%I($1)', forgetter) using person;
  end loop;
  delete from public.event_guests eg using public.events e
  where eg.guest_id = person.id and e.id = eg.event_id and e.end_date > now()
    and not exists (select from public.tickets t join public.orders o on o.id = t.order_id
      where o.buyer_guest_id = person.id and o.event_id = e.id);
  update public.event_guests eg set dietary = null, group_label = null, household_id = null where eg.guest_id = person.id;
  update public.guests g set full_name = 'Erased person', first_name = null, last_name = null, former_name = null,
    email = null, phone = null, locale = null, time_zone = null, tags = '{}', custom = '{}', notes = null,
    status = 'erased', unsubscribed_at = coalesce(g.unsubscribed_at, now())
  where g.id = person.id;
  perform private.audit(person.account_id, 'guests.erased', 'guests', person.id::text, null, jsonb_build_object('ordersKept', kept));
  return jsonb_build_object('erased', true, 'ordersKept', kept);
end
$function$;

CREATE OR REPLACE FUNCTION private.held_data(of_guest public.guests)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  teller name;
  told jsonb;
  held jsonb := '{}';
begin
  foreach teller in array private.for_each_guest('held') loop
    execute format('select private.%I($1)', teller) using of_guest into told;
    held := held || told;
  end loop;
  return held;
end
$function$;

CREATE OR REPLACE FUNCTION private.kinds_opening(what text)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (select coalesce(array_agg(k.kind order by k.kind), '{}') from private.link_kinds k where what = any (k.shows));
end
$function$;

CREATE OR REPLACE FUNCTION private.link_path(link_kind text, token text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (select k.path || token from private.link_kinds k where k.kind = link_kind);
end
$function$;

CREATE OR REPLACE FUNCTION private.open_campaign_link(token text)
 RETURNS public.share_links
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.open_link(token, private.kinds_opening('donation'));
end
$function$;

CREATE OR REPLACE FUNCTION private.open_share_link(token text, accepted_kinds text[])
 RETURNS public.share_links
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link public.share_links := private.open_link(token, accepted_kinds);
begin
  if link.event_id is null then
    perform private.refuse_link();
  end if;
  return link;
end
$function$;

CREATE OR REPLACE FUNCTION private.open_showcase_link(token text)
 RETURNS public.share_links
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.open_link(token, array['showcase']);
end
$function$;

CREATE OR REPLACE FUNCTION private.open_venue_link(token text)
 RETURNS public.share_links
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.open_link(token, array['shared_venue']);
end
$function$;

CREATE OR REPLACE FUNCTION private.what_opens(link_kind text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (select k.opens from private.link_kinds k where k.kind = link_kind);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_job_source(job_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  job public.jobs;
  noun text;
  source jsonb;
begin
  select * into job from public.jobs j where j.id = job_id;
  noun := job.kind;
  while noun <> '' loop
    if to_regprocedure(format('private.%I(public.jobs)', noun || '_source')) is not null then
      execute format('select private.%I($1)', noun || '_source') using job into source;
      return source;
    end if;
    noun := coalesce(substring(noun from '^(.*)_[^_]*$'), '');
  end loop;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.preview_invitation(event_id_param uuid, kind_param text DEFAULT 'invitation'::text, event_guest_ids uuid[] DEFAULT NULL::uuid[], message_param text DEFAULT NULL::text, to_param uuid DEFAULT NULL::uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
  words text := private.check_text(message_param, 2000, 'message', 'A message');
  chosen uuid;
  mail_id uuid;
  source jsonb;
begin
  select * into event from public.events e where e.id = event_id_param;
  perform private.require_writable_account(event.account_id);
  select p.to_id into chosen
  from private.invitation_recipients(event.id, kind_param, event_guest_ids) p
  where p.to_id = coalesce(to_param, p.to_id)
  order by p.full_name, p.to_id limit 1;
  if chosen is null then
    perform private.refuse(404, 'not_found', 'Nobody of them gets a mail', 'to_param');
  end if;
  begin
    insert into public.invitation_mails (account_id, event_id, event_guest_id, kind, message, created_by)
    values (event.account_id, event.id, chosen, kind_param, words, auth.uid()) returning id into mail_id;
    source := private.invitation_mail(mail_id);
    raise exception using errcode = 'JUBPV';
  exception when sqlstate 'JUBPV' then null;
  end;
  if source is null then
    perform private.refuse(409, 'conflict', 'Publish the event first: until then no mail goes out');
  end if;
  return source || jsonb_build_object('url', private.site_url() || '/invitation/their-own-link',
    'unsubscribeUrl', private.site_url() || '/invitation/their-own-link?mails=stop');
end
$function$;

CREATE OR REPLACE FUNCTION private.booking_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'to', coalesce(job.payload ->> 'to', b.requester_email, u.email),
    'venue', v.name, 'address', concat_ws(', ', v.street, concat_ws(' ', v.postal_code, v.city)),
    'isPlanner', job.payload ? 'to' or b.requester_email is null,
    'contactEmail', v.contact_email, 'booking', private.booking_view(b))
  from public.venue_bookings b
  join public.venues v on v.id = b.venue_id
  left join auth.users u on u.id = b.requested_by
  where b.id::text = job.payload ->> 'bookingId'
$function$;

CREATE OR REPLACE FUNCTION private.donation_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('to', d.donor_email, 'name', coalesce(d.donor_name, ''), 'locale', c.locale,
    'gift', private.gift_view(d), 'amountMinor', job.payload -> 'amountMinor')
  from public.donations d join public.campaigns c on c.id = d.campaign_id
  where d.id::text = job.payload ->> 'donationId'
$function$;

CREATE OR REPLACE FUNCTION private.event_notice_mail(payload jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  notice public.event_notices;
  event public.events;
  guest public.event_guests;
  ticket public.tickets;
  bought public.orders;
  token text;
  path text;
  person record;
  online text;
  others jsonb;
begin
  select * into notice from public.event_notices n where n.id::text = payload ->> 'noticeId';
  select * into event from public.events e where e.id = notice.event_id and e.status <> 'draft';
  if payload ? 'eventGuestId' then
    select * into guest from public.event_guests g where g.id::text = payload ->> 'eventGuestId';
    if guest.id is not null then
      select p.token, g.email, g.full_name as name, g.locale into person
      from public.guests g,
        lateral (select private.personal_token(private.ensure_personal_link(guest, 'invitation')) as token) p
      where g.id = guest.guest_id;
      path := '/invitation/';
      online := case when exists (select from public.rsvps r where r.event_guest_id = guest.id and r.answer in ('yes', 'maybe'))
        then event.online_url end;
    end if;
  elsif payload ? 'orderId' then
    select * into bought from public.orders o where o.id::text = payload ->> 'orderId';
    select private.derive_token('order', bought.id, 1) as token, bought.buyer_email as email,
      bought.buyer_name as name, bought.locale as locale into person;
    online := private.order_online_url(bought);
    path := '/ticket-confirmation?jubilee_order=';
  elsif payload ? 'waitlistEntryId' then
    select private.derive_token('waitlist', w.id, 1) as token, w.email as email, w.name as name, event.locale as locale
    into person from public.waitlist_entries w
    where w.id::text = payload ->> 'waitlistEntryId' and w.status in ('waiting', 'offered');
    path := '/waiting-list/';
  elsif payload ? 'memberId' then
    select event.id::text as token, u.email::text as email, p.display_name as name, event.locale as locale into person
    from public.team_members m join auth.users u on u.id = m.user_id join public.profiles p on p.user_id = m.user_id
    where m.id::text = payload ->> 'memberId' and m.status = 'active' and m.account_id = notice.account_id;
    online := event.online_url;
    path := '/event-details/';
  else
    select * into ticket from public.tickets t
    where t.id::text = payload ->> 'ticketId' and t.status in ('valid', 'checked_in');
    select private.derive_token('ticket', ticket.id, 1) as token, ticket.holder_email as email,
      ticket.holder_name as name, event.locale as locale into person;
    online := private.ticket_online_url(ticket);
    path := '/ticket/';
  end if;
  if payload ? 'also' then
    select jsonb_agg(o.source - 'to' - 'name' - 'locale' - 'message' order by o.n) into others
    from (select a.n, private.event_notice_mail(a.entry) as source
      from jsonb_array_elements(payload -> 'also') with ordinality a (entry, n)) o
    where o.source is not null;
  end if;
  if event.id is null or path is null or person.email is null then
    return null;
  end if;
  return jsonb_strip_nulls(jsonb_build_object('others', others)) || jsonb_build_object(
    'to', person.email, 'name', person.name, 'locale', coalesce(person.locale, event.locale),
    'kind', notice.kind, 'before', case when online = event.online_url then notice.before else notice.before || jsonb_build_object('onlineUrl', online) end,
    'message', notice.message,
    'event', private.public_event(event, false) || jsonb_build_object('onlineUrl', online),
    'url', private.site_url() || path || person.token,
    'calendar', private.public_event(event, false) || jsonb_build_object('onlineUrl', online, 'uid', event.uid,
      'sequence', event.sequence, 'updatedAt', event.updated_at,
      'pageUrl', coalesce(private.page_url(event, null), private.site_url())));
end
$function$;

CREATE OR REPLACE FUNCTION private.event_notice_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.event_notice_mail(job.payload);
end
$function$;

CREATE OR REPLACE FUNCTION private.for_each_guest(verb text)
 RETURNS name[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(array_agg(p.proname order by p.proname), '{}') from pg_catalog.pg_proc p
  where p.pronamespace = 'private'::regnamespace and p.proname like verb || '\_%'
    and p.proname not in ('held_data', 'forget_guest')
    and p.pronargs = 1 and p.proargtypes[0] = 'public.guests'::regtype
$function$;

CREATE OR REPLACE FUNCTION private.forget_companions(person public.guests)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from public.rsvp_companions c using public.event_guests eg where c.event_guest_id = eg.id and eg.guest_id = person.id;
$function$;

CREATE OR REPLACE FUNCTION private.forget_imports(person public.guests)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.guest_import_rows i set row_key = private.erased_key(i.row_key), row_hash = ''::bytea,
    household_key = null, before = null where i.guest_id = person.id;
$function$;

CREATE OR REPLACE FUNCTION private.forget_invitation_mails(person public.guests)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from public.invitation_mails m using public.event_guests eg where m.event_guest_id = eg.id and eg.guest_id = person.id;
$function$;

CREATE OR REPLACE FUNCTION private.forget_late_answers(person public.guests)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from public.late_answers l using public.event_guests eg where l.event_guest_id = eg.id and eg.guest_id = person.id;
$function$;

CREATE OR REPLACE FUNCTION private.forget_member_leads(person public.guests)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from public.member_leads l where l.guest_id = person.id;
$function$;

CREATE OR REPLACE FUNCTION private.forget_member_profile(person public.guests)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from private.profile_visibility v where v.guest_id = person.id;
  delete from private.member_profiles p where p.guest_id = person.id;
$function$;

CREATE OR REPLACE FUNCTION private.forget_merges(person public.guests)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from public.guest_merges m where m.kept_guest_id = person.id;
  delete from private.guest_aliases a where a.guest_id = person.id;
  delete from public.guests_apart p where person.id in (p.one_id, p.other_id);
$function$;

CREATE OR REPLACE FUNCTION private.forget_personal_links(person public.guests)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from public.personal_links l using public.event_guests eg where l.event_guest_id = eg.id and eg.guest_id = person.id;
$function$;

CREATE OR REPLACE FUNCTION private.forget_rsvps(person public.guests)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from public.rsvps r using public.event_guests eg, public.events e
  where r.event_guest_id = eg.id and eg.guest_id = person.id and e.id = eg.event_id and e.end_date > now();
  update public.rsvps r set note = null, dietary = null, meal_choice = null, answers = '{}'
  from public.event_guests eg where r.event_guest_id = eg.id and eg.guest_id = person.id;
  delete from public.rsvp_history h using public.rsvps r, public.event_guests eg
  where h.rsvp_id = r.id and r.event_guest_id = eg.id and eg.guest_id = person.id;
$function$;

CREATE OR REPLACE FUNCTION private.forget_sign_ups(person public.guests)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from public.activity_sign_ups s using public.event_guests eg where s.event_guest_id = eg.id and eg.guest_id = person.id;
$function$;

CREATE OR REPLACE FUNCTION private.forget_travel(person public.guests)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from public.travel_records t using public.event_guests eg where t.event_guest_id = eg.id and eg.guest_id = person.id;
$function$;

CREATE OR REPLACE FUNCTION private.forget_waiting_list(person public.guests)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from public.waitlist_entries w where w.account_id = person.account_id and w.email = person.email
    and w.status in ('waiting', 'left', 'declined', 'expired', 'removed');
$function$;

CREATE OR REPLACE FUNCTION private.held_answers(of_guest public.guests)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('events', (
    select coalesce(jsonb_agg(jsonb_build_object('name', e.name, 'startDate', e.start_date, 'timeZone', e.time_zone,
      'group', eg.group_label, 'role', eg.role, 'household', h.name, 'invitedAt', eg.invited_at, 'openedAt', eg.opened_at,
      'answer', r.answer, 'people', r.party_size, 'meal', r.meal_choice, 'dietary', coalesce(r.dietary, eg.dietary),
      'note', r.note, 'answeredAt', r.answered_at) order by e.start_date desc), '[]')
    from public.event_guests eg join public.events e on e.id = eg.event_id
    left join public.households h on h.id = eg.household_id
    left join public.rsvps r on r.event_guest_id = eg.id where eg.guest_id = of_guest.id))
$function$;

CREATE OR REPLACE FUNCTION private.held_companions(of_guest public.guests)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('companions', (
    select coalesce(jsonb_agg(jsonb_build_object('event', e.name, 'name', c.name, 'isChild', c.is_child,
      'meal', c.meal_choice, 'dietary', c.dietary) order by e.start_date desc, c.position), '[]')
    from public.rsvp_companions c join public.event_guests eg on eg.id = c.event_guest_id
    join public.events e on e.id = c.event_id where eg.guest_id = of_guest.id))
$function$;

CREATE OR REPLACE FUNCTION private.held_invitation_mails(of_guest public.guests)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('mails', (
    select coalesce(jsonb_agg(jsonb_build_object('kind', m.kind, 'event', e.name, 'status', m.status, 'at', m.created_at)
      order by m.created_at desc), '[]')
    from public.invitation_mails m join public.event_guests eg on eg.id = m.event_guest_id
    join public.events e on e.id = m.event_id where eg.guest_id = of_guest.id))
$function$;

CREATE OR REPLACE FUNCTION private.held_orders(of_guest public.guests)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('orders', (
    select coalesce(jsonb_agg(jsonb_build_object('code', o.code, 'event', e.name, 'status', o.status,
      'totalMinor', o.total_minor, 'refundedMinor', o.refunded_minor, 'currency', o.currency, 'at', o.created_at)
      order by o.created_at desc), '[]')
    from public.orders o join public.events e on e.id = o.event_id
    where o.buyer_guest_id = of_guest.id and o.completed_at is not null))
$function$;

CREATE OR REPLACE FUNCTION private.held_person(of_guest public.guests)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('person', jsonb_build_object('fullName', of_guest.full_name, 'firstName', of_guest.first_name,
    'lastName', of_guest.last_name, 'formerName', of_guest.former_name, 'email', of_guest.email, 'phone', of_guest.phone,
    'language', of_guest.locale, 'details', of_guest.custom, 'cameBy', of_guest.source,
    'noMailsSince', of_guest.unsubscribed_at, 'knownSince', of_guest.created_at))
$function$;

CREATE OR REPLACE FUNCTION private.held_sign_ups(of_guest public.guests)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('activities', (
    select coalesce(jsonb_agg(jsonb_build_object('title', a.title, 'status', s.status, 'at', s.signed_up_at)
      order by s.signed_up_at), '[]')
    from public.activity_sign_ups s join public.event_guests eg on eg.id = s.event_guest_id
    join public.activities a on a.id = s.activity_id where eg.guest_id = of_guest.id))
$function$;

CREATE OR REPLACE FUNCTION private.held_travel(of_guest public.guests)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('travel', (
    select count(*) from public.travel_records t join public.event_guests eg on eg.id = t.event_guest_id
    where eg.guest_id = of_guest.id))
$function$;

CREATE OR REPLACE FUNCTION private.held_waiting_list(of_guest public.guests)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('waitingLists', (
    select coalesce(jsonb_agg(jsonb_build_object('event', e.name, 'people', w.quantity, 'status', w.status,
      'at', w.joined_at) order by w.joined_at desc), '[]')
    from public.waitlist_entries w join public.events e on e.id = w.event_id
    where w.account_id = of_guest.account_id and w.email = of_guest.email))
$function$;

CREATE OR REPLACE FUNCTION private.invitation_mail(mail_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mail public.invitation_mails;
  invited public.event_guests;
  person public.guests;
  event public.events;
  link public.personal_links;
  token text;
begin
  select * into mail from public.invitation_mails m where m.id = mail_id;
  select * into invited from public.event_guests eg where eg.id = mail.event_guest_id;
  select * into person from public.guests g where g.id = invited.guest_id;
  select * into event from public.events e where e.id = mail.event_id;
  if mail.id is null or mail.status <> 'queued' then
    return null;
  end if;
  if person.email is null or person.unsubscribed_at is not null or person.status <> 'active'
    or event.status <> 'published' or event.end_date <= now()
    or (mail.kind = 'reminder' and not exists (select from private.standings s
      where s.event_id = event.id and s.standing = 'pending'
        and (s.event_guest_id = invited.id or s.household_id = invited.household_id))) then
    update public.invitation_mails m set status = 'skipped', finished_at = now() where m.id = mail.id;
    return null;
  end if;
  link := private.ensure_personal_link(invited, 'invitation');
  token := private.personal_token(link);
  return jsonb_build_object('to', person.email, 'name', person.full_name,
    'locale', coalesce(person.locale, event.locale), 'kind', mail.kind, 'message', mail.message,
    'event', private.public_event(event, false),
    'people', (select jsonb_agg(g.full_name) from private.party_of(link) m join public.guests g on g.id = m.guest_id),
    'asks', private.what_it_asks(event),
    'closes', case when private.takes_answers(event) then private.party_closes(link, event) end,
    'url', private.site_url() || '/invitation/' || token,
    'unsubscribeUrl', private.site_url() || '/invitation/' || token || '?mails=stop',
    'calendar', public.get_calendar_source(token));
end
$function$;

CREATE OR REPLACE FUNCTION private.invitation_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.invitation_mail((job.payload ->> 'mailId')::uuid);
end
$function$;

CREATE OR REPLACE FUNCTION private.late_answer_declined_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  late public.late_answers;
  event public.events;
  invited public.event_guests;
  link public.personal_links;
begin
  select * into late from public.late_answers l where l.id = (job.payload ->> 'lateAnswerId')::uuid;
  select * into event from public.events e where e.id = late.event_id;
  select * into invited from public.event_guests g where g.id = late.event_guest_id;
  if invited.id is null or late.status <> 'declined' or event.status <> 'published' or event.end_date <= now() then
    return null;
  end if;
  link := private.ensure_personal_link(invited, late.scope);
  return (
    select jsonb_build_object('to', g.email, 'name', g.full_name, 'locale', coalesce(g.locale, event.locale),
      'event', private.public_event(event, true), 'party', private.party_view(link, event),
      'askedAt', late.asked_at, 'url', private.site_url() || '/invitation/' || private.personal_token(link))
    from private.party_of(link) with ordinality m join public.guests g on g.id = m.guest_id
    where g.email is not null and g.status = 'active'
    order by m.ordinality limit 1);
end
$function$;

CREATE OR REPLACE FUNCTION private.open_link(token text, accepted_kinds text[])
 RETURNS public.share_links
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.opens_campaign(link public.share_links)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return exists (select from public.campaigns c where c.id = link.campaign_id and c.status <> 'draft');
end
$function$;

CREATE OR REPLACE FUNCTION private.opens_event(link public.share_links)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return exists (select from public.events e where e.id = link.event_id
    and e.status <> 'draft' and e.visibility <> 'private' and (e.status <> 'archived' or e.published_at is not null));
end
$function$;

CREATE OR REPLACE FUNCTION private.opens_preview(link public.share_links)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select link.event_id is not null $function$;

CREATE OR REPLACE FUNCTION private.opens_showcase(link public.share_links)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return link.showcase_id is not null or private.opens_event(link);
end
$function$;

CREATE OR REPLACE FUNCTION private.opens_venue(link public.share_links)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return exists (select from public.venues v where v.id = link.venue_id and v.status = 'active');
end
$function$;

CREATE OR REPLACE FUNCTION private.order_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select jsonb_build_object('to', o.buyer_email, 'name', o.buyer_name, 'locale', o.locale,
      'order', private.order_view(o), 'amountMinor', job.payload -> 'amountMinor', 'ticketIds', job.payload -> 'ticketIds',
      'reason', private.told_reason(job.payload),
      'calendar', public.get_calendar_source(private.derive_token('order', o.id, 1)))
    from public.orders o where o.id::text = job.payload ->> 'orderId');
end
$function$;

CREATE OR REPLACE FUNCTION private.profile_link_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('to', g.email, 'name', g.full_name, 'locale', coalesce(g.locale, a.default_locale),
    'host', a.name, 'url', private.site_url() || '/my-profile/' || private.profile_token(p))
  from public.guests g join public.accounts a on a.id = g.account_id and a.status = 'active'
  join private.member_profiles p on p.guest_id = g.id
  where g.id = (job.payload ->> 'guestId')::uuid and g.email is not null and g.status not in ('erased', 'blocked')
$function$;

CREATE OR REPLACE FUNCTION private.refund_donation_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.donation_refund_source((job.payload ->> 'refundId')::uuid);
end
$function$;

CREATE OR REPLACE FUNCTION private.refund_payment_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return public.get_refund((job.payload ->> 'refundId')::uuid);
end
$function$;

CREATE OR REPLACE FUNCTION private.refund_run_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select job.payload $function$;

CREATE OR REPLACE FUNCTION private.rsvp_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
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
      and l.revoked_at is null order by l.id::text = job.payload ->> 'personalLinkId' desc, l.stands_in, l.scope limit 1) p on true
    where r.id::text = job.payload ->> 'rsvpId' or eg.id::text = job.payload ->> 'eventGuestId'
    limit 1);
end
$function$;

CREATE OR REPLACE FUNCTION private.schedule_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'to', case when m.id is not null then u.email when g.status = 'active' then g.email end,
    'name', coalesce(g.full_name, p.display_name), 'locale', coalesce(g.locale, e.locale),
    'event', private.public_event(e, false), 'url', case when eg.id is not null then private.my_schedule_url(eg.id)
      else private.site_url() || '/event-details/' || e.id end,
    'notes', v.notes,
    'activity', case when a.id is not null then coalesce(private.released_entry(a), private.schedule_entry(a))
      - 'visibility' - 'hostGuestId' - 'hostMemberId' end,
    'status', s.status, 'people', s.people,
    'changes', case when v.id is not null then private.schedule_changes_for(v, eg.id, m.id) else '[]'::jsonb end)
  from (select) one
  left join public.activity_sign_ups s on s.id::text = job.payload ->> 'signUpId' and s.status <> 'left'
  left join public.schedule_versions v on v.id::text = job.payload ->> 'versionId'
  left join public.event_guests eg on eg.id = coalesce(s.event_guest_id, (job.payload ->> 'eventGuestId')::uuid)
  left join public.guests g on g.id = eg.guest_id
  left join public.team_members m on m.id::text = job.payload ->> 'memberId' and m.account_id = v.account_id and m.status = 'active'
  left join auth.users u on u.id = m.user_id
  left join public.profiles p on p.user_id = m.user_id
  join public.events e on e.id = coalesce(eg.event_id, v.event_id) and e.status = 'published'
  left join public.activities a on a.id = s.activity_id
  where (s.id is not null or v.id is not null) and (eg.id is not null or m.id is not null)
$function$;

CREATE OR REPLACE FUNCTION private.sign_tickets_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select job.payload $function$;

CREATE OR REPLACE FUNCTION private.support_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'to', case job.kind when 'support_arrived' then job.payload ->> 'to' else r.email end,
    'name', r.name, 'email', r.email, 'reference', r.reference, 'topic', r.topic,
    'subject', r.subject, 'page', r.page, 'priority', r.priority, 'hasAccount', r.user_id is not null,
    'message', m.body, 'requestId', r.id)
  from public.support_messages m
  join public.support_requests r on r.id = m.request_id
  where m.id::text = job.payload ->> 'messageId'
$function$;

CREATE OR REPLACE FUNCTION private.ticket_cancelled_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select jsonb_build_object('to', t.holder_email, 'name', t.holder_name, 'from', private.passed_by(t), 'locale', o.locale,
      'takenBack', coalesce((job.payload ->> 'takenBack')::boolean, false),
      'order', public.get_ticket(private.derive_token('ticket', t.id, 1)),
      'calendar', public.get_calendar_source(private.derive_token('order', o.id, 1)))
    from public.tickets t join public.orders o on o.id = t.order_id
    where t.id::text = job.payload ->> 'ticketId' and t.status in ('cancelled', 'refunded'));
end
$function$;

CREATE OR REPLACE FUNCTION private.ticket_passed_on_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select jsonb_build_object('to', t.holder_email, 'name', t.holder_name, 'from', private.passed_by(t), 'locale', o.locale,
      'order', public.get_ticket(private.derive_token('ticket', t.id, 1)),
      'calendar', public.get_calendar_source(private.derive_token('order', o.id, 1)))
    from public.tickets t join public.orders o on o.id = t.order_id where t.id = (job.payload ->> 'ticketId')::uuid and t.status = 'valid');
end
$function$;

CREATE OR REPLACE FUNCTION private.waitlist_offers_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select job.payload $function$;

CREATE OR REPLACE FUNCTION private.waitlist_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select jsonb_build_object('to', w.email, 'name', w.name, 'locale', e.locale, 'place', private.waitlist_place(w),
      'url', private.site_url() || '/waiting-list/' || private.derive_token('waitlist', w.id, 1))
    from public.waitlist_entries w join public.events e on e.id = w.event_id where w.id = (job.payload ->> 'entryId')::uuid);
end
$function$;

comment on function private.forget_guest(public.guests) is 'Erases a person, each area by its private.forget_…(guest): name, contact, words, pictures, answers to come, links and mails. Kept: orders with their buyer (the host''s books) and the bare number of people who came.';

comment on function private.held_data(public.guests) is 'HeldData: all that the host keeps of a person that came from them or is about what they did, each area by its private.held_…(guest). The host''s own notes and tags are not in it.';

comment on function private.kinds_opening(text) is 'Which kinds of link open an event, its RSVP, its tickets, its countdown, a venue …';

comment on function private.open_share_link(text, text[]) is 'The link of a token where it is about one event; otherwise the one neutral refusal.';

comment on function private.what_opens(text) is 'What a kind of link is for: event (everything), rsvp, tickets …';

comment on function public.get_job_source(uuid) is 'What a job needs to be done: {to, name, locale, …} of a mail, or what it was given; null when it became pointless. An area tells it by private.<kind>_source(job), or by <beginning of kind>_source for several kinds.';

comment on function private.booking_source(public.jobs) is 'What a booking''s mail says and to whom it goes: {to, venue, address, isPlanner, contactEmail, booking}; null when it is gone.';

comment on function private.donation_source(public.jobs) is 'GiftMailSource: {to, name, locale, gift, amountMinor}.';

comment on function private.event_notice_mail(jsonb) is 'What a notice''s mail to one person needs, with the other dates it tells of; null when the person or the ticket is gone.';

comment on function private.event_notice_source(public.jobs) is 'What a notices mail to one person needs.';

comment on function private.for_each_guest(text) is 'What each area does about one guest: its functions private.held_…(guest) or private.forget_…(guest), found by name.';

comment on function private.forget_companions(public.guests) is 'Whom somebody brought.';

comment on function private.forget_imports(public.guests) is 'A file that comes again leaves them out; what they were called is not kept for it.';

comment on function private.forget_invitation_mails(public.guests) is 'Which invitations were sent.';

comment on function private.forget_late_answers(public.guests) is 'Late answers.';

comment on function private.forget_member_leads(public.guests) is 'Hints about where somebody is.';

comment on function private.forget_member_profile(public.guests) is 'A member''s profile, and who sees what of it.';

comment on function private.forget_merges(public.guests) is 'Whom somebody was merged with, or kept apart from.';

comment on function private.forget_personal_links(public.guests) is 'A guest''s own links.';

comment on function private.forget_rsvps(public.guests) is 'Answers to come, and the words of past ones; that somebody came stays as a bare number.';

comment on function private.forget_sign_ups(public.guests) is 'Places at activities.';

comment on function private.forget_travel(public.guests) is 'Journeys.';

comment on function private.forget_waiting_list(public.guests) is 'Places in line that became no order.';

comment on function private.held_answers(public.guests) is '{events}: where somebody is invited, and what they answered.';

comment on function private.held_companions(public.guests) is '{companions}: whom somebody brings.';

comment on function private.held_invitation_mails(public.guests) is '{mails}: the invitations somebody was sent.';

comment on function private.held_orders(public.guests) is '{orders}: what somebody bought.';

comment on function private.held_person(public.guests) is '{person}: who somebody is.';

comment on function private.held_sign_ups(public.guests) is '{activities}: what somebody signed up for.';

comment on function private.held_travel(public.guests) is '{travel}: how many journeys are known.';

comment on function private.held_waiting_list(public.guests) is '{waitingLists}: where somebody waits for tickets.';

comment on function private.invitation_mail(uuid) is 'InvitationMailSource; null, and the mail is skipped, when there is no more reason for it.';

comment on function private.invitation_source(public.jobs) is 'What an invitation or a reminder needs; null when it became pointless.';

comment on function private.late_answer_declined_source(public.jobs) is 'LateAnswerSource of a declined one: to the guest whose link asked, else the first of the party with an address; null when nobody has one.';

comment on function private.open_link(text, text[]) is 'The one opener of share links: the link of a token when it is alive, of an accepted kind, and what is behind it may be seen; otherwise the one neutral refusal.';

comment on function private.opens_campaign(public.share_links) is 'A campaign that is not a draft.';

comment on function private.opens_event(public.share_links) is 'An event that strangers may see: published, and not private.';

comment on function private.opens_preview(public.share_links) is 'A preview shows its event in any state.';

comment on function private.opens_showcase(public.share_links) is 'A showcase, or one event that strangers may see.';

comment on function private.opens_venue(public.share_links) is 'A venue that is active.';

comment on function private.order_source(public.jobs) is 'What mails about an order need: order_confirmation, order_refunded, order_cancelled and order_pay_later.';

comment on function private.profile_link_source(public.jobs) is 'ProfileLinkSource of the mail: {to, name, locale, host, url}; null when it became pointless.';

comment on function private.refund_donation_source(public.jobs) is 'What asks the provider for a gift''s refund.';

comment on function private.refund_payment_source(public.jobs) is 'What asks the provider for a refund; the shape of get_refund.';

comment on function private.refund_run_source(public.jobs) is 'The job refund_run needs what it was given.';

comment on function private.rsvp_source(public.jobs) is 'What the mails rsvp_confirmation and rsvp_promoted need.';

comment on function private.schedule_source(public.jobs) is 'What a mail about a place or a changed schedule says and to whom; null when its reason is gone.';

comment on function private.sign_tickets_source(public.jobs) is 'The job sign_tickets needs what it was given.';

comment on function private.support_source(public.jobs) is 'What a support mail says and to whom it goes; null when the request is gone.';

comment on function private.ticket_cancelled_source(public.jobs) is 'What the mail needs that tells the holder of a passed ticket that it admits nobody any more; null once it does again.';

comment on function private.ticket_passed_on_source(public.jobs) is 'What the mail to a ticket''s new holder needs.';

comment on function private.waitlist_offers_source(public.jobs) is 'The job waitlist_offers needs what it was given.';

comment on function private.waitlist_source(public.jobs) is 'What mails about a place on the waiting list need.';

select private.guard_half_sessions();

reset check_function_bodies;
