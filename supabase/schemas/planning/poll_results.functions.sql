-- Polls: what was said, and to whom it may be told.

create function private.results_hidden(poll public.polls, has_voted boolean, for_planner boolean)
returns text
language sql stable
security definer
set search_path = ''
as $$
  select case
    when private.is_open(poll) and poll.results = 'after_close' then 'until_close'
    when private.is_open(poll) and poll.results = 'after_vote' and not has_voted and not for_planner then 'until_vote'
    -- Of so few, each would know what the other said; and a result that moves with one vote tells that vote.
    when poll.naming = 'anonymous' and private.poll_votes(poll) < 5 then 'too_few' end
$$;
comment on function private.results_hidden(public.polls, boolean, boolean) is 'ResultsHidden, or null where results may be seen.';

create function private.named_results(poll public.polls)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'questionId', q.id,
    'answered', (select count(*) from (select c.ballot_id from public.poll_choices c where c.question_id = q.id
      union select w.ballot_id from public.poll_words w where w.question_id = q.id) b),
    'options', (select coalesce(jsonb_agg(jsonb_build_object('optionId', o.id,
        'yes', (select count(*) from public.poll_choices c where c.option_id = o.id and c.mark = 'yes'
          and (q.kind <> 'ranked' or c.place = (select min(f.place) from public.poll_choices f
            where f.ballot_id = c.ballot_id and f.question_id = q.id))),
        'maybe', (select count(*) from public.poll_choices c where c.option_id = o.id and c.mark = 'maybe'),
        'no', (select count(*) from public.poll_choices c where c.option_id = o.id and c.mark = 'no')) order by o.position, o.id), '[]')
      from public.poll_options o where o.question_id = q.id),
    'rankings', (select coalesce(jsonb_agg(jsonb_build_object('ranking', r.ranking, 'people', r.people) order by r.people desc, r.ranking::text), '[]')
      from (select one.ranking, count(*) as people
        from (select jsonb_agg(c.option_id order by c.place) as ranking from public.poll_choices c
          where c.question_id = q.id and c.place is not null group by c.ballot_id) one
        group by one.ranking) r),
    'ratings', case when q.scale_to is null then '[]'::jsonb else (select jsonb_agg((select count(*) from public.poll_words w
      where w.question_id = q.id and w.rating = n) order by n) from generate_series(1, q.scale_to) n) end,
    'words', (select coalesce(jsonb_agg(w.words order by w.words), '[]') from public.poll_words w
      where w.question_id = q.id and w.words is not null)) order by q.position), '[]')
  from public.poll_questions q where q.poll_id = poll.id
$$;
comment on function private.named_results(public.polls) is 'QuestionResult[] of a poll with ballots.';

create function private.box_results(poll public.polls)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'questionId', q.id,
    'answered', jsonb_array_length(said.answers),
    'options', (select coalesce(jsonb_agg(jsonb_build_object('optionId', o.id,
        'yes', (select count(*) from jsonb_array_elements(said.answers) a where a -> 'chosen' ? o.id::text
          or a -> 'ranking' ->> 0 = o.id::text or a -> 'marks' ->> o.id::text = 'yes'),
        'maybe', (select count(*) from jsonb_array_elements(said.answers) a where a -> 'marks' ->> o.id::text = 'maybe'),
        'no', (select count(*) from jsonb_array_elements(said.answers) a where a -> 'marks' ->> o.id::text = 'no'))
        order by o.position, o.id), '[]')
      from public.poll_options o where o.question_id = q.id),
    'rankings', (select coalesce(jsonb_agg(jsonb_build_object('ranking', r.ranking, 'people', r.people) order by r.people desc, r.ranking::text), '[]')
      from (select a -> 'ranking' as ranking, count(*) as people from jsonb_array_elements(said.answers) a
        where a ? 'ranking' group by 1) r),
    'ratings', case when q.scale_to is null then '[]'::jsonb else (select jsonb_agg((select count(*)
      from jsonb_array_elements(said.answers) a where (a ->> 'rating')::integer = n) order by n) from generate_series(1, q.scale_to) n) end,
    'words', (select coalesce(jsonb_agg(a ->> 'words' order by a ->> 'words'), '[]')
      from jsonb_array_elements(said.answers) a where a ? 'words')) order by q.position), '[]')
  from public.poll_questions q
  left join private.poll_boxes x on x.poll_id = q.poll_id
  cross join lateral (select coalesce(x.answers -> q.id::text, '[]') as answers) said
  where q.poll_id = poll.id
$$;
comment on function private.box_results(public.polls) is 'QuestionResult[] of a poll with a box.';

create function private.poll_lead(poll public.polls)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  result jsonb;
begin
  -- Of a ranking the first places are not yet who wins, and several questions have no one answer.
  if (select array_agg(q.kind) from public.poll_questions q where q.poll_id = poll.id) not in ('{single}', '{several}', '{date}')
    or private.results_hidden(poll, false, true) is not null then
    return null;
  end if;
  result := case when poll.naming = 'named' then private.named_results(poll) else private.box_results(poll) end;
  return (
    with counted as (
      select (v ->> 'optionId')::uuid as id, (v ->> 'yes')::integer as yes,
        rank() over (order by (v ->> 'yes')::integer desc, (v ->> 'maybe')::integer desc) as place
      from jsonb_array_elements(result -> 0 -> 'options') v)
    select jsonb_build_object('label', o.label, 'startAt', o.start_at, 'endAt', o.end_at, 'day', o.day, 'votes', c.yes,
      'alike', (select count(*) from counted other where other.place = 1) - 1)
    from counted c join public.poll_options o on o.id = c.id
    where c.place = 1 and c.yes > 0 order by o.position, o.id limit 1);
end
$$;
comment on function private.poll_lead(public.polls) is
  'PollLead: the answer most have chosen, and how many others have as many; null where a planner may not see it yet, or there is no one answer.';

create function private.poll_ranking(poll public.polls)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  result jsonb;
begin
  if (select array_agg(q.kind) from public.poll_questions q where q.poll_id = poll.id) is distinct from '{ranked}'
    or private.poll_standing(poll) <> 'closed' or private.results_hidden(poll, false, true) is not null then
    return null;
  end if;
  result := case when poll.naming = 'named' then private.named_results(poll) else private.box_results(poll) end;
  return jsonb_build_object('rankings', result -> 0 -> 'rankings',
    'options', (select jsonb_agg(jsonb_build_object('id', o.id, 'label', o.label) order by o.position, o.id)
      from public.poll_options o where o.poll_id = poll.id));
end
$$;
comment on function private.poll_ranking(public.polls) is
  'ClosedRanking: the lists of a closed ranking, which its reader counts in rounds as the page of the poll does; null for any other poll, and where a planner may not see it.';

create function private.poll_voters(poll public.polls, own_ballot_id uuid, knows_guests boolean)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  dates uuid[] := array(select q.id from public.poll_questions q where q.poll_id = poll.id and q.kind = 'date');
  choices uuid[] := array(select q.id from public.poll_questions q where q.poll_id = poll.id and q.kind in ('single', 'several'));
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name, 'timeZone', v.time_zone, 'note', v.note,
    'mine', v.mine, 'marks', v.marks, 'chosen', v.chosen) order by not v.mine, v.id is null, v.at, v.name), '[]')
  from (
    select b.id, b.name, b.time_zone, b.note, b.id is not distinct from own_ballot_id as mine, b.created_at as at,
      coalesce((select jsonb_object_agg(c.option_id, c.mark) from public.poll_choices c
        where c.ballot_id = b.id and c.question_id = any (dates)), '{}') as marks,
      coalesce((select jsonb_agg(c.option_id order by c.option_id) from public.poll_choices c
        where c.ballot_id = b.id and c.question_id = any (choices)), '[]') as chosen
    from public.poll_ballots b where b.poll_id = poll.id
    union all
    select null, g.full_name, null, null, false, null, '{}', '[]'
    from public.poll_invitations i
    join public.event_guests eg on eg.id = i.event_guest_id
    join public.guests g on g.id = eg.guest_id and g.status = 'active'
    where knows_guests and i.poll_id = poll.id and i.asked_at is not null
      and not exists (select from public.poll_ballots b where b.invitation_id = i.id)) v);
end
$$;
comment on function private.poll_voters(public.polls, uuid, boolean) is
  'PollVoter[] of a named poll: one''s own ballot first, then the others as they came; then guests who were asked and have not voted, for those who may know whom a planner has asked.';

create function private.poll_outcome(poll public.polls, has_voted boolean, for_planner boolean, own_ballot_id uuid, knows_guests boolean)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
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
$$;
comment on function private.poll_outcome(public.polls, boolean, boolean, uuid, boolean) is 'PollResults, as far as who asks may see them.';

create function public.get_poll_results(poll_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  poll public.polls;
  outcome jsonb;
begin
  select * into poll from public.polls p
  where p.id = poll_id_param and private.may('polls.read', p.account_id, p.event_id);
  if poll.id is null then
    perform private.refuse(404, 'not_found', 'This poll does not exist, or you may not see it');
  end if;
  outcome := private.poll_outcome(poll, false, true, null, true);
  return outcome || jsonb_build_object(
    'answers', case when poll.naming = 'named' and outcome ->> 'hidden' is null then coalesce(
      (select jsonb_object_agg(b.id, private.own_ballot(b) -> 'answers') from public.poll_ballots b where b.poll_id = poll.id), '{}') end,
    'withoutAddress', (select count(*) from public.poll_ballots b where b.poll_id = poll.id and b.invitation_id is null));
end
$$;
comment on function public.get_poll_results(uuid) is
  'What was said, for planners: at once, or when the poll is closed where it says so. PollResults.';
