-- Notices: one mail to everybody affected when an event moves, is called off, or takes place after all.

create function private.notice_recipients(target_event_id uuid)
returns table (email text, audience text, party jsonb)
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return query
  select distinct on (r.email) r.email, r.audience, r.party
  from (
    select g.email::text as email, case when s.standing = 'pending' and not p.takes_part then 'invited' else 'coming' end as audience,
      jsonb_build_object('eventGuestId', eg.id) as party,
      case when s.standing = 'pending' and not p.takes_part then 6 else 1 end as rank, eg.id as id
    from public.event_guests eg
    join public.guests g on g.id = eg.guest_id
    join private.standings s on s.event_guest_id = eg.id and s.event_id = target_event_id
    cross join lateral (select exists (
        select from public.activity_sign_ups s where s.event_guest_id = eg.id and s.event_id = eg.event_id and s.status <> 'left')
      or exists (select from public.activities h where h.host_guest_id = eg.id and h.event_id = eg.event_id
        and h.status <> 'cancelled') as takes_part) p
    where eg.event_id = target_event_id and g.email is not null
      and (s.answer in ('yes', 'maybe', 'waitlisted') or p.takes_part or (s.standing = 'pending' and (eg.invited_at is not null or private.knows_polls(eg, g))))
    union all
    select o.buyer_email, 'buyers', jsonb_build_object('orderId', o.id), 2, o.id
    from public.orders o
    where o.event_id = target_event_id and o.buyer_email is not null
      and o.status in ('awaiting_payment', 'awaiting_offline', 'completed', 'partially_refunded')
    union all
    select t.holder_email, 'buyers', jsonb_build_object('ticketId', t.id), 3, t.id
    from public.tickets t
    where t.event_id = target_event_id and t.holder_email is not null and t.status in ('valid', 'checked_in')
    union all
    select w.email, 'waiting', jsonb_build_object('waitlistEntryId', w.id), 4, w.id
    from public.waitlist_entries w
    where w.event_id = target_event_id and w.status in ('waiting', 'offered')
    union all
    select lower(u.email::text), 'team', jsonb_build_object('memberId', m.id), 5, m.id
    from public.team_members m join auth.users u on u.id = m.user_id
    where m.status = 'active' and u.email is not null and m.user_id is distinct from auth.uid()
      and exists (select from public.activities h where h.event_id = target_event_id and h.host_member_id = m.id
        and h.status <> 'cancelled')) r
  order by r.email, r.rank, r.id;
end
$$;
comment on function private.notice_recipients(uuid) is
  'Whom a change concerns, one row an address: who comes or may come to the event or one of its activities, hosts one, was invited, asked in a poll or voted in one and has not answered, bought or holds a ticket or waits for one. Who said no is left alone, and who changes it needs no mail. The party is what the mail''s link is made of.';

create function private.pending_notice(event public.events)
returns text
language sql stable
set search_path = ''
as $$
  select case
    when event.status not in ('published', 'cancelled') or event.told_facts is null or event.end_date <= now()
      or event.told_facts = private.event_facts(event) then null
    when event.status = 'cancelled' and (event.told_facts ->> 'cancelled')::boolean then null
    when event.status = 'cancelled' then 'cancelled'
    when (event.told_facts ->> 'cancelled')::boolean then 'restored'
    else 'changed' end
$$;
comment on function private.pending_notice(public.events) is 'What guests do not know yet; null when they know all that matters.';

create function private.keep_told()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if private.pending_notice(new) is not null
    and not exists (select from private.notice_recipients(new.id)) then
    new.told_facts := private.event_facts(new);
  end if;
  return new;
end
$$;
comment on function private.keep_told() is 'While nobody is there to tell, a change is told by the page alone.';

create function private.keep_lifecycle()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (select from private.notice_recipients(new.id)) then
    perform private.refuse(409, 'conflict', 'Guests or buyers know of it already. Cancel or archive it instead', 'status');
  end if;
  return new;
end
$$;
comment on function private.keep_lifecycle() is
  'What somebody answered, bought or was invited to is never a draft again: it would vanish behind their link.';

create function public.get_event_notice(event_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  event public.events;
  pending text;
begin
  select * into event from public.events e
  where e.id = event_id_param and private.may('events.read', e.account_id, e.id);
  if event.id is null then
    perform private.refuse(404, 'not_found', 'This event does not exist');
  end if;
  pending := private.pending_notice(event);
  return jsonb_build_object(
    'pending', pending,
    'before', event.told_facts,
    'after', private.event_facts(event),
    'recipients', (select jsonb_build_object(
        'coming', count(*) filter (where r.audience = 'coming'),
        'invited', count(*) filter (where r.audience = 'invited'),
        'buyers', count(*) filter (where r.audience = 'buyers'),
        'waiting', count(*) filter (where r.audience = 'waiting'),
        'team', count(*) filter (where r.audience = 'team'),
        'total', count(*))
      from private.notice_recipients(event.id) r where pending is not null),
    'last', (select jsonb_build_object('kind', n.kind, 'recipientCount', n.recipient_count, 'sentAt', n.created_at)
      from public.event_notices n where n.event_id = event.id order by n.created_at desc limit 1));
end
$$;
comment on function public.get_event_notice(uuid) is 'EventNotice: what guests do not know yet, and how many would be told.';

create function private.queue_notices(events uuid[], message text)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events;
  notice public.event_notices;
  notices jsonb := '{}';
  told_count integer;
begin
  if length(message) > 2000 then
    perform private.refuse(400, 'invalid_input', 'A message has at most 2000 characters', 'message_param');
  end if;
  for event in select e.* from public.events e where e.id = any (events) order by e.id for update loop
    continue when private.pending_notice(event) is null;
    if (select count(*) from public.event_notices n
      where n.event_id = event.id and n.created_at > now() - interval '1 day') >= 10 then
      perform private.refuse(409, 'conflict', 'Ten notices a day are the most. Try again tomorrow');
    end if;
    insert into public.event_notices (account_id, event_id, kind, before, after, message, recipient_count, sent_by)
    select event.account_id, event.id, private.pending_notice(event), event.told_facts, private.event_facts(event),
      nullif(trim(message), ''), count(*), auth.uid() from private.notice_recipients(event.id)
    returning * into notice;
    notices := notices || jsonb_build_object(event.id::text, notice.id);
    update public.events e set told_facts = notice.after where e.id = event.id;
  end loop;
  insert into public.jobs (kind, payload, dedupe_key)
  select 'event_notice',
    (p.entries -> 0) || case when jsonb_array_length(p.entries) > 1
      then jsonb_build_object('also', p.entries - 0) else '{}' end,
    'event_notice:' || (p.entries -> 0 ->> 'noticeId') || ':' || md5(p.email)
  from (
    select r.email, jsonb_agg(jsonb_build_object('noticeId', notices ->> e.id::text) || r.party
      order by e.start_date, e.id) as entries
    from public.events e, lateral private.notice_recipients(e.id) r
    where notices ? e.id::text group by r.email) p
  on conflict (dedupe_key) do nothing;
  get diagnostics told_count = row_count;
  return told_count;
end
$$;
comment on function private.queue_notices(uuid[], text) is
  'One mail a person about all that these events changed, and a notice of each event; how many people.';

create function public.send_event_notice(event_id_param uuid, message_param text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events;
begin
  select * into event from public.events e where e.id = event_id_param for update;
  perform private.require_permission('messages.send', event.account_id, event.id);
  if private.pending_notice(event) is null then
    perform private.refuse(409, 'conflict', 'Everybody knows already');
  end if;
  perform private.queue_notices(array[event.id], message_param);
  return public.get_event_notice(event.id);
end
$$;
comment on function public.send_event_notice(uuid, text) is
  'Queues one mail for everybody affected, with the calendar file as it is now, and notes what they know. A second call without a further change is refused. EventNotice.';

create function public.skip_event_notice(event_id_param uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events;
begin
  select * into event from public.events e where e.id = event_id_param for update;
  perform private.require_permission('messages.send', event.account_id, event.id);
  if private.pending_notice(event) is not null then
    update public.events e set told_facts = private.event_facts(e) where e.id = event.id;
  end if;
  return public.get_event_notice(event.id);
end
$$;
comment on function public.skip_event_notice(uuid) is 'Takes the change as known, without a mail: a typing error in the address. EventNotice.';

create function private.event_notice_mail(payload jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function private.event_notice_mail(jsonb) is
  'What a notice''s mail to one person needs, with the other dates it tells of; null when the person or the ticket is gone.';

create function private.event_notice_source(job public.jobs)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  return private.event_notice_mail(job.payload);
end
$$;
comment on function private.event_notice_source(public.jobs) is
  'What a notices mail to one person needs.';
