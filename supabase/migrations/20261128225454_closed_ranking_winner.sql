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
    'ranking', private.poll_ranking(k.p), 'closedAt', case when k.standing = 'closed' then private.poll_end(k.p) end,
    'asked', (select count(*) from public.poll_invitations i where i.poll_id = (k.p).id and i.asked_at is not null))
    order by array_position(array['open', 'draft', 'closed'], k.standing), (k.p).created_at desc, (k.p).id), '[]')
  into total, found from page k;
  return jsonb_build_object('total', total, 'rows', found);
end
$function$;

CREATE OR REPLACE FUNCTION private.poll_ranking(poll public.polls)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

comment on function public.list_polls(uuid, jsonb) is 'Polls of an event, or of all events of the caller''s accounts: open ones first, the newest first. ListPage of ToldPollLine; request is a ListRequest.';

comment on function private.poll_ranking(public.polls) is 'ClosedRanking: the lists of a closed ranking, which its reader counts in rounds as the page of the poll does; null for any other poll, and where a planner may not see it.';

reset check_function_bodies;
