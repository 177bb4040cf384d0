-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

drop function private.carry_poll_answers(public.polls, public.poll_options, public.events, uuid);

CREATE OR REPLACE FUNCTION private.poll_invitation_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('to', g.email, 'name', g.full_name, 'locale', coalesce(g.locale, e.locale),
    'event', private.public_event(e, false), 'title', p.title, 'note', p.note, 'naming', p.naming, 'closesAt', p.closes_at,
    'again', coalesce(job.payload -> 'again', 'false'),
    'questions', (select jsonb_agg(q.text order by q.position) from public.poll_questions q where q.poll_id = p.id),
    'url', private.site_url() || '/poll/' || private.derive_token('poll', i.id, 1))
  from public.poll_invitations i
  join public.polls p on p.id = i.poll_id
  join public.events e on e.id = p.event_id and e.status = 'published'
  join public.event_guests eg on eg.id = i.event_guest_id
  join public.guests g on g.id = eg.guest_id and g.status = 'active' and g.email is not null and g.unsubscribed_at is null
  where i.id::text = job.payload ->> 'invitationId' and private.is_open(p) and not private.has_voted(p, i)
$function$;

CREATE OR REPLACE FUNCTION private.poll_outcome(poll public.polls, has_voted boolean, for_planner boolean, own_ballot_id uuid, knows_guests boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  hidden text := private.results_hidden(poll, has_voted, for_planner);
  asked integer := (select count(*) from public.poll_invitations i where i.poll_id = poll.id and i.asked_at is not null);
begin
  return jsonb_build_object(
    'voted', private.poll_votes(poll), 'asked', nullif(asked, 0), 'hidden', hidden,
    'waiting', case when asked > 0 and poll.naming = 'named' then (select count(*) from public.poll_invitations i
      join public.event_guests eg on eg.id = i.event_guest_id
      join public.guests g on g.id = eg.guest_id and g.status = 'active'
      where i.poll_id = poll.id and i.asked_at is not null
        and not exists (select from public.poll_ballots b where b.invitation_id = i.id)) end,
    'questions', case when hidden is not null then '[]'::jsonb
      when poll.naming = 'named' then private.named_results(poll) else private.box_results(poll) end,
    'voters', case when hidden is null and poll.naming = 'named' then private.poll_voters(poll, own_ballot_id, knows_guests) else '[]'::jsonb end);
end
$function$;

CREATE OR REPLACE FUNCTION public.list_polls(event_id_param uuid, request jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted text := private.plain_words(coalesce(request ->> 'text', ''));
  shown text := coalesce(request ->> 'filter', 'all');
  found jsonb;
  total bigint;
begin
  with own as materialized (
    select p, e.name as event_name, e.time_zone, private.poll_standing(p) as standing
    from public.polls p join public.events e on e.id = p.event_id
    where p.account_id = any (array(select private.my_accounts())) and (event_id_param is null or p.event_id = event_id_param)
      and (wanted = '' or private.plain_words(p.title || ' ' || e.name) like '%' || wanted || '%')),
  kept as (select * from own where shown = 'all' or standing = shown),
  page as (select * from kept k
    order by array_position(array['open', 'draft', 'closed'], k.standing), (k.p).created_at desc, (k.p).id
    offset greatest(coalesce((request ->> 'from')::integer, 0), 0)
    limit least(greatest(coalesce((request ->> 'size')::integer, 50), 1), 200))
  select (select count(*) from kept), coalesce(jsonb_agg(jsonb_build_object(
    'id', (k.p).id, 'eventId', (k.p).event_id, 'eventName', k.event_name, 'title', (k.p).title,
    'state', k.standing, 'naming', (k.p).naming, 'closesAt', (k.p).closes_at, 'timeZone', k.time_zone,
    'questionCount', (select count(*) from public.poll_questions q where q.poll_id = (k.p).id),
    'kind', (select min(q.kind) from public.poll_questions q where q.poll_id = (k.p).id having count(*) = 1),
    'voted', private.poll_votes(k.p),
    'asked', (select count(*) from public.poll_invitations i where i.poll_id = (k.p).id and i.asked_at is not null))
    order by array_position(array['open', 'draft', 'closed'], k.standing), (k.p).created_at desc, (k.p).id), '[]')
  into total, found from page k;
  return jsonb_build_object('total', total, 'rows', found);
end
$function$;

CREATE OR REPLACE FUNCTION public.suggest_poll_option(token text, question_id_param uuid, option jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  door record;
  poll public.polls;
  question public.poll_questions;
  places integer;
begin
  select * into door from private.poll_door(token);
  select * into strict poll from public.polls p where p.id = (door.poll).id for no key update;
  select * into question from public.poll_questions q where q.id = question_id_param and q.poll_id = poll.id;
  select count(*) into places from public.poll_options o where o.question_id = question.id;
  if not private.is_open(poll) then
    perform private.refuse(409, 'conflict', 'This poll is closed', 'poll');
  elsif not coalesce(question.guests_may_add, false) then
    perform private.refuse(403, 'forbidden', 'Only the hosts add options here', 'option');
  elsif places >= 50 then
    perform private.refuse(409, 'conflict', 'A question can have up to 50 options', 'option');
  elsif (option ->> 'endAt')::timestamptz <= now() or (option ->> 'day')::date < (select (now() at time zone e.time_zone)::date
    from public.events e where e.id = poll.event_id) then
    perform private.refuse(400, 'invalid_input', 'This time has passed: suggest one that is still to come', 'option');
  end if;
  if not exists (select from public.poll_options o where o.question_id = question.id
    and (o.label = trim(option ->> 'label') or nullif(private.plain_words(o.label), '') = private.plain_words(option ->> 'label')
      or o.start_at = (option ->> 'startAt')::timestamptz and o.end_at = (option ->> 'endAt')::timestamptz
      or o.day = (option ->> 'day')::date)) then
    perform private.write_poll_option(poll, question.id, question.kind, option - array['id', 'mostVotes'], places + 1, true);
    update public.polls p set heard = p.heard + 1 where p.id = poll.id;
  end if;
  return private.shared_poll(poll, door.link, door.invitation, option ->> 'ballotToken');
end
$function$;

CREATE OR REPLACE FUNCTION public.use_poll_date(poll_id_param uuid, option_id_param uuid, request jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.carry_poll_answers(poll public.polls, option public.poll_options, event public.events, activity_id uuid, marks text[])
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  voter record;
  was public.rsvps;
  carried integer := 0;
begin
  for voter in select * from private.poll_voters_of(poll, option, event) loop
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
$function$;

comment on function private.carry_poll_answers(public.polls, public.poll_options, public.events, uuid, text[]) is 'Votes for a date, of those with these marks, as answers to the event or as places in an activity; how many.';

reset check_function_bodies;
