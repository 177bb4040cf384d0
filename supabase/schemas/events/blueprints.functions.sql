-- Blueprints: a whole event in one go, each part by the rules of its own area.

create function private.add_rows(target regclass, rows jsonb, beside jsonb default '{}')
returns void
language plpgsql
set search_path = ''
as $$
declare
  given jsonb := (select jsonb_agg(r || beside) from jsonb_array_elements(rows) r);
  names text := (select string_agg(format('%I', k), ', ' order by k) from jsonb_object_keys(given -> 0) k);
begin
  if given is not null then
    execute format('insert into %1$s (%2$s) select %2$s from jsonb_populate_recordset(null::%1$s, $1)', target, names) using given;
  end if;
end
$$;
comment on function private.add_rows(regclass, jsonb, jsonb) is
  'Rows of a table as its caller may write them, columns by name, all alike; grants, policies and triggers decide.';

create function private.keep_times(of_event uuid, ids jsonb)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.activity_runs (activity_id, event_id, account_id, is_fixed)
  select a.id, a.event_id, a.account_id, true from public.activities a
  where a.event_id = of_event and a.id in (select i::uuid from jsonb_array_elements_text(ids) i)
    and private.may('schedule.write', a.account_id, a.event_id)
  on conflict (activity_id) do update set is_fixed = true
$$;
comment on function private.keep_times(uuid, jsonb) is 'What keeps its time on the day, of an event whose schedule the caller may write.';

create function private.held_parts(of_account_id uuid, parts jsonb)
returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('part', p.part, 'plan', g.required_plan) order by p.place), '[]')
  from (values (1, 'tasks', 'task-management', array['tasks']), (2, 'form', 'rsvp', array['meals', 'questions']),
    (3, 'mails', 'email-campaigns', array['mails']), (4, 'tickets', 'ticket-management', array['tickets']),
    (5, 'seating', 'rsvp', array['tables'])) p (place, part, feature, keys)
  join public.plan_gates g on g.feature_key = p.feature
  where parts ?| p.keys and private.account_plan_rank(of_account_id) < private.plan_rank(g.required_plan)
$$;
comment on function private.held_parts(uuid, jsonb) is
  'HeldPart[]: parts of a blueprint that an account''s plan does not open, with the plan that does.';

create function private.bring_parts(event public.events, parts jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
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
$$;
comment on function private.bring_parts(public.events, jsonb) is
  'Brings parts of a blueprint to an event, each as its area writes it and by the caller''s own rights. HeldPart[]: what the plan does not open is left out and named.';

create function public.instantiate_blueprint(event jsonb, parts jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  made public.events;
  made_id uuid := coalesce((event ->> 'id')::uuid, gen_random_uuid());
begin
  if jsonb_typeof(event) is distinct from 'object' then
    perform private.refuse(400, 'invalid_input', 'Say which event is made', 'event');
  end if;
  perform private.add_rows('public.events', jsonb_build_array(event), jsonb_build_object('id', made_id));
  select * into made from public.events e where e.id = made_id;
  return jsonb_build_object('event', to_jsonb(made), 'held', private.bring_parts(made, parts));
end
$$;
comment on function public.instantiate_blueprint(jsonb, jsonb) is
  'A new event with all that it takes along, or nothing: {columns of the event}, {activities, tasks, meals, questions, answers, mails, tickets, tables}, each as its area writes it and by the caller''s own rights. {event, held: HeldPart[]}: what the plan does not open is left out and named.';
