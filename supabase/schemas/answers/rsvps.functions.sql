-- Answers: one row a guest of an event, with history, capacity and a waiting list.

create function private.record_rsvp_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT'
    or (new.answer, new.party_size, new.note) is distinct from (old.answer, old.party_size, old.note) then
    insert into public.rsvp_history
      (account_id, event_id, rsvp_id, answer, party_size, note, answered_by, recorded_at)
    values (new.account_id, new.event_id, new.id, new.answer, new.party_size, new.note,
      new.answered_by, new.answered_at);
  end if;
  if tg_op = 'INSERT' or new.answered_at <> old.answered_at then
    update public.event_guests g set responded_at = new.answered_at
    where g.id = new.event_guest_id and g.responded_at is distinct from new.answered_at;
  end if;
  return null;
end
$$;
comment on function private.record_rsvp_change() is 'Keeps the history and the guest''s responded_at.';

create function private.promote_waiting(target_event_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events;
  places_left integer;
  waiting record;
begin
  select * into event from public.events e where e.id = target_event_id for no key update;
  if event.status <> 'published' or event.end_date <= now() then
    return;
  end if;
  places_left := coalesce(event.capacity, 1000000) - private.people_coming(target_event_id);
  -- A household waits and moves up as one, and its first place in line counts for all of it.
  for waiting in
    select array_agg(r.id) as rsvp_ids, sum(r.party_size)::integer as heads,
      (array_agg(eg.id order by g.email is null, h.head_guest_id is distinct from g.id, eg.role = 'child',
        r.waitlisted_at, r.id))[1] as told_id
    from public.rsvps r
    join public.event_guests eg on eg.id = r.event_guest_id
    join public.guests g on g.id = eg.guest_id
    left join public.households h on h.id = eg.household_id
    where r.event_id = target_event_id and r.answer = 'waitlisted'
    group by coalesce(eg.household_id, eg.id)
    order by min(r.waitlisted_at), coalesce(eg.household_id, eg.id)
  loop
    exit when places_left <= 0;
    continue when waiting.heads > places_left;
    update public.rsvps set answer = 'yes', waitlisted_at = null where id = any (waiting.rsvp_ids);
    places_left := places_left - waiting.heads;
    perform private.enqueue_job('rsvp_promoted',
      jsonb_build_object('eventGuestId', waiting.told_id, 'eventId', target_event_id));
  end loop;
end
$$;
comment on function private.promote_waiting(uuid) is
  'Gives free places to those who wait, first come first served among the parties that fit; a household is one party and is never split.';

create function private.party_places(event public.events, member_ids uuid[], heads integer[])
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  had integer;
  taken integer;
  asked integer;
begin
  if event.capacity is null then
    return 'yes';
  end if;
  select coalesce(sum(s.heads), 0) into had from private.standings s
  where s.event_guest_id = any (member_ids) and s.standing = 'yes';
  -- Who holds tickets has as many places already, whatever they answer.
  select coalesce(sum(greatest(m.people, eg.tickets_held)), 0) into asked
  from unnest(member_ids, heads) as m(id, people) left join public.event_guests eg on eg.id = m.id;
  taken := private.people_coming(event.id) - had;
  if asked <= had or taken + asked <= event.capacity then
    return 'yes';
  elsif not exists (
    select from unnest(member_ids, heads) as m(id, people)
    left join public.rsvps r on r.event_guest_id = m.id and r.answer in ('yes', 'waitlisted')
    where m.people > coalesce(r.party_size, 0)) then
    return 'kept';
  elsif had = 0 and event.waitlist_enabled then
    return 'waitlisted';
  end if;
  perform private.refuse(409, 'rsvp_full', case
    when had > 0 then 'There is room for ' || greatest(event.capacity - taken, had) || ' of your ' || asked || ' people'
    when taken >= event.capacity then 'All ' || event.capacity || ' places are taken'
    when event.capacity - taken = 1 then 'Only 1 place is left'
    else 'Only ' || event.capacity - taken || ' places are left' end, 'partySize');
end
$$;
comment on function private.party_places(public.events, uuid[], integer[]) is
  'What becomes of a party that asks for so many places each (0 for who does not come): yes or waitlisted for all of it, or kept, each as before. Nobody loses a place by asking for more: then it is refused.';

create function private.store_rsvp(
  event public.events, target public.event_guests, stored_answer text, wanted_party_size integer,
  wanted_note text, actor text)
returns public.rsvps
language plpgsql
security definer
set search_path = ''
as $$
declare
  saved public.rsvps;
begin
  insert into public.rsvps as r
    (account_id, event_id, event_guest_id, answer, party_size, note, answered_by, waitlisted_at, late)
  values (event.account_id, event.id, target.id, stored_answer,
    case when stored_answer = 'no' then 0 else wanted_party_size end, wanted_note, actor,
    case when stored_answer = 'waitlisted' then clock_timestamp() end,
    coalesce(event.rsvp_deadline < now(), false))
  on conflict (event_guest_id) do update set
    answer = excluded.answer,
    party_size = excluded.party_size,
    note = excluded.note,
    answered_by = excluded.answered_by,
    answered_at = now(),
    late = excluded.late,
    waitlisted_at = case when excluded.answer = 'waitlisted'
      then coalesce(r.waitlisted_at, excluded.waitlisted_at) end
  returning * into saved;
  return saved;
end
$$;
comment on function private.store_rsvp(public.events, public.event_guests, text, integer, text, text) is
  'Writes an answer that was decided under the event''s lock; who waits keeps the place in line.';

create function private.write_rsvp(
  target public.event_guests, wanted_answer text, wanted_party_size integer, wanted_note text,
  actor text)
returns public.rsvps
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events;
  was public.rsvps;
  saved public.rsvps;
  decided text := wanted_answer;
begin
  -- The row lock makes everyone who answers this event wait in line, so no place is given twice.
  select * into event from public.events e where e.id = target.event_id for no key update;
  select * into was from public.rsvps r where r.event_guest_id = target.id;
  if wanted_answer = 'yes' then
    decided := private.party_places(event, array[target.id], array[wanted_party_size]);
  end if;
  saved := private.store_rsvp(event, target, case decided when 'kept' then was.answer else decided end,
    wanted_party_size, wanted_note, actor);
  if was.answer = 'yes' and (saved.answer <> 'yes' or saved.party_size < was.party_size)
    or was.answer = 'waitlisted' and (saved.answer <> 'waitlisted' or saved.party_size < was.party_size) then
    perform private.promote_waiting(event.id);
    select * into saved from public.rsvps r where r.id = saved.id;
  end if;
  return saved;
end
$$;
comment on function private.write_rsvp(public.event_guests, text, integer, text, text) is
  'How one person''s answer is written: capacity under a row lock, waiting list, history, promotion.';

create function private.rsvp_position(answer public.rsvps)
returns integer
language plpgsql stable
set search_path = ''
as $$
begin
  return case when answer.answer = 'waitlisted' then (
    with waiting as (
      select coalesce(eg.household_id, eg.id) as party, min(r.waitlisted_at) as since,
        bool_or(r.id = answer.id) as is_mine
      from public.rsvps r join public.event_guests eg on eg.id = r.event_guest_id
      where r.event_id = answer.event_id and r.answer = 'waitlisted'
      group by 1)
    select count(*)::integer from waiting w, waiting mine
    where mine.is_mine and (w.since, w.party) <= (mine.since, mine.party)) end;
end
$$;
comment on function private.rsvp_position(public.rsvps) is 'Place in line of the answer''s party, from 1; null when not waiting.';

create function private.promote_after_capacity_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.promote_waiting(new.id);
  return null;
end
$$;
comment on function private.promote_after_capacity_change() is 'More places go to those who wait.';

create function private.forget_rsvps(person public.guests)
returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.rsvps r using public.event_guests eg, public.events e
  where r.event_guest_id = eg.id and eg.guest_id = person.id and e.id = eg.event_id and e.end_date > now();
  update public.rsvps r set note = null, dietary = null, meal_choice = null, answers = '{}'
  from public.event_guests eg where r.event_guest_id = eg.id and eg.guest_id = person.id;
  delete from public.rsvp_history h using public.rsvps r, public.event_guests eg
  where h.rsvp_id = r.id and r.event_guest_id = eg.id and eg.guest_id = person.id;
$$;
comment on function private.forget_rsvps(public.guests) is 'Answers to come, and the words of past ones; that somebody came stays as a bare number.';

create function private.tell_of_answer()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.answered_by = 'guest' and new.answered_at > now() - interval '10 minutes'
    and (tg_op = 'INSERT' or (new.answer, new.party_size) is distinct from (old.answer, old.party_size)) then
    perform private.tell_planners(new.event_id, case new.answer when 'waitlisted' then 'waitlist' else 'answer' end,
      (select jsonb_build_object('name', g.full_name, 'answer', new.answer, 'partySize', new.party_size)
        from public.event_guests eg join public.guests g on g.id = eg.guest_id where eg.id = new.event_guest_id), new.id);
  end if;
  return null;
end
$$;
create function private.is_over_answer(told public.notices)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select told.subject_id is not null and not exists (select from public.rsvps r join public.events e on e.id = r.event_id
    where r.id = told.subject_id and r.answer = told.detail ->> 'answer' and e.end_date > now())
$$;
comment on function private.is_over_answer(public.notices) is 'An answer that was changed or taken back meanwhile, or to an event that is over, is no news.';

create function private.is_over_waitlist(told public.notices)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select told.subject_id is not null and not exists (select from public.rsvps r where r.id = told.subject_id and r.answer = 'waitlisted')
$$;
comment on function private.is_over_waitlist(public.notices) is 'Who got a place or left waits no more.';

comment on function private.tell_of_answer() is 'Tells planners of what guests answered; not of imports or their own entries.';
