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
language sql stable
security definer
set search_path = ''
as $$
  select a.* from public.activities a
  where a.event_id = event.id and a.asks_rsvp and a.status = 'published' and a.end_at > now()
    and (a.visibility = 'public' or a.visibility = 'guests' and link.scope = 'invitation')
    and not private.is_ticketed(a.id)
    and exists (select from jsonb_array_elements((private.last_schedule(event.id)).snapshot) s
      where s ->> 'id' = a.id::text)
  order by a.start_at, a.id
  limit 50
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

create function private.place_heads(place public.activity_sign_ups, out meal text, out people integer)
returns setof record
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return query
  with brought as (
    select k.meal_choice from public.rsvp_companions k where k.event_guest_id = place.event_guest_id
    order by k.position limit place.people - 1)
  select (select r.meal_choice from public.rsvps r where r.event_guest_id = place.event_guest_id), 1
  union all
  select b.meal_choice, 1 from brought b
  union all
  select null, place.people - 1 - n.named from (select count(*)::integer as named from brought) n
  where place.people - 1 > n.named;
end
$$;
comment on function private.place_heads(public.activity_sign_ups) is
  'Whom a sign-up takes places for, by meal: the guest, whom they bring, and in one line those without a name.';

create function private.activity_heads(of_event uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'title', a.title, 'startAt', a.start_at,
      'capacity', a.capacity, 'going', coalesce(n.going, 0), 'waiting', coalesce(n.waiting, 0),
      'meals', coalesce(n.meals, '[]')) order by a.start_at, a.id), '[]')
    from public.activities a
    left join lateral (
      select sum(k.going)::integer as going, sum(k.waiting)::integer as waiting,
        jsonb_agg(jsonb_build_object('meal', k.meal, 'people', k.going) order by k.meal is null, k.going desc, k.meal)
          filter (where k.going > 0) as meals
      from (select h.meal, coalesce(sum(h.people) filter (where s.status = 'going'), 0) as going,
          coalesce(sum(h.people) filter (where s.status = 'waiting'), 0) as waiting
        from public.activity_sign_ups s cross join lateral private.place_heads(s) h
        where s.activity_id = a.id and s.status <> 'left' group by 1) k) n on true
    where a.event_id = of_event and a.sign_up and a.status = 'published');
end
$$;
comment on function private.activity_heads(uuid) is
  'ActivityHeads[]: how many people go to and wait for each activity one signs up for, and the meals of those who go.';

revoke execute on function private.is_ticketed(uuid), private.asked_activities(public.personal_links, public.events),
  private.party_activities(public.personal_links, public.events),
  private.answer_activities(public.personal_links, public.events, public.event_guests, jsonb),
  private.place_heads(public.activity_sign_ups), private.activity_heads(uuid) from public, anon, authenticated;
