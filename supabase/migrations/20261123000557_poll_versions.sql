-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.poll_view(poll public.polls)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'id', poll.id, 'eventId', e.id, 'eventName', e.name, 'title', poll.title, 'note', poll.note,
    'state', private.poll_standing(poll),
    'naming', poll.naming, 'results', poll.results, 'closesAt', poll.closes_at, 'closedAt', poll.closed_at,
    'timeZone', e.time_zone, 'questions', private.poll_questions_view(poll),
    'became', case when poll.became is not null then jsonb_build_object('kind', poll.became, 'id', poll.became_id,
      'optionId', poll.became_option_id) end,
    'createdAt', poll.created_at, 'updatedAt', poll.updated_at, 'version', private.poll_version(poll))
  from public.events e where e.id = poll.event_id
$function$;

CREATE OR REPLACE FUNCTION public.save_poll(event_id_param uuid, poll_id_param uuid, input jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  poll public.polls;
  questions jsonb := coalesce(input -> 'questions', '[]');
  written uuid[] := '{}';
  place integer;
begin
  if poll_id_param is null then
    poll.account_id := (select e.account_id from public.events e where e.id = event_id_param);
    perform private.require_writable_account(poll.account_id);
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
$function$;

CREATE OR REPLACE FUNCTION private.poll_version(poll public.polls)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select md5(jsonb_build_array(poll.title, poll.note, poll.naming, poll.results,
    (select jsonb_agg(to_jsonb(q) order by q.position, q.id) from public.poll_questions q where q.poll_id = poll.id),
    (select jsonb_agg(to_jsonb(o) order by o.position, o.id) from public.poll_options o where o.poll_id = poll.id))::text)
$function$;

comment on function public.save_poll(uuid, uuid, jsonb) is 'Writes a poll from a PollInput: a new one of the event, or one that is there, unless it is no longer of the version that the input names. PollRecord. When it closes is said when it is opened.';

comment on function private.poll_version(public.polls) is 'What a poll asks, in one mark: another one once anything of it was changed or a voter added an option. Votes do not change it.';

reset check_function_bodies;
