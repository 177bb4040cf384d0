-- Answers per activity: an invitation asks each of the household about the parts of an event.

create function private.is_ticketed(of_activity uuid)
returns boolean
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return exists (select from public.ticket_types t where t.activity_id = of_activity);
end
$$;
comment on function private.is_ticketed(uuid) is 'Whether tickets are sold for this activity alone.';

create function private.asked_activities(link public.personal_links, event public.events)
returns setof public.activities
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return query
  select a.* from public.activities a
  where a.event_id = event.id and a.asks_rsvp and a.status = 'published' and a.end_at > now()
    and (a.visibility = 'public' or a.visibility = 'guests' and link.scope = 'invitation')
    and not private.is_ticketed(a.id)
    and exists (select from jsonb_array_elements((private.last_schedule(event.id)).snapshot) s
      where s ->> 'id' = a.id::text)
  order by a.start_at, a.id
  limit 50;
end
$$;
comment on function private.asked_activities(public.personal_links, public.events) is
  'The published activities that an invitation asks about, by time.';

create function private.party_activities(link public.personal_links, event public.events)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'title', known.entry -> 'title',
      'startAt', known.entry -> 'startAt', 'endAt', known.entry -> 'endAt', 'room', known.entry -> 'room', 'requiresRsvp', a.requires_rsvp,
      'placesLeft', case when a.capacity is not null
        then greatest(a.capacity - private.places_taken(a.id), 0) end,
      'places', (select coalesce(jsonb_object_agg(s.event_guest_id, s.status), '{}')
        from public.activity_sign_ups s
        where s.activity_id = a.id and s.status <> 'left'
          and s.event_guest_id in (select m.id from private.party_of(link) m)))
      order by known.entry ->> 'startAt', a.id), '[]')
    from private.asked_activities(link, event) a cross join lateral private.released_entry(a) known (entry));
end
$$;
comment on function private.party_activities(public.personal_links, public.events) is
  'PartyActivity[]: what a party is asked about, as the last version has it, with places left and who of it goes or waits.';

create function private.answer_activities(
  link public.personal_links, event public.events, member public.event_guests, wanted jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  said text := (select r.answer from public.rsvps r where r.event_guest_id = member.id);
  left_one uuid;
  asked public.activities;
begin
  -- Places that are given up first, so that a change from one to another at the same time is one.
  for left_one in
    select s.activity_id from public.activity_sign_ups s join public.activities a on a.id = s.activity_id
    where s.event_guest_id = member.id and s.event_id = event.id and s.status <> 'left' and a.end_at > now()
      and (said = 'no' or (wanted is not null and not wanted ? a.id::text
        and a.id in (select x.id from private.asked_activities(link, event) x)))
    order by s.activity_id
  loop
    perform private.leave_place(left_one, member);
  end loop;
  if said = 'no' or wanted is null then
    return;
  end if;
  for asked in select * from private.asked_activities(link, event) x where wanted ? x.id::text order by x.id loop
    -- Who waits for the event, or is not sure, is asked again once they are in.
    continue when asked.requires_rsvp and said is distinct from 'yes';
    perform private.take_place(asked.id, member);
  end loop;
end
$$;
comment on function private.answer_activities(public.personal_links, public.events, public.event_guests, jsonb) is
  'Takes and gives back places as somebody answered; null leaves them as they are. Whoever does not come to the event gives every place back.';

create function private.place_heads(
  of_event uuid, out activity_id uuid, out is_going boolean, out meal text, out people integer)
returns setof record
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return query
  with places as materialized (
    select s.activity_id, s.status = 'going' as is_going, s.event_guest_id, s.people, s.absent
    from public.activities a join public.activity_sign_ups s on s.activity_id = a.id
    where a.event_id = of_event and s.status <> 'left'),
  brought as materialized (
    select k.event_guest_id, k.meal_choice, row_number() over (partition by k.event_guest_id order by k.position) as place
    from public.rsvp_companions k where k.event_id = of_event),
  named as (
    -- The guest, then those they bring: as many as there are places, without who is absent.
    select p.activity_id, p.is_going, p.event_guest_id, p.people, k.meal_choice
    from places p join brought k on k.event_guest_id = p.event_guest_id and k.place <> all (p.absent)
    where k.place - case when p.absent = '{}' then 0
      else cardinality(array(select a from unnest(p.absent) a where a < k.place)) end < p.people)
  select p.activity_id, p.is_going, r.meal_choice, 1
  from places p left join public.rsvps r on r.event_guest_id = p.event_guest_id
  where 0 <> all (p.absent)
  union all
  select n.activity_id, n.is_going, n.meal_choice, 1 from named n
  union all
  select p.activity_id, p.is_going, null, p.people - (0 <> all (p.absent))::integer - count(n.activity_id)::integer
  from places p left join named n using (activity_id, is_going, event_guest_id, people)
  where p.people > 1 or p.absent <> '{}'
  group by p.activity_id, p.is_going, p.event_guest_id, p.people, p.absent
  having p.people - (0 <> all (p.absent))::integer > count(n.activity_id);
end
$$;
comment on function private.place_heads(uuid) is
  'Whom the sign-ups of an event take places for, by activity and meal: guests, whom they bring, and those without a name.';

create function private.activity_heads(of_event uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (with by_meal as (
      select h.activity_id, h.meal, coalesce(sum(h.people) filter (where h.is_going), 0) as going,
        coalesce(sum(h.people) filter (where not h.is_going), 0) as waiting
      from private.place_heads(of_event) h group by 1, 2),
    by_activity as (
      select m.activity_id, sum(m.going)::integer as going, sum(m.waiting)::integer as waiting,
        jsonb_agg(jsonb_build_object('meal', m.meal, 'people', m.going) order by m.meal is null, m.going desc, m.meal)
          filter (where m.going > 0) as meals
      from by_meal m group by 1)
    select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'title', a.title, 'startAt', a.start_at,
      'capacity', a.capacity, 'going', coalesce(n.going, 0), 'waiting', coalesce(n.waiting, 0),
      'meals', coalesce(n.meals, '[]')) order by a.start_at, a.id), '[]')
    from public.activities a left join by_activity n on n.activity_id = a.id
    where a.event_id = of_event and a.sign_up and a.status = 'published');
end
$$;
comment on function private.activity_heads(uuid) is
  'ActivityHeads[]: how many people go to and wait for each activity one signs up for, and the meals of those who go.';

create function public.fill_activities()
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  place record;
  target public.activities;
  filled integer := 0;
begin
  for place in
    select a.id, a.event_id from public.activities a
    where a.status = 'published' and a.sign_up and a.start_at > now() and (
      exists (select from public.activity_sign_ups s where s.activity_id = a.id and s.status = 'waiting')
      or exists (select from public.activity_sign_ups s join private.standings c on c.event_guest_id = s.event_guest_id
        and c.standing = 'yes' and private.present(c.heads, s.absent) > s.people where s.activity_id = a.id and s.status = 'going'))
      and (a.capacity is null or private.places_taken(a.id) < a.capacity)
    order by a.event_id, a.id
  loop
    continue when not private.may_decide_places(place.event_id);
    select * into target from public.activities a where a.id = place.id for no key update skip locked;
    if found then
      filled := filled + private.fill_activity(target);
    end if;
  end loop;
  return filled;
end
$$;
comment on function public.fill_activities() is
  'Gives places that are free to those who wait for them or bring more people by now, wherever that could not be done at once; the job runner calls it each minute. How many got one.';
