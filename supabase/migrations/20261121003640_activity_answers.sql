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
      from (select r.meal_choice as meal, count(*) filter (where s.status = 'going') as going,
          count(*) filter (where s.status = 'waiting') as waiting
        from public.activity_sign_ups s left join public.rsvps r on r.event_guest_id = s.event_guest_id
        where s.activity_id = a.id and s.status <> 'left' group by 1) k) n on true
    where a.event_id = of_event and a.sign_up and a.status = 'published');
end
$$;
comment on function private.activity_heads(uuid) is
  'ActivityHeads[]: who goes to and waits for each activity one signs up for, and the meals of those who go.';

revoke execute on function private.is_ticketed(uuid), private.asked_activities(public.personal_links, public.events),
  private.party_activities(public.personal_links, public.events),
  private.answer_activities(public.personal_links, public.events, public.event_guests, jsonb),
  private.activity_heads(uuid) from public, anon, authenticated;
