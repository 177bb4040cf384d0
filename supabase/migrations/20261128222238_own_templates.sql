-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.is_blueprint(value jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_typeof(value) = 'object' and value -> 'version' = '1' and length(value::text) <= 400000
    and (select array_agg(k.name order by k.name) from jsonb_object_keys(value) k (name)) = array['activities', 'answers', 'budget', 'mails',
      'meals', 'people', 'questions', 'seating', 'stages', 'story', 'sum', 'tasks', 'tickets', 'version', 'weekday', 'words']
    and not exists (select from (values ('activities', 100), ('answers', 40), ('budget', 30), ('mails', 20), ('meals', 20), ('questions', 30),
        ('stages', 12), ('tasks', 200), ('tickets', 30)) l (part, most)
      where jsonb_typeof(value -> l.part) <> 'array' or jsonb_array_length(value -> l.part) > l.most), false)
$function$;

-- Own templates: an account's own blueprints, and how parts that came of one are taken back.

insert into public.plan_gates (feature_key, title, required_plan, writes) values
  ('advanced-templates', 'Advanced Templates', 'pro', 'own events kept as templates and shared');

create table public.own_templates (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  title text not null check (title = trim(title) and length(title) between 1 and 80),
  line text not null default '' check (line = trim(line) and length(line) <= 200),
  event_type_id text not null references public.event_types (id),
  cover_seed text not null default '' check (length(cover_seed) <= 100),
  blueprint jsonb not null check (private.is_blueprint(blueprint)),
  removed_at timestamptz,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, account_id)
);
comment on table public.own_templates is 'Events that an account keeps as templates: without people, dates and places. One that was taken away stays for thirty days, so that it can come back.';
comment on column public.own_templates.blueprint is 'Blueprint: what its author wrote, as packages/core/src/events/blueprint-schema.rules.ts has it.';
create index own_templates_account on public.own_templates (account_id, created_at desc);
create index own_templates_event_type on public.own_templates (event_type_id);
create index own_templates_created_by on public.own_templates (created_by);
create index own_templates_removed on public.own_templates (removed_at) where removed_at is not null;
alter table public.own_templates enable row level security;

alter table public.share_links drop constraint share_links_one_thing;
alter table public.share_links add column template_id uuid;
alter table public.share_links add constraint share_links_one_thing
  check (num_nonnulls(event_id, venue_id, campaign_id, showcase_id, template_id) = 1);
alter table public.share_links add constraint share_links_template_fkey
  foreign key (template_id, account_id) references public.own_templates (id, account_id) on delete cascade;

insert into private.link_kinds (kind, path, opens, shows, opener) values
  ('shared_template', '/shared-template/', 'template', '{}', 'opens_template');

create table private.blueprint_undos (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  rows jsonb not null check (jsonb_typeof(rows) = 'object'),
  made_at timestamptz not null default now(),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table private.blueprint_undos is 'What came to an event of a template: {table: id[]}, so that it can go again. Kept for a day.';
create index blueprint_undos_event on private.blueprint_undos (event_id, account_id);
create index blueprint_undos_user on private.blueprint_undos (user_id);
create index blueprint_undos_made on private.blueprint_undos (made_at);
alter table private.blueprint_undos enable row level security;

create index share_links_template on public.share_links (template_id, account_id);

CREATE OR REPLACE FUNCTION public.instantiate_blueprint(event jsonb, parts jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.list_link_inventory(request jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (with mine as (
      select l.*, coalesce(e.name, c.name, v.name, s.name, t.title) as opens_name,
        case when l.revoked_at is not null then 'revoked' when l.suspended_at is not null then 'suspended'
          when l.expires_at <= now() then 'expired' else 'active' end as status,
        private.may('links.write', l.account_id, l.event_id) as may_revoke
      from public.share_links l
      left join public.events e on e.id = l.event_id
      left join public.campaigns c on c.id = l.campaign_id
      left join public.venues v on v.id = l.venue_id
      left join public.showcases s on s.id = l.showcase_id
      left join public.own_templates t on t.id = l.template_id
      where l.account_id in (select private.shown_accounts('links.read')) or l.event_id in (select private.shown_events('links.read'))),
    shown as (
      select * from mine m where coalesce(request ->> 'filter', 'all') in ('all', m.status)
        and private.search_words(concat_ws(' ', m.settings ->> 'label', m.opens_name)) like all (private.word_patterns(request ->> 'search')))
    select jsonb_build_object('total', (select count(*) from shown), 'rows', coalesce((
      select jsonb_agg(jsonb_build_object('id', p.id, 'kind', p.kind, 'label', p.settings ->> 'label',
        'eventId', p.event_id, 'campaignId', p.campaign_id, 'showcaseId', p.showcase_id, 'templateId', p.template_id, 'eventName', p.opens_name, 'status', p.status,
        'useCount', private.link_uses(p.id), 'useLimit', p.use_limit, 'createdAt', p.created_at,
        'lastUsedAt', p.last_used_at, 'expiresAt', p.expires_at, 'mayRevoke', p.may_revoke and p.status <> 'revoked')
        order by p.last_used_at desc nulls last, p.created_at desc, p.id)
      from (select * from shown s order by s.last_used_at desc nulls last, s.created_at desc, s.id
        limit least(greatest(coalesce((request ->> 'size')::integer, 25), 1), 100)
        offset greatest(coalesce((request ->> 'from')::integer, 0), 0)) p), '[]')));
end
$function$;

CREATE OR REPLACE FUNCTION private.blueprint_rows(of_event_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'activities', (select coalesce(jsonb_agg(r.id), '[]') from public.activities r where r.event_id = of_event_id),
    'tasks', (select coalesce(jsonb_agg(r.id), '[]') from public.tasks r where r.event_id = of_event_id),
    'event_meals', (select coalesce(jsonb_agg(r.id), '[]') from public.event_meals r where r.event_id = of_event_id),
    'event_questions', (select coalesce(jsonb_agg(r.id), '[]') from public.event_questions r where r.event_id = of_event_id),
    'page_questions', (select coalesce(jsonb_agg(r.id), '[]') from public.page_questions r where r.event_id = of_event_id),
    'email_campaigns', (select coalesce(jsonb_agg(r.id), '[]') from public.email_campaigns r where r.event_id = of_event_id),
    'ticket_types', (select coalesce(jsonb_agg(r.id), '[]') from public.ticket_types r where r.event_id = of_event_id),
    'seating_tables', (select coalesce(jsonb_agg(r.id), '[]') from public.seating_tables r where r.event_id = of_event_id))
$function$;

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
    or exists (select from jsonb_each(parts) p where p.key not in ('activities', 'tasks', 'meals', 'questions', 'answers', 'mails', 'tickets', 'tables')
      or jsonb_typeof(p.value) <> 'array' or jsonb_array_length(p.value) > 200) then
    perform private.refuse(400, 'invalid_input', 'A blueprint has lists of up to 200 activities, tasks, meals, questions, answers, mails, tickets and tables', 'parts');
  end if;
  held := private.held_parts(event.account_id, parts);
  is_held := array(select h ->> 'part' from jsonb_array_elements(held) h);
  perform private.add_rows('public.activities', parts -> 'activities', jsonb_build_object('event_id', event.id));
  if not 'form' = any (is_held) then
    perform private.add_rows('public.event_meals', parts -> 'meals', jsonb_build_object('event_id', event.id));
    perform private.add_rows('public.event_questions', parts -> 'questions', jsonb_build_object('event_id', event.id));
  end if;
  for item in select * from jsonb_array_elements(parts -> 'answers') loop
    perform public.save_page_question(event.id, null, item);
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

CREATE OR REPLACE FUNCTION private.forget_old_templates()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from public.own_templates t where t.removed_at < now() - interval '30 days';
  delete from private.blueprint_undos u where u.made_at < now() - interval '1 day';
$function$;

CREATE OR REPLACE FUNCTION private.keep_blueprint_undo(event public.events, before jsonb)
 RETURNS uuid
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into private.blueprint_undos (account_id, event_id, user_id, rows)
  select event.account_id, event.id, auth.uid(), jsonb_object_agg(t.key, (
    select coalesce(jsonb_agg(i), '[]') from jsonb_array_elements(t.value) i where not before -> t.key @> i))
  from jsonb_each(private.blueprint_rows(event.id)) t
  returning id
$function$;

CREATE OR REPLACE FUNCTION private.names_in(event public.events, source jsonb)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(distinct n.name), '[]') from (
    select trim(h.name) from unnest(event.host_names) h (name)
    union select g.full_name from public.event_guests eg join public.guests g on g.id = eg.guest_id where eg.event_id = event.id
    union select a.host_name from public.activities a where a.event_id = event.id
    union select t.name from public.task_helpers t where t.event_id = event.id
    union select f.display_name from public.team_members m join public.profiles f on f.user_id = m.user_id where m.account_id = event.account_id) n (name)
  where length(trim(n.name)) > 2 and position(lower(n.name) in lower(source::text)) > 0
$function$;

CREATE OR REPLACE FUNCTION private.opens_template(link public.share_links)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return exists (select from public.own_templates t where t.id = link.template_id and t.removed_at is null);
end
$function$;

CREATE OR REPLACE FUNCTION private.own_template(target_template_id uuid)
 RETURNS public.own_templates
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  template public.own_templates;
begin
  select * into template from public.own_templates t where t.id = target_template_id for update;
  perform private.require_permission('events.write', template.account_id);
  return template;
end
$function$;

CREATE OR REPLACE FUNCTION private.template_row(template public.own_templates)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('id', template.id, 'title', template.title, 'line', template.line, 'eventTypeId', template.event_type_id,
    'coverSeed', template.cover_seed, 'tasks', jsonb_array_length(template.blueprint -> 'tasks'),
    'activities', jsonb_array_length(template.blueprint -> 'activities'),
    'lead', greatest(0, (select max(-(t ->> 'days')::numeric) from jsonb_array_elements(template.blueprint -> 'tasks') t where t ->> 'from' = 'start')),
    'link', case when private.may('links.write', template.account_id) then (select private.share_link_view(l) from public.share_links l
      where l.template_id = template.id and l.revoked_at is null order by l.created_at, l.id limit 1) end,
    'mayWrite', private.may('events.write', template.account_id), 'updatedAt', template.updated_at)
$function$;

CREATE OR REPLACE FUNCTION public.apply_blueprint(event_id_param uuid, parts jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.change_own_template(template_id_param uuid, patch jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.create_template_link(template_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.get_own_template(template_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  template public.own_templates;
begin
  select * into template from public.own_templates t where t.id = template_id_param and t.removed_at is null;
  perform private.require_permission('events.read', template.account_id);
  return private.template_row(template) || jsonb_build_object('blueprint', template.blueprint);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_shared_template(token text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link public.share_links := private.open_link(token, array['shared_template']);
begin
  return (select jsonb_build_object('title', t.title, 'line', t.line, 'eventTypeId', t.event_type_id, 'coverSeed', t.cover_seed,
    'blueprint', t.blueprint) from public.own_templates t where t.id = link.template_id);
end
$function$;

CREATE OR REPLACE FUNCTION public.list_own_templates()
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(private.template_row(t) order by t.created_at desc, t.id), '[]')
  from public.own_templates t where t.removed_at is null and t.account_id in (select private.shown_accounts('events.read'))
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
        'note', a.description, 'startLocal', private.wall_text(a.start_local), 'endLocal', private.wall_text(a.end_local))
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

CREATE OR REPLACE FUNCTION public.save_own_template(event_id_param uuid, template jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
  -- Two at once may not pass the limit together.
  perform from public.accounts a where a.id = event.account_id for no key update;
  if (select count(*) from public.own_templates t where t.account_id = event.account_id and t.removed_at is null) >= 100 then
    perform private.refuse(409, 'conflict', 'An account can have up to 100 templates');
  end if;
  insert into public.own_templates (account_id, title, line, event_type_id, cover_seed, blueprint, created_by)
  values (event.account_id, private.check_text(template ->> 'title', 80, 'title', 'The name'),
    coalesce(private.check_text(template ->> 'line', 200, 'line', 'The description'), ''), event.event_type_id,
    split_part(event.cover_seed, '@', 1), template -> 'blueprint', auth.uid())
  returning * into made;
  return private.template_row(made);
end
$function$;

CREATE OR REPLACE FUNCTION public.undo_blueprint(undo_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE OF title, line, removed_at ON public.own_templates FOR EACH ROW EXECUTE FUNCTION private.audit_row();

CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.own_templates FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

create policy "members see their templates" on public.own_templates
as permissive for select to authenticated using ((account_id IN ( SELECT private.my_accounts('events.read'::text) AS my_accounts)));

comment on column private.link_kinds.opens is 'What it is for: event (everything), rsvp, tickets, venue, directory, donation, showcase, countdown or template.';

comment on function public.list_link_inventory(jsonb) is 'Links of the caller''s accounts (events, campaigns, venues, showcases, templates) by last use, {filter, search, from, size}: {total, rows: [{id, kind, label, eventId, campaignId, showcaseId, templateId, eventName, status, useCount, useLimit, createdAt, lastUsedAt, expiresAt, mayRevoke}]}; eventName is what the link opens. An account has hundreds of links, not thousands.';

comment on column public.share_links.template_id is 'What a shared_template link opens.';

comment on function private.blueprint_rows(uuid) is '{table: id[]} of all of an event that can come of a blueprint.';

comment on function private.bring_parts(public.events, jsonb) is 'Brings parts of a blueprint to an event, each as its area writes it and by the caller''s own rights. HeldPart[]: what the plan does not open is left out and named.';

comment on function private.forget_old_templates() is 'Templates that were taken away thirty days ago, and undos of yesterday.';

comment on function private.is_blueprint(jsonb) is 'Whether it has the parts of a blueprint and no more of each than fits; who reads one asks the whole schema.';

comment on function private.keep_blueprint_undo(public.events, jsonb) is 'Notes what came to an event since it had only what is named, and under which id that is taken back.';

comment on function private.names_in(public.events, jsonb) is 'Names of an event''s hosts, guests, helpers and team that stand in something; no others.';

comment on function private.opens_template(public.share_links) is 'A template that was not taken away.';

comment on function private.own_template(uuid) is 'A template the caller may change, locked.';

comment on function private.template_row(public.own_templates) is 'OwnTemplate, without its blueprint.';

comment on function public.apply_blueprint(uuid, jsonb) is 'Brings parts of a blueprint to an event that is there, or nothing; parts as instantiate_blueprint takes them, by the caller''s own rights. {held: HeldPart[], undoId}.';

comment on function public.change_own_template(uuid, jsonb) is 'Changes {title, line, removed} of a template; removed false brings it back. Its link opens nothing while it is away. OwnTemplate.';

comment on function public.create_template_link(uuid) is 'The template''s link, made at first use; update, rotate and revoke are those of every link. ShareLink.';

comment on function public.get_own_template(uuid) is 'OwnTemplate with its Blueprint.';

comment on function public.get_shared_template(text) is 'SharedTemplate: {title, line, eventTypeId, coverSeed, blueprint}; nothing of who wrote it.';

comment on function public.list_own_templates() is 'OwnTemplate[] of the caller''s chosen account, the newest first.';

comment on function public.read_template_source(uuid) is 'TemplateSource: all of an event that a template can hold, for who may change it; tasks and mails for who may read those. With the names of its people that stand in it, so that they can be taken out.';

comment on function public.save_own_template(uuid, jsonb) is 'Keeps an event as a template: {title, line, blueprint}, of the event''s kind and in its account. OwnTemplate.';

comment on function public.undo_blueprint(uuid) is 'Takes back what apply_blueprint brought, within the hour and by who did it; what was changed or sold since stays. {removed, kept}.';

grant execute on function private.blueprint_rows(uuid) to authenticated;

grant execute on function private.bring_parts(public.events, jsonb) to authenticated;

grant execute on function private.is_blueprint(jsonb) to authenticated;

grant execute on function private.keep_blueprint_undo(public.events, jsonb) to authenticated;

grant execute on function public.apply_blueprint(uuid, jsonb) to authenticated;

grant execute on function public.change_own_template(uuid, jsonb) to authenticated;

grant execute on function public.create_template_link(uuid) to authenticated;

grant execute on function public.get_own_template(uuid) to authenticated;

grant execute on function public.get_shared_template(text) to service_role;

grant execute on function public.list_own_templates() to authenticated;

grant execute on function public.read_template_source(uuid) to authenticated;

grant execute on function public.save_own_template(uuid, jsonb) to authenticated;

grant execute on function public.undo_blueprint(uuid) to authenticated;

grant select on table public.own_templates to authenticated;

grant all on table public.own_templates to service_role;

select private.guard_half_sessions();

reset check_function_bodies;
