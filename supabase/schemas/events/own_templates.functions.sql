-- Own templates: an event kept as a template, its link, and parts of a template for an event that is there.

create function public.read_template_source(event_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
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
$$;
comment on function public.read_template_source(uuid) is
  'TemplateSource: all of an event that a template can hold, for who may change it; tasks and mails for who may read those. With the names of its people that stand in it, so that they can be taken out.';

create function private.names_in(event public.events, source jsonb)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(distinct n.name), '[]') from (
    select trim(h.name) from unnest(event.host_names) h (name)
    union select g.full_name from public.event_guests eg join public.guests g on g.id = eg.guest_id where eg.event_id = event.id
    union select a.host_name from public.activities a where a.event_id = event.id
    union select t.name from public.task_helpers t where t.event_id = event.id
    union select f.display_name from public.team_members m join public.profiles f on f.user_id = m.user_id where m.account_id = event.account_id) n (name)
  where length(trim(n.name)) > 2 and position(lower(n.name) in lower(source::text)) > 0
$$;
comment on function private.names_in(public.events, jsonb) is
  'Names of an event''s hosts, guests, helpers and team that stand in something; no others.';

create function private.own_template(target_template_id uuid)
returns public.own_templates
language plpgsql
security definer
set search_path = ''
as $$
declare
  template public.own_templates;
begin
  select * into template from public.own_templates t where t.id = target_template_id for update;
  perform private.require_permission('events.write', template.account_id);
  return template;
end
$$;
comment on function private.own_template(uuid) is 'A template the caller may change, locked.';

create function private.template_row(template public.own_templates)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('id', template.id, 'title', template.title, 'line', template.line, 'eventTypeId', template.event_type_id,
    'coverSeed', template.cover_seed, 'tasks', jsonb_array_length(template.blueprint -> 'tasks'),
    'activities', jsonb_array_length(template.blueprint -> 'activities'),
    'lead', greatest(0, (select max(-(t ->> 'days')::numeric) from jsonb_array_elements(template.blueprint -> 'tasks') t where t ->> 'from' = 'start')),
    'link', case when private.may('links.write', template.account_id) then (select private.share_link_view(l) from public.share_links l
      where l.template_id = template.id and l.revoked_at is null order by l.created_at, l.id limit 1) end,
    'mayWrite', private.may('events.write', template.account_id), 'updatedAt', template.updated_at)
$$;
comment on function private.template_row(public.own_templates) is 'OwnTemplate, without its blueprint.';

create function public.list_own_templates()
returns jsonb
language sql
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(private.template_row(t) order by t.created_at desc, t.id), '[]')
  from public.own_templates t where t.removed_at is null and t.account_id in (select private.shown_accounts('events.read'))
$$;
comment on function public.list_own_templates() is 'OwnTemplate[] of the caller''s chosen account, the newest first.';

create function public.get_own_template(template_id_param uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  template public.own_templates;
begin
  select * into template from public.own_templates t where t.id = template_id_param and t.removed_at is null;
  perform private.require_permission('events.read', template.account_id);
  return private.template_row(template) || jsonb_build_object('blueprint', template.blueprint);
end
$$;
comment on function public.get_own_template(uuid) is 'OwnTemplate with its Blueprint.';

create function private.require_template_room(of_account_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Two at once may not pass the limit together.
  perform from public.accounts a where a.id = of_account_id for no key update;
  if (select count(*) from public.own_templates t where t.account_id = of_account_id and t.removed_at is null) >= 100 then
    perform private.refuse(409, 'conflict', 'An account can have up to 100 templates');
  end if;
end
$$;
comment on function private.require_template_room(uuid) is 'Refuses the hundred and first template of an account.';

create function public.save_own_template(event_id_param uuid, template jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events;
  made public.own_templates;
begin
  select * into event from public.events e where e.id = event_id_param;
  perform private.require_permission('events.write', event.account_id);
  perform private.require_plan(event.account_id, 'advanced-templates');
  if private.check_text(template ->> 'title', 80, 'title', 'The name') is null then
    perform private.refuse(400, 'invalid_input', 'Give the template a name', 'title');
  elsif not private.is_blueprint(template -> 'blueprint') then
    perform private.refuse(400, 'invalid_input', 'A template has no more than 100 entries, 200 tasks and 20 mails', 'blueprint');
  end if;
  perform private.check_text(template ->> 'line', 200, 'line', 'The description');
  perform private.require_template_room(event.account_id);
  insert into public.own_templates (account_id, title, line, event_type_id, cover_seed, blueprint, created_by)
  values (event.account_id, private.check_text(template ->> 'title', 80, 'title', 'The name'),
    coalesce(private.check_text(template ->> 'line', 200, 'line', 'The description'), ''), event.event_type_id,
    split_part(event.cover_seed, '@', 1), template -> 'blueprint', auth.uid())
  returning * into made;
  return private.template_row(made);
end
$$;
comment on function public.save_own_template(uuid, jsonb) is
  'Keeps an event as a template: {title, line, blueprint}, of the event''s kind and in its account. OwnTemplate.';

create function public.change_own_template(template_id_param uuid, patch jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  template public.own_templates := private.own_template(template_id_param);
begin
  perform private.forget_old_templates();
  if patch ? 'title' and private.check_text(patch ->> 'title', 80, 'title', 'The name') is null then
    perform private.refuse(400, 'invalid_input', 'Give the template a name', 'title');
  end if;
  update public.own_templates t set
    title = case when patch ? 'title' then private.check_text(patch ->> 'title', 80, 'title', 'The name') else t.title end,
    line = case when patch ? 'line' then coalesce(private.check_text(patch ->> 'line', 200, 'line', 'The description'), '') else t.line end,
    removed_at = case when patch ? 'removed' then case when patch -> 'removed' = 'true' then now() end else t.removed_at end
  where t.id = template.id returning * into template;
  return private.template_row(template);
end
$$;
comment on function public.change_own_template(uuid, jsonb) is
  'Changes {title, line, removed} of a template; removed false brings it back. Its link opens nothing while it is away. OwnTemplate.';

create function public.create_template_link(template_id_param uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  template public.own_templates := private.own_template(template_id_param);
  link public.share_links;
  new_id uuid := gen_random_uuid();
begin
  perform private.require_permission('links.write', template.account_id);
  perform private.require_plan(template.account_id, 'advanced-templates');
  select * into link from public.share_links l
  where l.template_id = template.id and l.revoked_at is null order by l.created_at, l.id limit 1;
  if link.id is null then
    insert into public.share_links (id, account_id, template_id, kind, token_hash, created_by)
    values (new_id, template.account_id, template.id, 'shared_template',
      private.hash_token(private.derive_token('share', new_id, 1)), auth.uid())
    returning * into link;
  end if;
  return private.share_link_view(link);
end
$$;
comment on function public.create_template_link(uuid) is
  'The template''s link, made at first use; update, rotate and revoke are those of every link. ShareLink.';

create function private.opens_template(link public.share_links)
returns boolean
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return exists (select from public.own_templates t where t.id = link.template_id and t.removed_at is null);
end
$$;
comment on function private.opens_template(public.share_links) is 'A template that was not taken away.';

create function public.get_shared_template(token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.share_links := private.open_link(token, array['shared_template']);
begin
  return (select jsonb_build_object('title', t.title, 'line', t.line, 'eventTypeId', t.event_type_id, 'coverSeed', t.cover_seed,
    'blueprint', t.blueprint) from public.own_templates t where t.id = link.template_id);
end
$$;
comment on function public.get_shared_template(text) is 'SharedTemplate: {title, line, eventTypeId, coverSeed, blueprint}; nothing of who wrote it.';

create function public.keep_shared_template(token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  into_account_id uuid := private.chosen_account();
  link public.share_links;
  made public.own_templates;
begin
  perform private.require_permission('events.write', into_account_id);
  perform private.require_plan(into_account_id, 'advanced-templates');
  link := private.open_link(token, array['shared_template']);
  if link.account_id = into_account_id then
    perform private.refuse(409, 'conflict', 'This template is yours already');
  end if;
  perform private.require_template_room(into_account_id);
  insert into public.own_templates (account_id, title, line, event_type_id, cover_seed, blueprint, created_by)
  select into_account_id, t.title, t.line, t.event_type_id, t.cover_seed, t.blueprint, auth.uid()
  from public.own_templates t where t.id = link.template_id
  returning * into made;
  return private.template_row(made);
end
$$;
comment on function public.keep_shared_template(text) is
  'Keeps a template behind a link among those of the caller''s chosen account, as it is now: what is changed of the other does not reach it. OwnTemplate.';

create function private.blueprint_rows(of_event_id uuid)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'activities', (select coalesce(jsonb_agg(r.id), '[]') from public.activities r where r.event_id = of_event_id),
    'tasks', (select coalesce(jsonb_agg(r.id), '[]') from public.tasks r where r.event_id = of_event_id),
    'event_meals', (select coalesce(jsonb_agg(r.id), '[]') from public.event_meals r where r.event_id = of_event_id),
    'event_questions', (select coalesce(jsonb_agg(r.id), '[]') from public.event_questions r where r.event_id = of_event_id),
    'page_questions', (select coalesce(jsonb_agg(r.id), '[]') from public.page_questions r where r.event_id = of_event_id),
    'email_campaigns', (select coalesce(jsonb_agg(r.id), '[]') from public.email_campaigns r where r.event_id = of_event_id),
    'ticket_types', (select coalesce(jsonb_agg(r.id), '[]') from public.ticket_types r where r.event_id = of_event_id),
    'seating_tables', (select coalesce(jsonb_agg(r.id), '[]') from public.seating_tables r where r.event_id = of_event_id))
$$;
comment on function private.blueprint_rows(uuid) is '{table: id[]} of all of an event that can come of a blueprint.';

create function private.keep_blueprint_undo(event public.events, before jsonb)
returns uuid
language sql
security definer
set search_path = ''
as $$
  insert into private.blueprint_undos (account_id, event_id, user_id, rows)
  select event.account_id, event.id, auth.uid(), jsonb_object_agg(t.key, (
    select coalesce(jsonb_agg(i), '[]') from jsonb_array_elements(t.value) i where not before -> t.key @> i))
  from jsonb_each(private.blueprint_rows(event.id)) t
  returning id
$$;
comment on function private.keep_blueprint_undo(public.events, jsonb) is 'Notes what came to an event since it had only what is named, and under which id that is taken back.';

create function public.apply_blueprint(event_id_param uuid, parts jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  event public.events;
  before jsonb;
  held jsonb;
begin
  select * into event from public.events e where e.id = event_id_param;
  perform private.require_permission('events.write', event.account_id, event.id);
  before := private.blueprint_rows(event.id);
  held := private.bring_parts(event, parts);
  return jsonb_build_object('held', held, 'undoId', private.keep_blueprint_undo(event, before));
end
$$;
comment on function public.apply_blueprint(uuid, jsonb) is
  'Brings parts of a blueprint to an event that is there, or nothing; parts as instantiate_blueprint takes them, by the caller''s own rights. {held: HeldPart[], undoId}.';

create function public.undo_blueprint(undo_id_param uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  undo private.blueprint_undos;
  part text;
  gone integer;
  all_gone integer := 0;
begin
  delete from private.blueprint_undos u where u.id = undo_id_param and u.user_id = (select auth.uid()) and u.made_at > now() - interval '1 hour'
  returning * into undo;
  perform private.require_permission('events.write', undo.account_id, undo.event_id);
  foreach part in array array['tasks', 'activities', 'event_meals', 'event_questions', 'page_questions', 'email_campaigns', 'ticket_types', 'seating_tables'] loop
    -- What somebody has written since stays theirs.
    execute format('delete from public.%I t where t.event_id = $1 and t.updated_at <= $2 and $3 @> to_jsonb(t.id)', part)
      || case part when 'email_campaigns' then ' and t.status = ''draft''' when 'ticket_types' then ' and t.sold_count + t.reserved_count = 0' else '' end
    using undo.event_id, undo.made_at, undo.rows -> part;
    get diagnostics gone = row_count;
    all_gone := all_gone + gone;
  end loop;
  return jsonb_build_object('removed', all_gone,
    'kept', (select sum(jsonb_array_length(r.value)) from jsonb_each(undo.rows) r) - all_gone);
end
$$;
comment on function public.undo_blueprint(uuid) is
  'Takes back what apply_blueprint brought, within the hour and by who did it; what was changed or sold since stays. {removed, kept}.';

create function private.forget_old_templates()
returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.own_templates t where t.removed_at < now() - interval '30 days';
  delete from private.blueprint_undos u where u.made_at < now() - interval '1 day';
$$;
comment on function private.forget_old_templates() is 'Templates that were taken away thirty days ago, and undos of yesterday.';
