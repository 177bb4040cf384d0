-- Polls: a winning date becomes the event's date, an activity or another event, once, and the votes its answers.

create function private.poll_option_walls(option public.poll_options, zone text, out start_local timestamp, out end_local timestamp)
language sql stable
set search_path = ''
as $$
  select case when option.day is not null then option.day + time '00:00' else option.start_at at time zone zone end,
    case when option.day is not null then option.day + time '23:59' else option.end_at at time zone zone end
$$;
comment on function private.poll_option_walls(public.poll_options, text) is 'A proposed time on the clock of the event; a whole day from its midnight to its last minute.';

create function private.poll_voters_of(poll public.polls, option public.poll_options, event public.events)
returns table (place public.event_guests, mark text, said_at timestamptz, first_at timestamptz)
language plpgsql
security definer
set search_path = ''
as $$
declare
  vote record;
  told uuid[] := '{}';
begin
  -- Of several votes for one guest their own link's counts, then one by a mailed link, then what was said last.
  for vote in
    select b.name, b.created_at, b.updated_at, c.mark as said, i.email, i.confirmed_at, eg as known
    from public.poll_ballots b
    join public.poll_choices c on c.ballot_id = b.id and c.option_id = option.id
    join public.poll_invitations i on i.id = b.invitation_id
    left join public.event_guests eg on eg.id = i.event_guest_id
    left join public.guests g on g.id = eg.guest_id
    where b.poll_id = poll.id and g.status is distinct from 'blocked' and g.status is distinct from 'erased'
    order by i.event_guest_id is null, i.confirmed_at is null, b.updated_at desc, b.id
  loop
    continue when vote.email is not null and private.is_blocked(poll.account_id, vote.email);
    if (vote.known).id is null then
      place := private.ensure_event_guest(event, vote.name, vote.email, 'rsvp');
      -- Whoever knows a name and an address changes nothing of what that guest has answered.
      continue when vote.confirmed_at is null and exists (select from public.rsvps r where r.event_guest_id = place.id);
    elsif (vote.known).event_id = event.id then
      place := vote.known;
    else
      insert into public.event_guests (account_id, event_id, guest_id, household_id, role, group_label, source)
      values (event.account_id, event.id, (vote.known).guest_id, (vote.known).household_id, (vote.known).role, (vote.known).group_label, 'rsvp')
      on conflict (event_id, guest_id) do nothing;
      select * into strict place from public.event_guests eg where eg.event_id = event.id and eg.guest_id = (vote.known).guest_id;
    end if;
    continue when place.id = any (told);
    told := told || place.id;
    mark := vote.said;
    said_at := vote.updated_at;
    first_at := vote.created_at;
    return next;
  end loop;
end
$$;
comment on function private.poll_voters_of(public.polls, public.poll_options, public.events) is
  'What guests said of a date, each once, and voters with an address, who are put on the event''s list. Nobody can be found for a name alone.';

create function private.carry_poll_answers(poll public.polls, option public.poll_options, event public.events, activity_id uuid, marks text[])
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  voter record;
  was public.rsvps;
  carried integer := 0;
begin
  -- Who voted first is first where places are few.
  for voter in select * from private.poll_voters_of(poll, option, event) v order by v.first_at loop
    continue when voter.mark <> all (marks);
    begin
      if activity_id is not null then
        perform private.take_place(activity_id, voter.place);
      else
        select * into was from public.rsvps r where r.event_guest_id = (voter.place).id;
        -- What somebody said last counts.
        continue when was.answered_at > voter.said_at;
        perform private.write_rsvp(voter.place, voter.mark, coalesce(nullif(was.party_size, 0), 1), was.note, 'planner');
      end if;
      carried := carried + 1;
    exception when sqlstate 'PT409' then
      -- Full, or closed to them: they answer by themselves.
      continue;
    end;
  end loop;
  return carried;
end
$$;
comment on function private.carry_poll_answers(public.polls, public.poll_options, public.events, uuid, text[]) is
  'Votes for a date, of those with these marks, as answers to the event or as places in an activity; how many.';

create function public.use_poll_date(poll_id_param uuid, option_id_param uuid, request jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  poll public.polls := private.own_poll(poll_id_param);
  option public.poll_options;
  event public.events;
  wall record;
  into_what text := request ->> 'into';
  title text := coalesce(private.check_text(request ->> 'title', 200, 'title', 'A title'), poll.title);
  made_id uuid;
  carried integer := 0;
begin
  perform private.require_plan(poll.account_id, 'polls');
  select o.* into option from public.poll_options o join public.poll_questions q on q.id = o.question_id and q.kind = 'date'
  where o.id = option_id_param and o.poll_id = poll.id;
  if option.id is null or into_what is null or into_what not in ('event_date', 'activity', 'event') then
    perform private.refuse(400, 'invalid_input', 'Choose a date of this poll, and what it becomes', 'option');
  elsif poll.state = 'draft' then
    perform private.refuse(409, 'conflict', 'Nobody has been asked yet: open the poll first', 'poll');
  elsif poll.became is not null and (poll.became, poll.became_option_id) is distinct from (into_what, option.id) then
    perform private.refuse(409, 'conflict', 'A date of this poll is in use already', 'poll');
  elsif poll.became is null then
    select * into strict event from public.events e where e.id = poll.event_id for update;
    wall := private.poll_option_walls(option, event.time_zone);
    if into_what = 'event_date' then
      -- Mails go to who comes, before the change or after it: a yes counts before they do, a no after.
      carried := private.carry_poll_answers(poll, option, event, null, '{yes,maybe}');
      perform private.change_events(event.id, jsonb_build_object('scope', 'this',
        'patch', jsonb_build_object('start_local', private.wall_text(wall.start_local), 'end_local', private.wall_text(wall.end_local)),
        'along', coalesce(request -> 'along', '["activities", "deadline"]'),
        'tell', coalesce(request -> 'tell', 'false'), 'message', request -> 'message'));
      made_id := event.id;
    elsif into_what = 'event' then
      event := private.copy_event(event, title, wall.start_local, false);
      update public.events e set end_local = wall.end_local where e.id = event.id returning * into event;
      made_id := event.id;
    else
      insert into public.activities (event_id, title, status, visibility, start_local, end_local, sign_up)
      values (event.id, title, 'published', 'public', wall.start_local, wall.end_local, true) returning id into made_id;
    end if;
    carried := carried + private.carry_poll_answers(poll, option, event, case when into_what = 'activity' then made_id end,
      case into_what when 'activity' then '{yes}' when 'event_date' then '{no}' else '{yes,maybe,no}' end::text[]);
    update public.polls p set state = 'closed', closed_at = coalesce(p.closed_at, now()), became = into_what,
      became_id = made_id, became_option_id = option.id
    where p.id = poll.id returning * into poll;
  end if;
  return jsonb_build_object('poll', private.poll_view(poll), 'carried', carried);
end
$$;
comment on function public.use_poll_date(uuid, uuid, jsonb) is
  'Makes a date of a poll {into: event_date|activity|event, title, along, tell, message}, closes the poll, and carries the votes over; asked again it is done no second time. PollUsed.';

create function private.forget_made_date()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.polls p set became = null, became_id = null, became_option_id = null
  where p.became = case tg_table_name when 'activities' then 'activity' else 'event' end and p.became_id = old.id;
  return null;
end
$$;
comment on function private.forget_made_date() is
  'What a poll''s date was made into is gone: the poll may be opened again, and another date chosen.';

create function private.copy_polls(source public.events, copy public.events)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  distance interval := copy.start_local - source.start_local;
  poll public.polls;
  question public.poll_questions;
  option public.poll_options;
  new_poll_id uuid;
  new_ids jsonb;
  new_id uuid;
begin
  for poll in select p.* from public.polls p where p.event_id = source.id order by p.created_at, p.id loop
    insert into public.polls (account_id, event_id, title, note, naming, results, created_by)
    values (copy.account_id, copy.id, poll.title, poll.note, poll.naming, poll.results, auth.uid()) returning id into new_poll_id;
    new_ids := '{}';
    for question in select q.* from public.poll_questions q where q.poll_id = poll.id order by q.position loop
      insert into public.poll_questions (account_id, poll_id, position, kind, text, note, required, most_choices,
        scale_to, scale_low, scale_high, guests_may_add, only_if_question_id, only_if_option_ids)
      values (copy.account_id, new_poll_id, question.position, question.kind, question.text, question.note, question.required,
        question.most_choices, question.scale_to, question.scale_low, question.scale_high, question.guests_may_add,
        (new_ids ->> question.only_if_question_id::text)::uuid,
        array(select (new_ids ->> o::text)::uuid from unnest(question.only_if_option_ids) o where new_ids ? o::text))
      returning id into new_id;
      new_ids := new_ids || jsonb_build_object(question.id::text, new_id);
      for option in select o.* from public.poll_options o where o.question_id = question.id and not o.by_guest order by o.position, o.id loop
        insert into public.poll_options (account_id, poll_id, question_id, position, label, start_at, end_at, day, most_votes)
        values (copy.account_id, new_poll_id, (new_ids ->> question.id::text)::uuid, option.position, option.label,
          private.moved(option.start_at, distance, source.time_zone), private.moved(option.end_at, distance, source.time_zone),
          (option.day + distance)::date, option.most_votes)
        returning id into new_id;
        new_ids := new_ids || jsonb_build_object(option.id::text, new_id);
      end loop;
    end loop;
  end loop;
end
$$;
comment on function private.copy_polls(public.events, public.events) is
  'The polls of an event in its copy: drafts with the hosts'' own options, proposed times as far apart as the two events start; without votes, links and what voters added.';
