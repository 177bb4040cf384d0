-- Polls, for planners: writing them, opening and closing, asking guests.

create function private.own_poll(target_poll_id uuid)
returns public.polls
language plpgsql
security definer
set search_path = ''
as $$
declare
  poll public.polls;
begin
  select * into poll from public.polls p where p.id = target_poll_id for no key update;
  perform private.require_permission('polls.write', poll.account_id, poll.event_id);
  return poll;
end
$$;
comment on function private.own_poll(uuid) is 'A poll that the caller may change, locked; the one refusal where they may not.';

create function private.is_open(poll public.polls)
returns boolean
language sql stable
set search_path = ''
as $$ select poll.state = 'open' and (poll.closes_at is null or poll.closes_at > now()) $$;
comment on function private.is_open(public.polls) is 'Whether a poll takes votes: its time ends it, whether or not a job has said so yet.';

create function private.poll_end(poll public.polls)
returns timestamptz
language sql stable
set search_path = ''
as $$ select case when private.is_open(poll) then poll.closes_at else coalesce(poll.closed_at, poll.closes_at) end $$;
comment on function private.poll_end(public.polls) is 'When a poll closes, and once it is closed when that truly was.';

create function private.poll_standing(poll public.polls)
returns text
language sql stable
set search_path = ''
as $$ select case when poll.state = 'open' and not private.is_open(poll) then 'closed' else poll.state end $$;
comment on function private.poll_standing(public.polls) is 'draft, open or closed, as it is now.';

create function private.poll_votes(poll public.polls)
returns integer
language sql stable
security definer
set search_path = ''
as $$
  select case poll.naming
    when 'named' then (select count(*)::integer from public.poll_ballots b where b.poll_id = poll.id)
    else coalesce((select cardinality(x.voted) from private.poll_boxes x where x.poll_id = poll.id), 0) end
$$;
comment on function private.poll_votes(public.polls) is 'How many people have voted.';

create function private.option_votes(poll public.polls, of_option public.poll_options)
returns integer
language sql stable
security definer
set search_path = ''
as $$
  select case poll.naming
    when 'named' then (select count(*)::integer from public.poll_choices c where c.option_id = of_option.id and c.mark <> 'no')
    else (select count(*)::integer from private.poll_boxes x, jsonb_array_elements(x.answers -> of_option.question_id::text) a
      where x.poll_id = poll.id and (a -> 'chosen' ? of_option.id::text or a -> 'ranking' ? of_option.id::text
        or a -> 'marks' ->> of_option.id::text in ('yes', 'maybe'))) end
$$;
comment on function private.option_votes(public.polls, public.poll_options) is 'How many people have taken an option: chosen or ranked it, or can come then, if need be.';

create function private.poll_questions_view(poll public.polls)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', q.id, 'kind', q.kind, 'text', q.text, 'note', q.note, 'required', q.required,
    'mostChoices', q.most_choices,
    'scale', case when q.scale_to is not null
      then jsonb_build_object('to', q.scale_to, 'lowLabel', q.scale_low, 'highLabel', q.scale_high) end,
    'guestsMayAdd', q.guests_may_add,
    'onlyIf', case when q.only_if_question_id is not null
      then jsonb_build_object('questionId', q.only_if_question_id, 'optionIds', to_jsonb(q.only_if_option_ids)) end,
    'options', (select coalesce(jsonb_agg(jsonb_build_object(
        'id', o.id, 'label', o.label, 'startAt', o.start_at, 'endAt', o.end_at, 'day', o.day, 'mostVotes', o.most_votes,
        'votesLeft', case when o.most_votes is not null then greatest(o.most_votes - private.option_votes(poll, o), 0) end,
        'byGuest', o.by_guest) order by o.position, o.id), '[]')
      from public.poll_options o where o.question_id = q.id)) order by q.position), '[]')
  from public.poll_questions q where q.poll_id = poll.id
$$;
comment on function private.poll_questions_view(public.polls) is 'PollQuestion[].';

create function private.poll_version(poll public.polls)
returns text
language sql stable
security definer
set search_path = ''
as $$
  select md5(jsonb_build_array(poll.title, poll.note, poll.naming, poll.results,
    (select jsonb_agg(to_jsonb(q) order by q.position, q.id) from public.poll_questions q where q.poll_id = poll.id),
    (select jsonb_agg(to_jsonb(o) order by o.position, o.id) from public.poll_options o where o.poll_id = poll.id))::text)
$$;
comment on function private.poll_version(public.polls) is 'What a poll asks, in one mark: another one once anything of it was changed or a voter added an option. Votes do not change it.';

create function private.poll_view(poll public.polls)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', poll.id, 'eventId', e.id, 'eventName', e.name, 'title', poll.title, 'note', poll.note,
    'state', private.poll_standing(poll),
    'naming', poll.naming, 'results', poll.results, 'closesAt', poll.closes_at, 'closedAt', poll.closed_at,
    'timeZone', e.time_zone, 'questions', private.poll_questions_view(poll),
    'became', case when poll.became is not null then jsonb_build_object('kind', poll.became, 'id', poll.became_id,
      'optionId', poll.became_option_id) end,
    'createdAt', poll.created_at, 'updatedAt', poll.updated_at, 'version', private.poll_version(poll))
  from public.events e where e.id = poll.event_id
$$;
comment on function private.poll_view(public.polls) is 'PollRecord.';

create function public.get_poll(poll_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  poll public.polls;
begin
  select * into poll from public.polls p
  where p.id = poll_id_param and private.may('polls.read', p.account_id, p.event_id);
  if poll.id is null then
    perform private.refuse(404, 'not_found', 'This poll does not exist, or you may not see it');
  end if;
  return private.poll_view(poll);
end
$$;
comment on function public.get_poll(uuid) is 'A poll as its planners see it. PollRecord.';

create function public.list_polls(event_id_param uuid, request jsonb default '{}')
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  wanted text := private.plain_words(coalesce(request ->> 'text', ''));
  shown text := coalesce(request ->> 'filter', 'all');
  found jsonb;
  total bigint;
begin
  with own as materialized (
    select p, e.name as event_name, e.time_zone, private.poll_standing(p) as standing
    from public.polls p join public.events e on e.id = p.event_id
    where p.account_id = any (array(select private.my_reach('polls.read'))) and (event_id_param is not null or p.account_id = private.chosen_account())
      and (p.account_id = any (array(select private.my_accounts('polls.read'))) or p.event_id = any (array(select private.my_events('polls.read')))) and (event_id_param is null or p.event_id = event_id_param)
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
    'voted', private.poll_votes(k.p), 'lead', private.poll_lead(k.p),
    'ranking', private.poll_ranking(k.p), 'closedAt', case when k.standing = 'closed' then private.poll_end(k.p) end,
    'asked', (select count(*) from public.poll_invitations i where i.poll_id = (k.p).id and i.asked_at is not null))
    order by array_position(array['open', 'draft', 'closed'], k.standing), (k.p).created_at desc, (k.p).id), '[]')
  into total, found from page k;
  return jsonb_build_object('total', total, 'rows', found);
end
$$;
comment on function public.list_polls(uuid, jsonb) is
  'Polls of an event, or of all events of the caller''s accounts: open ones first, the newest first. ListPage of ToldPollLine; request is a ListRequest.';

create function private.found_polls(patterns text[], mine uuid[], one_event uuid, most integer)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  found jsonb;
  total bigint;
begin
  select jsonb_agg(f.row order by f.n) filter (where f.n <= most), count(*) into found, total from (
    select row_number() over (order by p.created_at desc, p.id) as n, jsonb_build_object('id', p.id, 'title', p.title, 'detail', e.name,
      'eventId', e.id, 'at', p.closes_at, 'timeZone', e.time_zone, 'state', private.poll_standing(p)) as row
    from public.polls p join public.events e on e.id = p.event_id
    where p.account_id = any (mine) and (one_event is null or p.event_id = one_event)
      and private.search_words(concat_ws(' ', p.title, (select string_agg(q.text, ' ' order by q.position)
        from public.poll_questions q where q.poll_id = p.id))) like all (patterns)) f;
  return private.hits('polls', 70, found, total);
end
$$;
comment on function private.found_polls(text[], uuid[], uuid, integer) is 'Polls by their titles and questions, the newest first.';

create function public.open_poll(poll_id_param uuid, closes_at_param timestamptz default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  poll public.polls := private.own_poll(poll_id_param);
begin
  perform private.require_plan(poll.account_id, 'polls');
  if closes_at_param <= now() then
    perform private.refuse(400, 'invalid_input', 'Choose a time that is still to come', 'closesAt');
  elsif not exists (select from public.poll_questions q where q.poll_id = poll.id) then
    perform private.refuse(409, 'conflict', 'Ask something first', 'questions');
  elsif poll.became is not null then
    perform private.refuse(409, 'conflict', 'Its winning date is in use, so it stays closed');
  end if;
  if poll.naming = 'anonymous' then
    insert into private.poll_boxes (poll_id) values (poll.id) on conflict do nothing;
  end if;
  update public.polls p set state = 'open', closed_at = null, closes_at = closes_at_param
  where p.id = poll.id returning * into poll;
  return private.poll_view(poll);
end
$$;
comment on function public.open_poll(uuid, timestamptz) is
  'Opens a poll, for the first time or again, until a moment or until it is closed. PollRecord.';

create function public.close_poll(poll_id_param uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  poll public.polls := private.own_poll(poll_id_param);
begin
  if poll.state = 'open' then
    update public.polls p set state = 'closed', closed_at = now() where p.id = poll.id returning * into poll;
  end if;
  return private.poll_view(poll);
end
$$;
comment on function public.close_poll(uuid) is 'Ends a poll now; one that is closed already stays as it is. PollRecord.';

create function public.delete_poll(poll_id_param uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  poll public.polls := private.own_poll(poll_id_param);
begin
  delete from public.share_links l using public.poll_links k where k.poll_id = poll.id and l.id = k.share_link_id;
  delete from public.polls p where p.id = poll.id;
end
$$;
comment on function public.delete_poll(uuid) is 'Takes a poll away with its links and votes.';
