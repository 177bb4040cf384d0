-- Places in activities: who goes, who waits, decided under locks that are taken in one order everywhere:
-- first the event's row (as whoever answers the event does), then the activity's, by id where there are several.
-- Whatever holds another row of the event already (a planner's change of an activity, an answer that is written
-- or deleted with its guest) waits for nobody: it takes the event's lock if it is free, and else leaves the
-- line to `fill_activities`, which the job runner calls each minute.

create function private.places_taken(of_activity uuid)
returns integer
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (select coalesce(sum(s.people), 0)::integer from public.activity_sign_ups s where s.activity_id = of_activity and s.status = 'going');
end
$$;
comment on function private.places_taken(uuid) is 'How many people go to an activity.';

create function private.people_of(guest_id uuid)
returns integer
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return coalesce((select s.heads from private.standings s where s.event_guest_id = people_of.guest_id and s.standing = 'yes'), 1);
end
$$;
comment on function private.people_of(uuid) is
  'For how many a guest signs up: with whom they bring once they come, else for themselves.';

create function private.sign_up_problem(target public.activities, event public.events, guest public.event_guests)
returns text[]
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  clash text;
  needed text;
  needed_ids uuid[];
begin
  if target.status <> 'published' then
    return array['unavailable', 'This activity is not open any more'];
  elsif not target.sign_up then
    return array['unavailable', 'This activity needs no place: everybody is welcome'];
  elsif target.end_at <= now() then
    return array['event_ended', 'This activity is over'];
  end if;
  if target.requires_rsvp and not exists (
    select from private.standings s where s.event_guest_id = guest.id and s.standing = 'yes') then
    return array['conflict', case when private.takes_answers(event) then 'Answer the invitation with yes first'
      else 'You need a ticket to the event for this' end];
  end if;
  select string_agg('"' || y.name || '"', ' or ' order by y.position, y.name), array_agg(y.id) into needed, needed_ids
  from public.ticket_types y
  where y.event_id = event.id and (y.id = target.ticket_type_id or y.activity_id = target.id);
  if needed is not null and not exists (
    select from public.tickets t join public.orders o on o.id = t.order_id
    join public.guests g on g.id = guest.guest_id
    where t.ticket_type_id = any (needed_ids) and t.event_id = event.id
      and t.status in ('valid', 'checked_in') and g.email = coalesce(t.holder_email, o.buyer_email)) then
    return array['conflict', 'You need the ticket ' || needed || ' for this'];
  end if;
  select a.title into clash from public.activity_sign_ups s join public.activities a on a.id = s.activity_id
  where s.event_guest_id = guest.id and s.event_id = event.id and s.status = 'going' and s.activity_id <> target.id
    and a.status = 'published' and a.start_at < target.end_at and a.end_at > target.start_at
  order by a.start_at limit 1;
  if clash is not null then
    return array['conflict', 'At that time you are at "' || clash || '". Leave it first'];
  end if;
  return null;
end
$$;
comment on function private.sign_up_problem(public.activities, public.events, public.event_guests) is
  'Why somebody may not go, as {code, words}: it is closed, they lack its answer or ticket, or go to something at that time; null when they may.';

create function private.may_decide_places(of_event uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform from public.events e where e.id = of_event for no key update skip locked;
  return found;
end
$$;
comment on function private.may_decide_places(uuid) is
  'Takes the event''s lock, or has it already; false, without waiting, while somebody else decides about its places.';

create function private.fill_activity(target public.activities)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  free integer := target.capacity - private.places_taken(target.id);
  promoted integer := 0;
  party integer;
  next_one public.activity_sign_ups;
  event public.events;
begin
  select * into strict event from public.events e where e.id = target.event_id;
  if target.status <> 'published' or not target.sign_up or target.start_at <= now() or event.status <> 'published' then
    return 0;
  end if;
  for next_one in
    select s.* from public.activity_sign_ups s
    where s.activity_id = target.id and s.status = 'waiting' order by s.signed_up_at, s.id
  loop
    exit when free < 1;
    continue when next_one.people > free;
    continue when private.sign_up_problem(target, event, (select g from public.event_guests g where g.id = next_one.event_guest_id)) is not null;
    update public.activity_sign_ups s set status = 'going' where s.id = next_one.id;
    perform private.enqueue_job('schedule_place', jsonb_build_object('signUpId', next_one.id),
      'schedule_place:' || next_one.id || ':' || extract(epoch from clock_timestamp()));
    promoted := promoted + 1;
    free := free - next_one.people;
  end loop;
  -- What nobody in line can use goes to who is in and brings more people than fitted when they said so.
  for next_one in
    select s.* from public.activity_sign_ups s
    join private.standings c on c.event_guest_id = s.event_guest_id and c.standing = 'yes' and private.present(c.heads, s.absent) > s.people
    where s.activity_id = target.id and s.status = 'going' and coalesce(free > 0, true) order by c.heard_at, s.id
  loop
    party := private.present(private.people_of(next_one.event_guest_id), next_one.absent);
    continue when party - next_one.people > free;
    free := free - party + next_one.people;
    update public.activity_sign_ups s set people = party where s.id = next_one.id;
    perform private.enqueue_job('schedule_place', jsonb_build_object('signUpId', next_one.id),
      'schedule_place:' || next_one.id || ':' || extract(epoch from clock_timestamp()));
    promoted := promoted + 1;
  end loop;
  return promoted;
end
$$;
comment on function private.fill_activity(public.activities) is
  'Gives free places to those who wait, in the order of the line, and tells them: the first party that fits as a whole. Who may not go now (another activity at that time, a ticket given back, an answer changed) keeps their place in line. Then to parties that grew. The caller holds the locks of the event and the activity.';

create function private.refill_activity()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if private.may_decide_places(new.event_id) then
    perform private.fill_activity(new);
  end if;
  return null;
end
$$;
comment on function private.refill_activity() is
  'More places or a reopened activity: those who wait move up, within a minute where somebody else decides about the event''s places just now.';

create function private.take_place(target_id uuid, guest public.event_guests, away smallint[] default null)
returns public.activity_sign_ups
language plpgsql
security definer
set search_path = ''
as $$
declare
  target public.activities;
  event public.events;
  mine public.activity_sign_ups;
  wanted text;
  party integer;
  problem text[];
begin
  -- The event's lock also keeps two sign-ups of one person from overlapping.
  select * into strict event from public.events e where e.id = guest.event_id for no key update;
  select * into target from public.activities a
  where a.id = target_id and a.event_id = guest.event_id for no key update;
  if target.id is null then
    perform private.refuse(404, 'not_found', 'This activity is not in the schedule');
  end if;
  select * into mine from public.activity_sign_ups s where s.activity_id = target.id and s.event_guest_id = guest.id;
  if mine.status in ('going', 'waiting') and (away is null or away = mine.absent) then
    return mine;
  end if;
  perform private.require_open_event(event);
  problem := private.sign_up_problem(target, event, guest);
  if problem is not null then
    perform private.refuse(409, problem[1], problem[2]);
  end if;
  party := private.present(private.people_of(guest.id), coalesce(away, '{}'));
  if party < 1 then
    perform private.refuse(400, 'invalid_input', 'Choose who of you comes', 'who');
  elsif party > target.capacity then
    -- Without their number: anybody can type anybody's name and address.
    perform private.refuse(409, 'conflict', format('"%s" has room for %s in all: too few for everybody who comes with you', target.title, target.capacity));
  end if;
  if mine.status in ('going', 'waiting') then
    return private.change_place(target, mine, party, away);
  end if;
  wanted := case when target.capacity is null or private.places_taken(target.id) + party <= target.capacity
    then 'going' else 'waiting' end;
  insert into public.activity_sign_ups (account_id, event_id, activity_id, event_guest_id, status, people, absent)
  values (target.account_id, target.event_id, target.id, guest.id, wanted, party, coalesce(away, '{}'))
  on conflict (activity_id, event_guest_id) do update
    set status = excluded.status, people = excluded.people, absent = excluded.absent, signed_up_at = clock_timestamp()
  returning * into mine;
  return mine;
end
$$;
comment on function private.take_place(uuid, public.event_guests, smallint[]) is
  'Places in an activity for a guest and whom they bring, without those away (as absent, sorted), or one in its line when they do not all fit. Who is in already stays as they are, unless others are away.';

create function private.count_party(guest_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  party integer := private.people_of(guest_id);
  target public.activities;
begin
  if not private.may_decide_places((select g.event_id from public.event_guests g where g.id = count_party.guest_id)) then
    -- Fewer are fewer at once; whoever brings more is counted when the line is.
    update public.activity_sign_ups s set
      status = case when private.present(party, s.absent) < 1 then 'left' else s.status end,
      people = case when s.status = 'waiting' then greatest(private.present(party, s.absent), 1)
        else greatest(least(s.people, private.present(party, s.absent)), 1) end
    from public.activities a
    where s.event_guest_id = count_party.guest_id and s.status <> 'left' and a.id = s.activity_id and a.end_at > now();
    return;
  end if;
  for target in
    select a.* from public.activities a join public.activity_sign_ups s on s.activity_id = a.id
    where s.event_guest_id = guest_id and s.status <> 'left' and s.people <> private.present(party, s.absent) and a.end_at > now()
    order by a.id for no key update of a
  loop
    update public.activity_sign_ups s set status = 'left'
    where s.activity_id = target.id and s.event_guest_id = guest_id and private.present(party, s.absent) < 1;
    update public.activity_sign_ups s set people = private.present(party, s.absent)
    where s.activity_id = target.id and s.event_guest_id = guest_id and s.status <> 'left'
      and (s.status = 'waiting' or s.people > private.present(party, s.absent) or target.capacity is null
        or private.places_taken(target.id) - s.people + private.present(party, s.absent) <= target.capacity);
    perform private.fill_activity(target);
  end loop;
end
$$;
comment on function private.count_party(uuid) is
  'A guest brings more or fewer: their places follow. Fewer give places back; more take what is free, and where they do not all fit the places they have stay as they are. Who is absent stays so, and where nobody else is left the place is given back.';

create function private.follow_answer()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.count_party(case when tg_op = 'DELETE' then old.event_guest_id else new.event_guest_id end);
  return null;
end
$$;
comment on function private.follow_answer() is 'An answer was given, changed or taken back: the places in activities follow.';

create function private.leave_place(target_id uuid, guest public.event_guests)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  target public.activities;
  waits_for public.activities;
begin
  perform from public.events e where e.id = guest.event_id for no key update;
  select * into target from public.activities a
  where a.id = target_id and a.event_id = guest.event_id for no key update;
  update public.activity_sign_ups s set status = 'left'
  where s.activity_id = target.id and s.event_guest_id = guest.id and s.status <> 'left';
  if not found then
    return;
  end if;
  perform private.fill_activity(target);
  -- What they wait for at that time may have a place that they could not take before.
  for waits_for in
    select a.* from public.activities a join public.activity_sign_ups s on s.activity_id = a.id
    where s.event_guest_id = guest.id and s.event_id = guest.event_id and s.status = 'waiting'
      and a.start_at < target.end_at and a.end_at > target.start_at
    order by a.id for no key update of a
  loop
    perform private.fill_activity(waits_for);
  end loop;
end
$$;
comment on function private.leave_place(uuid, public.event_guests) is 'Gives a place back; the next in line gets it.';

create function public.set_activity_place(activity_id_param uuid, event_guest_id_param uuid, goes boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  guest public.event_guests;
begin
  select g.* into guest from public.event_guests g
  join public.activities a on a.id = activity_id_param and a.event_id = g.event_id
  where g.id = event_guest_id_param and private.may('guests.read', g.account_id, g.event_id);
  if guest.id is null then
    perform private.refuse(404, 'not_found', 'This activity does not exist');
  end if;
  perform private.require_permission('answers.write', guest.account_id, guest.event_id);
  if goes then
    perform private.take_place(activity_id_param, guest);
  else
    perform private.leave_place(activity_id_param, guest);
  end if;
end
$$;
comment on function public.set_activity_place(uuid, uuid, boolean) is
  'The team signs a guest up or takes them off, by the same rules as the guest.';

create function private.held_sign_ups(of_guest public.guests)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('activities', (
    select coalesce(jsonb_agg(jsonb_build_object('title', a.title, 'status', s.status, 'at', s.signed_up_at)
      order by s.signed_up_at), '[]')
    from public.activity_sign_ups s join public.event_guests eg on eg.id = s.event_guest_id
    join public.activities a on a.id = s.activity_id where eg.guest_id = of_guest.id))
$$;
comment on function private.held_sign_ups(public.guests) is '{activities}: what somebody signed up for.';

create function private.forget_sign_ups(person public.guests)
returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.activity_sign_ups s using public.event_guests eg where s.event_guest_id = eg.id and eg.guest_id = person.id;
$$;
comment on function private.forget_sign_ups(public.guests) is 'Places at activities.';
