-- Polls: how what a planner writes becomes questions and options. What stays keeps its votes.

create function private.check_poll_condition(questions jsonb, place integer)
returns void
language plpgsql immutable
set search_path = ''
as $$
declare
  condition jsonb := questions -> place -> 'onlyIf';
  earlier jsonb := questions -> (condition ->> 'question')::integer;
begin
  if coalesce(jsonb_typeof(condition), 'null') = 'null' then
    return;
  end if;
  if (condition ->> 'question')::integer not between 0 and place - 1 or earlier ->> 'kind' in ('rating', 'open') then
    perform private.refuse(400, 'invalid_input', 'A question can depend on an earlier one with options', 'questions');
  elsif coalesce(jsonb_array_length(condition -> 'options'), 0) = 0
    or exists (select from jsonb_array_elements_text(condition -> 'options') o
      where o::integer not between 0 and jsonb_array_length(earlier -> 'options') - 1) then
    perform private.refuse(400, 'invalid_input', 'Choose after which answers this question is asked', 'questions');
  end if;
end
$$;
comment on function private.check_poll_condition(jsonb, integer) is 'Refuses a condition that names no earlier question with options, or no option of it.';

create function private.check_poll_question(question jsonb)
returns void
language plpgsql immutable
set search_path = ''
as $$
declare
  kind text := question ->> 'kind';
  options integer := coalesce(jsonb_array_length(question -> 'options'), 0);
begin
  if kind is null or kind not in ('date', 'single', 'several', 'ranked', 'rating', 'open') then
    perform private.refuse(400, 'invalid_input', 'Choose how this is answered', 'questions');
  elsif private.check_text(question ->> 'text', 200, 'questions', 'A question') is null then
    perform private.refuse(400, 'invalid_input', 'Write the question', 'questions');
  elsif options > 50 then
    perform private.refuse(400, 'invalid_input', 'A question can have up to 50 options', 'questions');
  elsif kind in ('rating', 'open') and options > 0 then
    perform private.refuse(400, 'invalid_input', 'This kind of question has no options', 'questions');
  elsif kind in ('date', 'single', 'several', 'ranked') and options < 2
    and not (options = 1 and kind = 'several') and not coalesce((question ->> 'guestsMayAdd')::boolean, false) then
    perform private.refuse(400, 'invalid_input', 'Give two options at least', 'questions');
  elsif kind = 'several' and (question ->> 'mostChoices')::integer not between 1 and 50 then
    perform private.refuse(400, 'invalid_input', 'At least one option can be chosen', 'questions');
  elsif kind = 'rating' and coalesce((question -> 'scale' ->> 'to')::integer, 0) not between 3 and 10 then
    perform private.refuse(400, 'invalid_input', 'A scale goes from 1 to 3 at least and 10 at most', 'questions');
  end if;
end
$$;
comment on function private.check_poll_question(jsonb) is 'Says in words what is wrong with a QuestionInput.';

create function private.write_poll_option(poll public.polls, target_question_id uuid, kind text, option jsonb, place integer, added_by_guest boolean)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  kept public.poll_options;
  new_label text := private.check_text(option ->> 'label', 200, 'questions', 'An option');
  new_start_at timestamptz := (option ->> 'startAt')::timestamptz;
  new_end_at timestamptz := (option ->> 'endAt')::timestamptz;
  new_day date := (option ->> 'day')::date;
  most integer := (option ->> 'mostVotes')::integer;
begin
  if kind = 'date' then
    new_label := null;
  else
    new_start_at := null; new_end_at := null; new_day := null;
  end if;
  if num_nonnulls(new_label, new_start_at, new_day) <> 1 or (new_start_at is null) <> (new_end_at is null) or new_end_at <= new_start_at then
    perform private.refuse(400, 'invalid_input', case when kind = 'date' then 'Give each time a beginning and an end after it'
      else 'Write what can be chosen' end, 'questions');
  elsif most not between 1 and 100000 then
    perform private.refuse(400, 'invalid_input', 'At least one person can choose an option', 'questions');
  end if;
  select * into kept from public.poll_options o
  where o.id::text = option ->> 'id' and o.question_id = target_question_id;
  -- What was proposed in time stays as it is; a day has passed once it has everywhere.
  if (kept.start_at, kept.end_at, kept.day) is distinct from (new_start_at, new_end_at, new_day)
    and (new_end_at <= now() or new_day < ((now() - interval '12 hours') at time zone 'UTC')::date) then
    perform private.refuse(400, 'invalid_input', 'This time has passed: choose one that is still to come', 'questions');
  end if;
  if kept.id is null then
    insert into public.poll_options (account_id, poll_id, question_id, position, label, start_at, end_at, day, most_votes, by_guest)
    values (poll.account_id, poll.id, target_question_id, place, new_label, new_start_at, new_end_at, new_day, most, added_by_guest)
    returning * into kept;
  else
    update public.poll_options o set position = place, label = new_label, start_at = new_start_at,
      end_at = new_end_at, day = new_day, most_votes = most
    where o.id = kept.id;
  end if;
  return kept.id;
end
$$;
comment on function private.write_poll_option(public.polls, uuid, text, jsonb, integer, boolean) is
  'Writes an OptionInput at its place: one with a known id keeps its votes, whatever it is called now.';

create function private.write_poll_question(poll public.polls, question jsonb, place integer)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  kept public.poll_questions;
  kept_options uuid[] := '{}';
  kind text := question ->> 'kind';
  option record;
begin
  perform private.check_poll_question(question);
  select * into kept from public.poll_questions q where q.id::text = question ->> 'id' and q.poll_id = poll.id;
  if kept.id is not null and kept.kind <> kind then
    -- Another kind of answer is another question: what was voted does not answer it.
    delete from public.poll_questions q where q.id = kept.id;
    update private.poll_boxes x set answers = x.answers - kept.id::text where x.poll_id = poll.id;
    kept.id := null;
  end if;
  if kept.id is null then
    insert into public.poll_questions (account_id, poll_id, position, kind, text, scale_to)
    values (poll.account_id, poll.id, place, kind, trim(question ->> 'text'),
      case when kind = 'rating' then (question -> 'scale' ->> 'to')::integer end)
    returning * into kept;
  end if;
  update public.poll_questions q set position = place, text = trim(question ->> 'text'),
    note = private.check_text(question ->> 'note', 2000, 'questions', 'A note'),
    required = coalesce((question ->> 'required')::boolean, true),
    most_choices = case when kept.kind = 'several' then (question ->> 'mostChoices')::integer end,
    scale_to = case when kept.kind = 'rating' then (question -> 'scale' ->> 'to')::integer end,
    scale_low = case when kept.kind = 'rating' then private.check_text(question -> 'scale' ->> 'lowLabel', 40, 'questions', 'The words at an end') end,
    scale_high = case when kept.kind = 'rating' then private.check_text(question -> 'scale' ->> 'highLabel', 40, 'questions', 'The words at an end') end,
    guests_may_add = kept.kind in ('date', 'single', 'several', 'ranked') and coalesce((question ->> 'guestsMayAdd')::boolean, false),
    only_if_question_id = null, only_if_option_ids = '{}'
  where q.id = kept.id;
  for option in select value, ordinality::integer as place from jsonb_array_elements(coalesce(question -> 'options', '[]')) with ordinality loop
    kept_options := kept_options || private.write_poll_option(poll, kept.id, kept.kind, option.value, option.place, false);
  end loop;
  perform private.drop_poll_options(poll, array(select o.id from public.poll_options o
    where o.question_id = kept.id and o.id <> all (kept_options)));
  return kept.id;
end
$$;
comment on function private.write_poll_question(public.polls, jsonb, integer) is
  'Writes a QuestionInput at its place; options that it no longer names are taken away with their own votes.';

create function private.drop_poll_options(poll public.polls, gone uuid[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if gone = '{}' then
    return;
  end if;
  delete from public.poll_options o where o.id = any (gone);
  -- A box is written whole, here as with each vote.
  update private.poll_boxes x set answers = (
    select coalesce(jsonb_object_agg(q.key, (select coalesce(jsonb_agg(a.answer order by a.answer::text), '[]')
      from (select private.answer_without(v.value, gone) as answer from jsonb_array_elements(q.value) v) a
      where a.answer is not null)), '{}')
    from jsonb_each(x.answers) q)
  where x.poll_id = poll.id;
end
$$;
comment on function private.drop_poll_options(public.polls, uuid[]) is 'Takes options away with their votes, and with no others.';

create function private.answer_without(answer jsonb, gone uuid[])
returns jsonb
language sql immutable
set search_path = ''
as $$
  select case
    when answer ? 'marks' then nullif(jsonb_build_object('marks', (answer -> 'marks') - gone::text[]), '{"marks": {}}')
    when answer ? 'chosen' then nullif(jsonb_build_object('chosen', (answer -> 'chosen') - gone::text[]), '{"chosen": []}')
    when answer ? 'ranking' then nullif(jsonb_build_object('ranking', (answer -> 'ranking') - gone::text[]), '{"ranking": []}')
    else answer end
$$;
comment on function private.answer_without(jsonb, uuid[]) is 'An answer of a box without these options; null where nothing is left of it.';

create function public.save_poll(event_id_param uuid, poll_id_param uuid, input jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  poll public.polls;
  questions jsonb := coalesce(input -> 'questions', '[]');
  written uuid[] := '{}';
  place integer;
begin
  if poll_id_param is null then
    poll.account_id := (select e.account_id from public.events e where e.id = event_id_param);
    perform private.require_permission('polls.write', poll.account_id, event_id_param);
  else
    poll := private.own_poll(poll_id_param);
  end if;
  perform private.require_plan(poll.account_id, 'polls');
  if private.check_text(input ->> 'title', 200, 'title', 'A title') is null then
    perform private.refuse(400, 'invalid_input', 'Give the poll a title', 'title');
  elsif jsonb_array_length(questions) not between 1 and 20 then
    perform private.refuse(400, 'invalid_input', 'Ask one question at least and 20 at most', 'questions');
  elsif poll.id is not null and input ->> 'version' <> private.poll_version(poll) then
    perform private.refuse(409, 'conflict', 'Somebody else changed this poll in the meantime. Nothing of theirs was overwritten', 'version');
  elsif poll.id is not null and poll.naming <> input ->> 'naming' and private.poll_votes(poll) > 0 then
    perform private.refuse(409, 'conflict', 'Somebody has voted, so it stays as it was: named or anonymous', 'naming');
  end if;
  if poll.id is null then
    insert into public.polls (account_id, event_id, title, created_by)
    values (poll.account_id, event_id_param, trim(input ->> 'title'), auth.uid()) returning * into poll;
  end if;
  update public.polls p set title = trim(input ->> 'title'),
    note = private.check_text(input ->> 'note', 2000, 'note', 'A note'),
    naming = coalesce(input ->> 'naming', p.naming), results = coalesce(input ->> 'results', p.results)
  where p.id = poll.id returning * into poll;
  if poll.naming = 'anonymous' then
    insert into private.poll_boxes (poll_id) values (poll.id) on conflict do nothing;
  end if;
  for place in 0 .. jsonb_array_length(questions) - 1 loop
    perform private.check_poll_condition(questions, place);
    written := written || private.write_poll_question(poll, questions -> place, place);
  end loop;
  update private.poll_boxes x set answers = x.answers - array(select q.id::text from public.poll_questions q
    where q.poll_id = poll.id and q.id <> all (written)) where x.poll_id = poll.id;
  delete from public.poll_questions q where q.poll_id = poll.id and q.id <> all (written);
  update public.poll_questions q set only_if_question_id = written[(c.condition ->> 'question')::integer + 1],
    only_if_option_ids = array(select o.id from public.poll_options o
      where o.question_id = written[(c.condition ->> 'question')::integer + 1]
        and o.position - 1 in (select w::integer from jsonb_array_elements_text(c.condition -> 'options') w))
  from (select value -> 'onlyIf' as condition, ordinality from jsonb_array_elements(questions) with ordinality) c
  where q.id = written[c.ordinality] and jsonb_typeof(c.condition) = 'object';
  return private.poll_view(poll);
end
$$;
comment on function public.save_poll(uuid, uuid, jsonb) is
  'Writes a poll from a PollInput: a new one of the event, or one that is there, unless it is no longer of the version that the input names. PollRecord. When it closes is said when it is opened.';
