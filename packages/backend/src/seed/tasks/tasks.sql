do $seed$
declare
  part jsonb;
  task jsonb;
  party public.events;
  togo integer;
  owners jsonb;
  due jsonb;
  start jsonb;
begin
  for part in select * from jsonb_array_elements($parts$:parts$parts$::jsonb) loop
    select * into party from public.events e where e.id = (part ->> 'eventId')::uuid;
    if party.id is null then
      raise exception 'The demo has lost an event that tasks are of';
    end if;
    perform set_config('request.jwt.claims', json_build_object('sub', party.user_id, 'role', 'authenticated')::text, true);
    togo := party.start_local::date - (now() at time zone party.time_zone)::date;

    insert into public.task_helpers (id, account_id, event_id, name, email, token_hash)
    select (h ->> 'id')::uuid, party.account_id, party.id, h ->> 'name', g.email,
      private.hash_token(private.derive_token('task_helper', (h ->> 'id')::uuid, 1))
    from jsonb_array_elements(part -> 'helpers') h
    left join lateral (select g.email::text from public.guests g where g.account_id = party.account_id and g.full_name = h ->> 'name' limit 1) g on true;

    for task in select * from jsonb_array_elements(part -> 'tasks') loop
      owners := (select coalesce(jsonb_agg(coalesce(h.id, m.id) order by o.place), '[]')
        from jsonb_array_elements_text(coalesce(task -> 'owners', '[]')) with ordinality o (name, place)
        left join public.task_helpers h on h.event_id = party.id and h.name = o.name
        left join public.team_members m on m.account_id = party.account_id
          and m.user_id = case o.name when 'me' then party.user_id else md5('demo person ' || o.name)::uuid end);
      due := jsonb_strip_nulls(jsonb_build_object('kind', 'relative', 'from', 'start',
        'days', coalesce(-(task ->> 'before')::integer, (task ->> 'today')::integer - togo), 'at', task -> 'at'));
      start := case when task ? 'takes' then private.shifted_event_time(due - 'at', -(task ->> 'takes')::integer) end;
      perform private.insert_tasks(party.account_id, party.id, party.time_zone, jsonb_build_array(jsonb_strip_nulls(jsonb_build_object(
        'id', task -> 'id', 'title', task -> 'title', 'start', start, 'due', due, 'priority', task -> 'priority', 'labels', task -> 'labels',
        'notes', case when task ? 'note' then jsonb_build_object('version', 1, 'content', jsonb_build_array(jsonb_build_object('type', 'paragraph',
          'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', task -> 'note'))))) end,
        'cost', case when task ? 'costMinor' then jsonb_build_object('minor', task -> 'costMinor', 'currency', party.currency) end))
        || jsonb_build_object('state', coalesce(task -> 'state', '"todo"'), 'owners', owners,
          'checklist', (select coalesce(jsonb_agg(jsonb_build_object('id', 's' || s.place, 'text', substr(s.words, 3), 'done', s.words like '+%') order by s.place), '[]')
            from jsonb_array_elements_text(coalesce(task -> 'steps', '[]')) with ordinality s (words, place)),
          'waitsFor', (select coalesce(jsonb_agg(t.id), '[]') from public.tasks t where t.event_id = party.id
            and t.title in (select jsonb_array_elements_text(task -> 'waits'))))));
    end loop;

    -- Nobody does a year's work on one day.
    update public.tasks t set done_at = least(t.due_at - interval '30 hours', now() - interval '1 hour'), done_by = party.user_id,
      created_at = now() - interval '320 days', time_zone = t.time_zone
    where t.event_id = party.id and t.state = 'done';
    -- Who was reminded has been reminded.
    update public.task_owners o set told_due = t.due_at, told_late = t.due_at
    from public.tasks t where t.id = o.task_id and t.event_id = party.id and t.due_at < now() + interval '2 days';
  end loop;
  delete from public.notices n where n.topic = 'task';
end
$seed$;
