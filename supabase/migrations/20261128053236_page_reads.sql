-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.standing(answer text, tickets_held integer, tickets_due integer)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return case
    when tickets_held > 0 then 'yes'
    when answer is not null then answer
    when tickets_due > 0 then 'maybe'
    when tickets_held = 0 then 'no'
    else 'pending' end;
end
$function$;

CREATE OR REPLACE FUNCTION private.standing_heads(answer text, party_size integer, tickets_held integer, tickets_due integer)
 RETURNS integer
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return case
    when tickets_held > 0 then greatest(tickets_held, case when answer = 'yes' then party_size else 0 end)
    when answer is not null then party_size
    else tickets_due end;
end
$function$;

CREATE OR REPLACE FUNCTION private.announcement_counts_of(event public.events)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (select from public.announcements a where a.event_id = event.id and a.on_page
    and a.state in ('sending', 'sent', 'cancelled') and a.send_at <= now()) then
    return '{"hasAnnouncements": true}';
  end if;
  return '{}';
end
$function$;

CREATE OR REPLACE FUNCTION private.can_edit_answer(event public.events, own_deadline timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return event.status = 'published' and event.end_date > now()
    and (event.rsvp_deadline is null or greatest(event.rsvp_deadline, own_deadline) > now()) and private.takes_answers(event);
end
$function$;

CREATE OR REPLACE FUNCTION private.standing_counts(of_event uuid, OUT coming_heads integer, OUT maybe_heads integer, OUT yes integer, OUT maybe integer, OUT no integer, OUT waitlisted integer, OUT pending integer)
 RETURNS record
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- Answers come from their index alone; only who has or had a ticket is looked at, all that are alike at once.
  with ticketed as (
    select r.answer, r.party_size, eg.tickets_held, eg.tickets_due, count(*) as guests
    from public.event_guests eg left join public.rsvps r on r.event_guest_id = eg.id
    where eg.event_id = of_event and (eg.tickets_held is not null or eg.tickets_due > 0)
    group by 1, 2, 3, 4
  ), counted as (
    select r.answer as standing, count(*) as guests, sum(r.party_size) as heads
    from public.rsvps r where r.event_id = of_event group by 1
    union all
    select private.standing(t.answer, t.tickets_held, t.tickets_due), t.guests,
      t.guests * private.standing_heads(t.answer, t.party_size, t.tickets_held, t.tickets_due)
    from ticketed t
    union all
    select t.answer, -t.guests, -t.guests * t.party_size from ticketed t where t.answer is not null
    union all
    select 'yes', 0, private.loose_tickets(of_event)
  )
  select
    coalesce(sum(c.heads) filter (where c.standing = 'yes'), 0)::integer,
    coalesce(sum(c.heads) filter (where c.standing = 'maybe'), 0)::integer,
    coalesce(sum(c.guests) filter (where c.standing = 'yes'), 0)::integer,
    coalesce(sum(c.guests) filter (where c.standing = 'maybe'), 0)::integer,
    coalesce(sum(c.guests) filter (where c.standing = 'no'), 0)::integer,
    coalesce(sum(c.guests) filter (where c.standing = 'waitlisted'), 0)::integer,
    ((select count(*) from public.event_guests g where g.event_id = of_event) - coalesce(sum(c.guests), 0))::integer
  into coming_heads, maybe_heads, yes, maybe, no, waitlisted, pending
  from counted c;
end
$function$;

CREATE OR REPLACE FUNCTION public.get_guest_threads(token text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link public.personal_links := private.find_personal_link(token);
  place public.event_guests;
  event public.events;
  known text;
begin
  if link.id is null then
    perform private.refuse_link();
  end if;
  select * into strict place from public.event_guests eg where eg.id = link.event_guest_id;
  select * into strict event from public.events e where e.id = link.event_id;
  known := private.guest_name_at(place.id);
  return private.event_look(event, null) || jsonb_build_object('event', private.public_event(event, false)
      - array['description', 'address', 'onlineUrl', 'currency'], 'serverTime', now(), 'name', known,
    'wantsMail', private.message_mail_wish(place),
    'suggested', coalesce(known, link.shown_name, (select g.full_name from public.guests g where g.id = place.guest_id)),
    'threads', coalesce((select jsonb_agg(private.thread_line(o.thread, m) || jsonb_build_object('channel', null, 'id', (o.thread).id,
        'people', belongs.people)
      order by array_position(array['event', 'person', 'group', 'activity', 'people'], (o.thread).kind), (o.thread).last_message_at desc nulls last)
      from (select coalesce(t, jsonb_populate_record(null::public.threads, jsonb_build_object('account_id', place.account_id, 'event_id', place.event_id,
          'kind', g.kind, 'subject', g.subject, 'announce_only', false, 'kept_open', false, 'generation', 1, 'last_place', 0, 'heard', 0))) as thread
        from private.guest_threads(place) g
        left join public.threads t on t.account_id = place.account_id and t.kind = g.kind and t.subject = g.subject) o
      left join public.thread_members m on m.thread_id = (o.thread).id and m.event_guest_id = place.id
      cross join lateral (select count(*) as people, bool_or(g.id = place.id) as is_in from private.thread_guests(o.thread) g (id)) belongs
      where belongs.is_in and ((o.thread).last_place > 0 or not private.is_closed(o.thread))), '[]'));
end
$function$;

reset check_function_bodies;
