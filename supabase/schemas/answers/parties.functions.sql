-- One link answers for everybody in the household: who comes, what they eat, who comes along.

create function private.party_of(link public.personal_links)
returns setof public.event_guests
language plpgsql stable
security definer
rows 4
set search_path = ''
as $$
declare
  mine public.event_guests;
begin
  select * into mine from public.event_guests eg where eg.id = link.event_guest_id;
  if mine.id is null then
    return;
  elsif mine.household_id is null or link.scope is distinct from 'invitation' then
    return next mine;
    return;
  end if;
  return query
  select other.* from public.event_guests other
  where other.household_id = mine.household_id and other.event_id = mine.event_id and (other.id = mine.id
    or not exists (select from public.guests g where g.id = other.guest_id and g.status = 'blocked'))
  order by other.id <> mine.id, other.role = 'child', other.created_at, other.id;
end
$$;
comment on function private.party_of(public.personal_links) is
  'Whom a personal link answers for: the household of an invitation without who is blocked, else its guest alone; the link''s guest first.';

create function private.party_closes(link public.personal_links, event public.events)
returns timestamptz
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (select case when event.rsvp_deadline is not null
    then greatest(event.rsvp_deadline, (select max(m.answer_until) from private.party_of(link) m)) end);
end
$$;
comment on function private.party_closes(public.personal_links, public.events) is
  'When the answers of a party close: the deadline, or the later one its host gave it; null for never.';

create function private.door_pass(of_event uuid, guest_id uuid, place integer)
returns text
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if exists (select from public.check_in_lists l where l.event_id = of_event and l.admits_guests) then
    return private.pass_code(guest_id, place, private.server_key('tokens'));
  end if;
  return null;
end
$$;
comment on function private.door_pass(uuid, uuid, integer) is
  'The code that lets somebody in by their answer; null while no gate of the event does that.';

create function private.entered_at(of_event uuid, guest_id uuid)
returns timestamptz
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (select min(c.at) from public.check_ins c join public.check_in_lists l on l.id = c.list_id
  where c.event_guest_id = guest_id and c.event_id = of_event and l.kind = 'entrance'
    and c.result = 'ok' and c.undone_at is null);
end
$$;
comment on function private.entered_at(uuid, uuid) is 'When the first of a guest''s people came in by their answer; null before.';

create function private.party_view(link public.personal_links, event public.events)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  -- A link of one's own is given to whoever types an address of the list, so it shows what was
  -- answered, and only an invitation what the host noted.
  return (with members as (
    select m.id, m.role, g.full_name, coalesce(r.dietary, case when link.scope = 'invitation' then m.dietary end) as dietary, r.answer,
      nullif(private.standing(r.answer, m.tickets_held, m.tickets_due), 'pending') as state, r.meal_choice, r.answers,
      r.note, r.answered_at, case when r.answer in ('yes', 'maybe', 'waitlisted') then r.party_size end as party_size,
      private.rsvp_position(r) as position, m.ordinality as place
    from private.party_of(link) with ordinality m
    join public.guests g on g.id = m.guest_id
    left join public.rsvps r on r.event_guest_id = m.id
  )
  select jsonb_build_object(
    'members', (select jsonb_agg(jsonb_build_object('id', m.id,
      'name', case when m.id = link.event_guest_id then coalesce(link.shown_name, m.full_name) else m.full_name end,
      'isChild', m.role = 'child', 'state', m.state, 'meal', m.meal_choice, 'dietary', m.dietary,
      'pass', case when m.answer = 'yes' then private.door_pass(event.id, m.id, 0) end,
      'waitlistPosition', m.position,
      'enteredAt', case when link.scope = 'invitation' then private.entered_at(event.id, m.id) end)
      order by m.place) from members m),
    -- Who answered by number alone has companions without names: they are kept when names follow.
    'companions', coalesce((select jsonb_agg(jsonb_build_object('name', c.name, 'isChild', coalesce(c.is_child, false),
        'pass', case when m.answer = 'yes' then private.door_pass(event.id, m.id, n::integer) end,
        'meal', c.meal_choice, 'dietary', c.dietary) order by m.place, n)
      from members m
      cross join lateral generate_series(1, greatest(coalesce(m.party_size, 1) - 1,
        (select count(*) from public.rsvp_companions k where k.event_guest_id = m.id))) n
      left join lateral (select k.* from public.rsvp_companions k where k.event_guest_id = m.id
        order by k.position offset n - 1 limit 1) c on true), '[]'),
    'maxPeople', greatest(event.max_party_size, (select count(*) from members)),
    'meals', coalesce((select jsonb_agg(jsonb_build_object('name', k.name, 'description', k.description,
        'forChildren', k.for_children) order by k.position, k.name)
      from public.event_meals k where k.event_id = event.id), '[]'),
    'questions', coalesce((select jsonb_agg(jsonb_build_object('id', q.id, 'prompt', q.prompt, 'kind', q.kind,
        'options', to_jsonb(q.options), 'required', q.required) order by q.position, q.created_at)
      from public.event_questions q where q.event_id = event.id), '[]'),
    'activities', private.party_activities(link, event),
    'answers', coalesce((select m.answers from members m where m.answers is not null
      order by m.answered_at desc limit 1), '{}'),
    'note', (select m.note from members m where m.note is not null order by m.place limit 1),
    'seats', private.party_seats(link),
    'closes', private.party_closes(link, event),
    'canAnswer', private.can_edit_answer(event, private.party_closes(link, event)),
    'canAsk', private.takes_answers(event) and event.status = 'published' and event.end_date > now(),
    'late', (select jsonb_build_object('askedAt', l.asked_at, 'status', l.status)
      from public.late_answers l where l.event_guest_id = link.event_guest_id and l.scope = link.scope
      order by l.asked_at desc limit 1)));
end
$$;
comment on function private.party_view(public.personal_links, public.events) is 'PublicParty.';

create function private.check_meal(event public.events, value text)
returns text
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if coalesce(value, '') <> '' and not exists (
    select from public.event_meals k where k.event_id = event.id and k.name = value) then
    perform private.refuse(400, 'invalid_input', 'This meal is no longer offered. Choose another', 'meal');
  end if;
  return nullif(value, '');
end
$$;
comment on function private.check_meal(public.events, text) is 'A meal the event offers, or none.';

create function private.check_answers(event public.events, given jsonb, someone_comes boolean)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  question public.event_questions;
  value text;
  clean jsonb := '{}';
begin
  for question in select * from public.event_questions q where q.event_id = event.id loop
    value := private.check_text(given ->> question.id::text, 1000, question.id::text, 'An answer');
    if value is null then
      if question.required and someone_comes then
        perform private.refuse(400, 'invalid_input', 'Please answer: ' || question.prompt, question.id::text);
      end if;
    elsif question.kind = 'choice' and value <> all (question.options)
      or question.kind = 'yes_no' and value not in ('yes', 'no') then
      perform private.refuse(400, 'invalid_input', 'Choose one of the answers: ' || question.prompt, question.id::text);
    else
      clean := clean || jsonb_build_object(question.id, value);
    end if;
  end loop;
  return clean;
end
$$;
comment on function private.check_answers(public.events, jsonb, boolean) is
  '{question id: text} of the event''s own questions; required ones only when somebody comes.';

create function private.party_holds(link public.personal_links, out coming bigint, out waiting bigint)
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(sum(r.party_size) filter (where r.answer = 'yes'), 0),
    coalesce(sum(r.party_size) filter (where r.answer = 'waitlisted'), 0)
  from private.party_of(link) m join public.rsvps r on r.event_guest_id = m.id
$$;
comment on function private.party_holds(public.personal_links) is 'How many places a party has, and waits for.';

create function private.apply_party(link public.personal_links, event public.events, payload jsonb, actor text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  member public.event_guests;
  said jsonb;
  companion record;
  given jsonb := coalesce(payload -> 'companions', '[]');
  someone_comes boolean := payload -> 'members' @> '[{"answer": "yes"}]' or payload -> 'members' @> '[{"answer": "maybe"}]';
  answers jsonb := private.check_answers(event, coalesce(payload -> 'answers', '{}'), someone_comes and actor = 'guest');
  note text := private.check_text(payload ->> 'note', 2000, 'note', 'A note');
  host_id uuid;
  extra integer := case when someone_comes then jsonb_array_length(given) else 0 end;
  decided text;
  held_before record;
  held_after record;
  saved public.rsvps;
  first_saved uuid;
begin
  select m.id into host_id from private.party_of(link) with ordinality m
  join jsonb_array_elements(payload -> 'members') s on s ->> 'id' = m.id::text
  where s ->> 'answer' in ('yes', 'maybe')
  order by s ->> 'answer' <> 'yes', m.id <> link.event_guest_id, m.ordinality limit 1;
  if actor = 'guest' and extra + (select count(*) from private.party_of(link))
    > greatest(event.max_party_size, (select count(*) from private.party_of(link))) then
    perform private.refuse(400, 'invalid_input', 'Up to ' || event.max_party_size || ' people can come with one invitation', 'companions');
  end if;
  -- Whoever comes, comes together: the places of all are asked for at once.
  select private.party_places(event, array_agg(m.id), array_agg(
    case when s ->> 'answer' = 'yes' then 1 + case when m.id = host_id then extra else 0 end else 0 end)) into decided
  from private.party_of(link) m join jsonb_array_elements(payload -> 'members') s on s ->> 'id' = m.id::text;
  held_before := private.party_holds(link);
  perform private.follow_companions(host_id, case when extra > 0 then given else '[]' end);
  for member in select * from private.party_of(link) loop
    select s into said from jsonb_array_elements(payload -> 'members') s where s ->> 'id' = member.id::text limit 1;
    continue when said is null;
    if coalesce(said ->> 'answer', '') not in ('yes', 'no', 'maybe') then
      perform private.refuse(400, 'invalid_input', 'Choose yes, maybe or no for everybody', 'answer');
    end if;
    saved := private.store_rsvp(event, member, case
        when said ->> 'answer' <> 'yes' then said ->> 'answer'
        when decided = 'kept' then (select r.answer from public.rsvps r where r.event_guest_id = member.id)
        else decided end,
      1 + case when member.id = host_id then extra else 0 end,
      case when member.id = link.event_guest_id then note end, actor);
    update public.rsvps r set
      meal_choice = case when said ->> 'answer' = 'no' then null else private.check_meal(event, said ->> 'meal') end,
      dietary = private.check_text(said ->> 'dietary', 500, 'dietary', 'A dietary need'),
      answers = check_answers
    from (select answers as check_answers) given_answers where r.id = saved.id;
    perform private.answer_activities(link, event, member, case when jsonb_typeof(said -> 'activities') = 'array'
      then said -> 'activities' end);
    first_saved := coalesce(first_saved, saved.id);
  end loop;
  if first_saved is null then
    perform private.refuse(400, 'invalid_input', 'Choose yes, maybe or no', 'answer');
  end if;
  delete from public.rsvp_companions c using private.party_of(link) m where c.event_guest_id = m.id;
  if extra > 0 then
    for companion in select value, ordinality from jsonb_array_elements(given) with ordinality loop
      insert into public.rsvp_companions
        (account_id, event_id, event_guest_id, name, is_child, meal_choice, dietary, position)
      values (event.account_id, event.id, host_id,
        private.check_text(companion.value ->> 'name', 200, 'companions', 'A name'),
        coalesce(companion.value -> 'isChild' = 'true', false), private.check_meal(event, companion.value ->> 'meal'),
        private.check_text(companion.value ->> 'dietary', 500, 'companions', 'A dietary need'), companion.ordinality);
    end loop;
  end if;
  held_after := private.party_holds(link);
  if held_after.coming < held_before.coming or held_after.waiting < held_before.waiting then
    perform private.promote_waiting(event.id);
  end if;
  return first_saved;
end
$$;
comment on function private.apply_party(public.personal_links, public.events, jsonb, text) is
  'Writes the answers of a party, checked as a whole (a host may note more people and leave questions open): one refusal and nothing is written. Who says yes comes or waits together. The caller holds the event''s row lock.';

create function public.answer_party(token text, payload jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.personal_links := private.find_personal_link(token);
  event public.events;
  saved_id uuid;
  request jsonb := payload - 'idempotencyKey' - 'language';
begin
  if link.id is null then
    perform private.refuse_link();
  end if;
  select * into strict event from public.events e where e.id = link.event_id for no key update;
  if not private.first_submit('party:' || link.id, payload ->> 'idempotencyKey', request) then
    return private.party_view(link, event);
  end if;
  perform private.require_open_event(event);
  if not private.takes_answers(event) then
    perform private.refuse(409, 'rsvp_closed', 'This event takes no replies here');
  end if;
  if jsonb_typeof(payload -> 'members') is distinct from 'array'
    or jsonb_typeof(coalesce(payload -> 'companions', '[]')) <> 'array'
    or jsonb_array_length(payload -> 'members') > 200 or jsonb_array_length(coalesce(payload -> 'companions', '[]')) > 100 then
    perform private.refuse(400, 'invalid_input', 'Choose yes, maybe or no', 'answer');
  end if;
  if private.can_edit_answer(event, private.party_closes(link, event)) then
    saved_id := private.apply_party(link, event, request, 'guest');
    perform private.enqueue_job('rsvp_confirmation',
      jsonb_build_object('rsvpId', saved_id, 'personalLinkId', link.id),
      'rsvp_confirmation:' || saved_id || ':' || extract(epoch from now()));
  else
    perform private.check_answers(event, coalesce(request -> 'answers', '{}'), false);
    if length(request::text) > 20000 then
      perform private.refuse(400, 'invalid_input', 'This is more than an answer holds', 'note');
    end if;
    insert into public.late_answers (account_id, event_id, event_guest_id, scope, payload)
    values (event.account_id, event.id, link.event_guest_id, link.scope, request)
    on conflict (event_guest_id, scope) where status = 'waiting'
    do update set payload = excluded.payload, asked_at = excluded.asked_at;
  end if;
  perform private.note_language(eg.guest_id, payload ->> 'language')
  from public.event_guests eg where eg.id = link.event_guest_id;
  perform private.finish_submit('party:' || link.id, payload ->> 'idempotencyKey', request, saved_id);
  return private.party_view(link, event);
end
$$;
comment on function public.answer_party(text, jsonb) is
  'Answers for a whole party by a personal link; after the deadline it waits for the host. PartySubmission -> PublicParty.';
