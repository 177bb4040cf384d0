-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;


create or replace view private.shown_guests as  SELECT id,
    account_id,
    full_name,
    name_key,
    name_words,
    first_name,
    last_name,
    former_name,
        CASE
            WHEN ((CURRENT_USER <> 'authenticated'::name) OR (account_id IN ( SELECT private.my_accounts('guests.read_contact'::text) AS my_accounts)) OR (id IN ( SELECT private.my_guests('guests.read_contact'::text) AS my_guests))) THEN email
            ELSE NULL::text
        END AS email,
        CASE
            WHEN ((CURRENT_USER <> 'authenticated'::name) OR (account_id IN ( SELECT private.my_accounts('guests.read_contact'::text) AS my_accounts)) OR (id IN ( SELECT private.my_guests('guests.read_contact'::text) AS my_guests))) THEN phone
            ELSE NULL::text
        END AS phone,
    locale,
    time_zone,
    tags,
    custom,
        CASE
            WHEN ((CURRENT_USER <> 'authenticated'::name) OR (account_id IN ( SELECT private.my_accounts('guests.write'::text) AS my_accounts)) OR (id IN ( SELECT private.my_guests('guests.write'::text) AS my_guests))) THEN notes
            ELSE NULL::text
        END AS notes,
    status,
    unsubscribed_at,
    source,
    created_at,
    updated_at
   FROM public.guests g
  WHERE ((CURRENT_USER <> 'authenticated'::name) OR (account_id IN ( SELECT private.my_accounts('guests.read'::text) AS my_accounts)) OR (id IN ( SELECT private.my_guests('guests.read'::text) AS my_guests)));

CREATE OR REPLACE FUNCTION public.get_guest_record(guest_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person public.guests;
  may_write boolean;
  /* Whose orders the reader may see. */
  orders_of uuid[];
begin
  select * into person from public.guests g
  where g.id = guest_id_param and (private.may('guests.read', g.account_id) or g.id in (select private.my_guests('guests.read')));
  if person.id is null then
    perform private.refuse(404, 'not_found', 'This guest does not exist');
  end if;
  may_write := private.may('guests.write', person.account_id) or person.id in (select private.my_guests('guests.write'));
  if not private.sees_contact(person.account_id, person.id) then
    person.email := null;
    person.phone := null;
  end if;
  if not may_write then
    person.notes := null;
  end if;
  orders_of := private.those_of(array(select o.event_id from public.orders o where o.buyer_guest_id = person.id), 'orders.read');
  return (
    select jsonb_build_object('guest', to_jsonb(person) - 'account_id', 'seesContact', private.sees_contact(person.account_id, person.id),
      'mayWrite', may_write,
      'profile', jsonb_build_object('isClaimed', p.user_id is not null, 'linkSentAt', p.link_sent_at, 'linkUsedAt', p.link_used_at,
        'diedOn', p.died_on, 'memorial', p.memorial,
        'shown', case when person.status <> 'erased' then private.member_view(person, null, 3) end),
      'events', (select coalesce(jsonb_agg(jsonb_build_object('eventGuestId', l.id, 'eventId', l.event_id, 'name', e.name,
          'eventTypeId', e.event_type_id, 'coverSeed', e.cover_seed, 'startDate', e.start_date, 'timeZone', e.time_zone,
          'currency', e.currency, 'groupLabel', l.group_label, 'household', l.household_name, 'role', l.role, 'answer', l.answer,
          'partySize', l.party_size, 'meal', l.meal_choice, 'dietary', l.dietary, 'ticketCount', l.ticket_count,
          'paidMinor', case when l.event_id = any (orders_of) then l.paid_minor else 0 end,
          'dueMinor', case when l.event_id = any (orders_of) then l.due_minor else 0 end) order by e.start_date desc), '[]')
        from public.event_guest_list l join public.events e on e.id = l.event_id where l.guest_id = person.id),
      'history', (select coalesce(jsonb_agg(h.entry order by h.at desc), '[]') from (
        select x.at, x.entry || jsonb_build_object('at', x.at) as entry from (
          select person.created_at as at, jsonb_build_object('kind', 'known', 'detail', person.source) as entry
          union all
          select m.created_at, jsonb_build_object('kind', m.kind, 'event', e.name, 'detail', m.status)
          from public.invitation_mails m join public.event_guests eg on eg.id = m.event_guest_id
          join public.events e on e.id = m.event_id where eg.guest_id = person.id
          union all
          select eg.opened_at, jsonb_build_object('kind', 'opened', 'event', e.name)
          from public.event_guests eg join public.events e on e.id = eg.event_id where eg.guest_id = person.id and eg.opened_at is not null
          union all
          select rh.recorded_at, jsonb_build_object('kind', 'answered', 'event', e.name, 'detail', rh.answer, 'people', rh.party_size, 'by', rh.answered_by)
          from public.rsvp_history rh join public.rsvps r on r.id = rh.rsvp_id
          join public.event_guests eg on eg.id = r.event_guest_id join public.events e on e.id = rh.event_id where eg.guest_id = person.id
          union all
          select o.completed_at, jsonb_build_object('kind', 'ordered', 'event', e.name, 'detail', o.code,
            'totalMinor', o.total_minor, 'currency', o.currency, 'orderId', o.id, 'eventId', e.id)
          from public.orders o join public.events e on e.id = o.event_id where o.buyer_guest_id = person.id and o.event_id = any (orders_of) and o.completed_at is not null
          union all
          select s.signed_up_at, jsonb_build_object('kind', 'signed_up', 'event', e.name, 'detail', a.title)
          from public.activity_sign_ups s join public.event_guests eg on eg.id = s.event_guest_id
          join public.activities a on a.id = s.activity_id join public.events e on e.id = s.event_id
          where eg.guest_id = person.id and s.status <> 'left'
          union all
          select p.claimed_at, jsonb_build_object('kind', 'claimed') where p.claimed_at is not null
          union all
          select l.created_at, jsonb_build_object('kind', 'changed', 'detail', l.action, 'by', pr.display_name)
          from public.audit_log l left join public.profiles pr on pr.user_id = l.actor_user_id
          where l.resource_type = 'guests' and l.resource_id = person.id::text and l.account_id = person.account_id) x
        order by x.at desc limit 200) h))
    from (select) one left join private.member_profiles p on p.guest_id = person.id);
end
$function$;

-- Table-wide it included the notes.
revoke select on table public.guests from authenticated;

grant select (id, account_id, full_name, name_key, name_words, first_name, last_name, former_name, email, phone, locale,
  time_zone, tags, custom, status, unsubscribed_at, source, created_at, updated_at) on table public.guests to authenticated;

comment on column public.guests.notes is 'The planners'' own: for who may change guests, and at a gate that shows them.';

comment on view private.shown_guests is 'Guests by name for whoever may see them; address and telephone only for who may see those, notes only for who may change guests. The rows of the table are for the latter alone. The server and functions of the owner''s see all.';

grant select on table private.shown_guests to authenticated;

grant select on table private.shown_guests to service_role;

reset check_function_bodies;
