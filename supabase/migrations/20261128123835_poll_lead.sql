-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

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
    'asked', (select count(*) from public.poll_invitations i where i.poll_id = (k.p).id and i.asked_at is not null))
    order by array_position(array['open', 'draft', 'closed'], k.standing), (k.p).created_at desc, (k.p).id), '[]')
  into total, found from page k;
  return jsonb_build_object('total', total, 'rows', found);
end
$function$;

CREATE OR REPLACE FUNCTION private.poll_lead(poll public.polls)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

comment on function private.poll_lead(public.polls) is 'PollLead: the answer most have chosen, and how many others have as many; null where a planner may not see it yet, or there is no one answer.';

reset check_function_bodies;
