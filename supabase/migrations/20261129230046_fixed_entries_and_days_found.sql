-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.bring_parts(event public.events, parts jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  held jsonb;
  is_held text[];
  item jsonb;
begin
  if jsonb_typeof(parts) is distinct from 'object'
    or exists (select from jsonb_each(parts) p where p.key not in ('activities', 'fixed', 'tasks', 'meals', 'questions', 'answers', 'mails', 'tickets', 'tables')
      or jsonb_typeof(p.value) <> 'array' or jsonb_array_length(p.value) > 200) then
    perform private.refuse(400, 'invalid_input', 'A blueprint has lists of up to 200 activities, tasks, meals, questions, answers, mails, tickets and tables', 'parts');
  end if;
  held := private.held_parts(event.account_id, parts);
  is_held := array(select h ->> 'part' from jsonb_array_elements(held) h);
  perform private.add_rows('public.activities', parts -> 'activities', jsonb_build_object('event_id', event.id));
  perform private.keep_times(event.id, parts -> 'fixed');
  if not 'form' = any (is_held) then
    perform private.add_rows('public.event_meals', parts -> 'meals', jsonb_build_object('event_id', event.id));
    perform private.add_rows('public.event_questions', parts -> 'questions', jsonb_build_object('event_id', event.id));
  end if;
  for item in select * from jsonb_array_elements(parts -> 'answers') loop
    perform public.save_page_question(event.id, null, item || '{"isDraft": true}');
  end loop;
  if not 'tickets' = any (is_held) then
    perform private.add_rows('public.ticket_types', parts -> 'tickets', jsonb_build_object('event_id', event.id));
  end if;
  if parts ? 'tables' and not 'seating' = any (is_held) then
    perform public.add_seating_tables(event.id, parts -> 'tables');
  end if;
  if not 'mails' = any (is_held) then
    for item in select * from jsonb_array_elements(parts -> 'mails') loop
      perform public.save_email_campaign(event.id, null, item);
    end loop;
  end if;
  if parts ? 'tasks' and not 'tasks' = any (is_held) then
    perform public.add_tasks(event.id, parts -> 'tasks');
  end if;
  return held;
end
$function$;

CREATE OR REPLACE FUNCTION private.found_tasks(patterns text[], mine uuid[], one_event uuid, most integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found jsonb;
  total bigint;
begin
  select jsonb_agg(f.row order by f.n) filter (where f.n <= most), count(*) into found, total from (
    select row_number() over (order by t.state = 'done', t.due_at nulls last, t.rank, t.id) as n, jsonb_build_object('id', t.id,
      'title', t.title, 'detail', e.name, 'eventId', t.event_id, 'at', case when private.has_clock(t.due_time) then t.due_at end,
      'day', case when not private.has_clock(t.due_time) then t.due_local::date::text end, 'timeZone', t.time_zone, 'state', t.state) as row
    from public.tasks t left join public.events e on e.id = t.event_id
    where t.account_id = any (mine) and t.removed_at is null and (one_event is null or t.event_id = one_event)
      and private.search_words(concat_ws(' ', t.title, array_to_string(t.labels, ' '), private.rich_text_words(t.notes),
        (select string_agg(s ->> 'text', ' ') from jsonb_array_elements(t.checklist) s))) like all (patterns)) f;
  return private.hits('tasks', 55, found, total);
end
$function$;

CREATE OR REPLACE FUNCTION public.read_template_source(event_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
  source jsonb;
begin
  select * into event from public.events e where e.id = event_id_param;
  perform private.require_permission('events.write', event.account_id, event.id);
  source := jsonb_build_object('name', event.name, 'description', event.description, 'eventTypeId', event.event_type_id,
    'coverSeed', event.cover_seed, 'templateKey', event.template_key, 'currency', event.currency, 'capacity', event.capacity,
    'startLocal', private.wall_text(event.start_local), 'endLocal', private.wall_text(event.end_local),
    'places', to_jsonb(array(select w from unnest(array[event.location_name, event.address]) w where length(trim(w)) > 2)),
    'activities', (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'title', a.title, 'kind', a.kind, 'room', a.room,
        'note', a.description, 'startLocal', private.wall_text(a.start_local), 'endLocal', private.wall_text(a.end_local),
        'isFixed', exists (select from public.activity_runs r where r.activity_id = a.id and r.is_fixed))
        order by a.start_local, a.end_local, a.id), '[]')
      from public.activities a where a.event_id = event.id and a.status <> 'cancelled'),
    'tasks', case when private.may('tasks.read', event.account_id, event.id) then (
      select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title, 'notes', t.notes, 'priority', t.priority, 'stage', t.stage,
        'due', t.due_time, 'dueLocal', private.wall_text(t.due_local), 'labels', to_jsonb(t.labels), 'templateKey', t.template_key,
        'waitsFor', private.task_wait_ids(t.id), 'checklist', t.checklist) order by t.rank, t.id), '[]')
      from public.tasks t where t.event_id = event.id and t.removed_at is null) else '[]' end,
    'questions', (select coalesce(jsonb_agg(jsonb_build_object('prompt', q.prompt, 'kind', q.kind, 'options', to_jsonb(q.options),
        'required', q.required) order by q.position, q.created_at, q.id), '[]') from public.event_questions q where q.event_id = event.id),
    'meals', (select coalesce(jsonb_agg(jsonb_build_object('name', m.name, 'forChildren', m.for_children)
        order by m.position, m.created_at, m.id), '[]') from public.event_meals m where m.event_id = event.id),
    'answers', (select coalesce(jsonb_agg(jsonb_build_object('question', q.question, 'answer', q.answer)
        order by q.position, q.created_at, q.id), '[]') from public.page_questions q where q.event_id = event.id),
    'mails', case when private.may('messages.send', event.account_id, event.id) then (
      select coalesce(jsonb_agg(jsonb_build_object('name', c.name, 'language', c.language, 'subjects', c.subjects, 'blocks', c.blocks,
        'timing', c.timing, 'goesLocal', private.wall_text(c.goes_local)) order by c.created_at, c.id), '[]')
      from public.email_campaigns c where c.event_id = event.id and c.status <> 'cancelled') else '[]' end,
    'tickets', (select coalesce(jsonb_agg(jsonb_build_object('name', t.name, 'description', t.description, 'priceMinor', t.price_minor,
        'quantity', t.quantity) order by t.position, t.created_at, t.id), '[]') from public.ticket_types t where t.event_id = event.id),
    'tables', (select coalesce(jsonb_agg(jsonb_build_object('shape', t.shape, 'seats',
        (select count(*) from public.seats s where s.table_id = t.id)) order by t.created_at, t.id), '[]')
      from public.seating_tables t where t.event_id = event.id));
  return source || jsonb_build_object('names', private.names_in(event, source));
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_times(of_event uuid, ids jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.activity_runs (activity_id, event_id, account_id, is_fixed)
  select a.id, a.event_id, a.account_id, true from public.activities a
  where a.event_id = of_event and a.id in (select i::uuid from jsonb_array_elements_text(ids) i)
    and private.may('schedule.write', a.account_id, a.event_id)
  on conflict (activity_id) do update set is_fixed = true
$function$;

comment on function private.keep_times(uuid, jsonb) is 'What keeps its time on the day, of an event whose schedule the caller may write.';

grant execute on function private.keep_times(uuid, jsonb) to authenticated;

reset check_function_bodies;
