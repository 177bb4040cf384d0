-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.without_person(question jsonb, gone uuid)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select question || (
    select jsonb_object_agg(side.name, (
      select coalesce(jsonb_agg(case when p.part ->> 'kind' = 'list'
        then p.part || jsonb_build_object('values', (p.part -> 'values') - gone::text) else p.part end order by p.n), '[]')
      from jsonb_array_elements(question -> side.name) with ordinality p (part, n)))
    from unnest('{who,without}'::text[]) side (name))
$function$;

-- Audiences: questions about people of an event or an account, kept by their name and asked anew each time.

create table public.audiences (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  event_id uuid,
  name text not null check (name = trim(name) and length(name) between 1 and 80),
  question jsonb not null check (jsonb_typeof(question) = 'object'),
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, account_id),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.audiences is
  'Saved questions about people: who they are is found out when they are asked, never kept. Of an event, or (without one) of the account.';
comment on column public.audiences.question is 'AudienceQuestion, as private.check_audience left it.';
create unique index audiences_name on public.audiences (account_id, event_id, lower(name)) nulls not distinct;
create index audiences_event on public.audiences (event_id, account_id);
create index audiences_created_by on public.audiences (created_by);
alter table public.audiences enable row level security;

create table private.audience_kinds (
  kind text primary key check (kind ~ '^[a-z_]+$'),
  takes text not null check (takes in ('nothing', 'words', 'ids')),
  of_event boolean not null,
  may_be_empty boolean not null default false,
  known text[]
);
comment on table private.audience_kinds is
  'What a part of an audience can ask; each area adds rows of its own, and a function private.audience_<kind>(part, account, event) that answers with people and why.';
comment on column private.audience_kinds.takes is 'What its values are: none, words, or ids.';
comment on column private.audience_kinds.of_event is 'It asks about one event: its own eventId, else the event of the whole audience.';
comment on column private.audience_kinds.may_be_empty is 'Without values it asks for any.';
comment on column private.audience_kinds.known is 'The only words it takes, where they are few.';
alter table private.audience_kinds enable row level security;

insert into private.audience_kinds (kind, takes, of_event, may_be_empty, known) values
  ('everyone', 'nothing', false, true, null),
  ('group', 'words', true, true, null),
  ('tag', 'words', false, false, null),
  ('answer', 'words', true, false, '{yes,maybe,waitlisted,no,pending}'),
  ('ticket', 'ids', true, true, null),
  ('activity', 'ids', true, true, null),
  ('team', 'nothing', false, true, null),
  ('bought', 'nothing', false, true, null),
  ('field', 'words', false, true, null),
  ('opened', 'nothing', true, true, null),
  ('list', 'ids', false, false, null);

CREATE OR REPLACE FUNCTION private.asked_audience(question jsonb, of_account uuid, of_event uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  clean jsonb;
  other uuid;
begin
  if of_event is not null and not exists (select from public.events e where e.id = of_event and e.account_id = of_account) then
    perform private.refuse(404, 'not_found', 'This does not exist, or you may not see it');
  end if;
  perform private.require_permission('guests.read', of_account, of_event);
  clean := private.check_audience(question, of_account, of_event);
  for other in select (p ->> 'eventId')::uuid from jsonb_array_elements((clean -> 'who') || (clean -> 'without')) p
    where p ? 'eventId' loop
    perform private.require_permission('guests.read', of_account, other);
  end loop;
  return clean;
end
$function$;

CREATE OR REPLACE FUNCTION private.audience_activity(part jsonb, of_account uuid, of_event uuid)
 RETURNS TABLE(person uuid, fact text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted text[] := private.part_values(part);
begin
  return query
  select eg.guest_id, a.title
  from public.activities a
  cross join lateral (
    select s.event_guest_id as place from public.activity_sign_ups s where s.activity_id = a.id and s.status = 'going'
    union
    select a.host_guest_id where a.host_guest_id is not null) p
  join public.event_guests eg on eg.id = p.place
  where a.event_id = of_event and a.account_id = of_account and (wanted = '{}' or a.id::text = any (wanted));
end
$function$;

CREATE OR REPLACE FUNCTION private.audience_answer(part jsonb, of_account uuid, of_event uuid)
 RETURNS TABLE(person uuid, fact text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted text[] := private.part_values(part);
begin
  -- Whom no ticket concerns stands as they answered; only the others are looked at one by one.
  return query
  select s.guest_id, s.standing from (
    select eg.guest_id, coalesce(r.answer, 'pending') as standing
    from public.event_guests eg left join public.rsvps r on r.event_guest_id = eg.id
    where eg.event_id = of_event and eg.account_id = of_account and eg.tickets_held is null and eg.tickets_due = 0
    union all
    select eg.guest_id, private.standing(r.answer, eg.tickets_held, eg.tickets_due)
    from public.event_guests eg left join public.rsvps r on r.event_guest_id = eg.id
    where eg.event_id = of_event and eg.account_id = of_account and (eg.tickets_held is not null or eg.tickets_due > 0)) s
  where s.standing = any (wanted);
end
$function$;

CREATE OR REPLACE FUNCTION private.audience_bought(part jsonb, of_account uuid, of_event uuid)
 RETURNS TABLE(person uuid, fact text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query
  select o.buyer_guest_id, e.name
  from public.orders o join public.events e on e.id = o.event_id
  where o.account_id = of_account and o.buyer_guest_id is not null and o.status in ('completed', 'partially_refunded')
    and o.event_id is distinct from of_event
  group by o.buyer_guest_id, e.id, e.name;
end
$function$;

CREATE OR REPLACE FUNCTION private.audience_everyone(part jsonb, of_account uuid, of_event uuid)
 RETURNS TABLE(person uuid, fact text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if of_event is null then
    return query select g.id, null::text from public.guests g where g.account_id = of_account;
  else
    return query select eg.guest_id, null::text from public.event_guests eg
      where eg.event_id = of_event and eg.account_id = of_account;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.audience_field(part jsonb, of_account uuid, of_event uuid)
 RETURNS TABLE(person uuid, fact text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted text[] := private.part_values(part);
begin
  return query
  select g.id, g.custom ->> (part ->> 'field') from public.guests g
  where g.account_id = of_account and g.custom ? (part ->> 'field') and trim(g.custom ->> (part ->> 'field')) <> ''
    and (wanted = '{}' or trim(g.custom ->> (part ->> 'field')) = any (wanted));
end
$function$;

CREATE OR REPLACE FUNCTION private.audience_group(part jsonb, of_account uuid, of_event uuid)
 RETURNS TABLE(person uuid, fact text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted text[] := private.part_values(part);
begin
  return query
  select eg.guest_id, eg.group_label from public.event_guests eg
  where eg.event_id = of_event and eg.account_id = of_account and eg.group_label is not null
    and (wanted = '{}' or eg.group_label = any (wanted));
end
$function$;

CREATE OR REPLACE FUNCTION private.audience_list(part jsonb, of_account uuid, of_event uuid)
 RETURNS TABLE(person uuid, fact text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query
  select g.id, null::text from unnest(private.part_values(part)) v (id) join public.guests g on g.id = v.id::uuid
  where g.account_id = of_account;
end
$function$;

CREATE OR REPLACE FUNCTION private.audience_matches(question jsonb, of_account uuid, of_event uuid)
 RETURNS TABLE(person uuid, parts integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 10000
 SET search_path TO ''
AS $function$
declare
  sources text;
begin
  select string_agg(format('select p.person, %s as bit from private.%I($1 #> %L, $2, coalesce(($1 #>> %L)::uuid, $3)) p',
      a.bit, 'audience_' || (a.part ->> 'kind'), array[a.side, (a.n - 1)::text], array[a.side, (a.n - 1)::text, 'eventId']), ' union all ')
  into sources
  from (
    select 'who' as side, w.part, w.n, 1 << (w.n - 1)::integer as bit
    from jsonb_array_elements(question -> 'who') with ordinality w (part, n)
    union all
    select 'without', x.part, x.n, 1 << 30 from jsonb_array_elements(question -> 'without') with ordinality x (part, n)) a;
  return query execute format(
    'select s.person, bit_or(s.bit) from (%s) s group by s.person having bit_or(s.bit) < $4 and (bit_or(s.bit) = $5 or $6)', sources)
  using question, of_account, of_event, 1 << 30, (1 << jsonb_array_length(question -> 'who')) - 1, question ->> 'match' = 'any';
end
$function$;

CREATE OR REPLACE FUNCTION private.audience_opened(part jsonb, of_account uuid, of_event uuid)
 RETURNS TABLE(person uuid, fact text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query
  select eg.guest_id, null::text from public.event_guests eg
  where eg.event_id = of_event and eg.account_id = of_account and (eg.opened_at is not null or eg.responded_at is not null);
end
$function$;

CREATE OR REPLACE FUNCTION private.audience_people(question jsonb, of_account uuid, of_event uuid, about text)
 RETURNS TABLE(person uuid, guest_id uuid, event_guest_id uuid, member_id uuid, user_id uuid, full_name text, email text, locale text, time_zone text, channels text[], off text[], parts integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 10000
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  here record;
begin
  select coalesce(e.locale, a.default_locale) as locale, coalesce(e.time_zone, a.default_time_zone) as zone into here
  from public.accounts a left join public.events e on e.id = of_event and e.account_id = a.id where a.id = of_account;
  return query
  with matched as materialized (
    select m.person, m.parts from private.audience_matches(question, of_account, of_event) m
  ), found as materialized (
    select g.id as person, g.id as guest_id, eg.id as place, null::uuid as member_id, p.user_id, g.full_name,
      g.email::text as email, g.locale, g.time_zone, m.parts,
      case when eg.role = 'child' then 2 else 1 end as rank, g.created_at
    from matched m
    join public.guests g on g.id = m.person and g.account_id = of_account and g.status = 'active'
    left join public.event_guests eg on eg.guest_id = g.id and eg.event_id = of_event
    left join private.member_profiles p on p.guest_id = g.id
    where p.died_on is null and (of_event is null or eg.id is not null)
    union all
    select t.id, null, null, t.id, t.user_id, coalesce(f.display_name, u.email::text), lower(u.email::text), f.locale, f.time_zone,
      m.parts, 3, t.created_at
    from matched m
    join public.team_members t on t.id = m.person and t.account_id = of_account and t.status = 'active'
    join auth.users u on u.id = t.user_id
    left join public.profiles f on f.user_id = t.user_id
  ), later as (
    select l.person from (
      select f.person, row_number() over (partition by f.email order by f.rank, f.created_at, f.person) as n
      from found f
      where f.email in (select t.email from found t where t.email is not null group by t.email having count(*) > 1)) l
    where l.n > 1
  ), stops as (
    select s.email, (array['bounced', 'complained', 'stopped', 'unsubscribed'])[min(s.weight)] as why
    from (
      select x.email, array_position(array['hard_bounce', 'complaint', 'manual', 'unsubscribed'], x.kind) as weight
      from public.mail_suppressions x
      where x.account_id is null or x.account_id = of_account and (x.topic is null or x.topic = about)
      union all
      select u.email, 4 from public.guests u where u.account_id = of_account and u.unsubscribed_at is not null and u.email is not null) s
    group by s.email
  ), people as (
    select f.person, f.guest_id, f.place, coalesce(f.member_id, c.member_id) as member_id, coalesce(f.user_id, c.user_id) as user_id,
      f.full_name, f.email, f.locale, f.time_zone, s.why, l.person is not null as shares, f.parts | coalesce(c.parts, 0) as parts
    from found f
    left join later l on l.person = f.person
    left join stops s on s.email = f.email
    left join (select * from found t where t.member_id is not null) c
      on f.guest_id is not null and l.person is null and c.email = f.email
    -- Who is a colleague and a guest by one address is one person.
    where not (f.member_id is not null and l.person is not null)
  )
  select p.person, p.guest_id, p.place, p.member_id, p.user_id, p.full_name, p.email,
    coalesce(p.locale, here.locale), coalesce(z.name, here.zone),
    array_remove(array[
      case when p.email is not null and p.why is null and not p.shares then 'email' end,
      case when p.place is not null or p.user_id is not null then 'product' end], null),
    array_remove(array[
      case when p.email is null then 'no_address' end,
      p.why,
      case when p.shares then 'shared_address' end], null),
    p.parts
  from people p left join private.time_zones z on z.name = p.time_zone;
end
$function$;

CREATE OR REPLACE FUNCTION private.audience_reasons(people uuid[], question jsonb, of_account uuid, of_event uuid)
 RETURNS TABLE(person uuid, reasons jsonb)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  sources text;
begin
  select string_agg(format('select p.person, %s as n, p.fact from private.%I($1 #> %L, $2, coalesce(($1 #>> %L)::uuid, $3)) p',
    w.n - 1, 'audience_' || (w.part ->> 'kind'), array['who', (w.n - 1)::text], array['who', (w.n - 1)::text, 'eventId']), ' union all ')
  into sources from jsonb_array_elements(question -> 'who') with ordinality w (part, n);
  return query execute format(
    'select f.person, jsonb_agg(jsonb_build_object(''part'', f.n, ''facts'', f.facts) order by f.n)
     from (select s.person, s.n, coalesce(jsonb_agg(distinct s.fact) filter (where s.fact is not null), ''[]'') as facts
       from (%s) s where s.person = any ($4) group by s.person, s.n) f group by f.person', sources)
  using question, of_account, of_event, people;
end
$function$;

CREATE OR REPLACE FUNCTION private.audience_tag(part jsonb, of_account uuid, of_event uuid)
 RETURNS TABLE(person uuid, fact text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted text[] := private.part_values(part);
begin
  return query
  select g.id, t.tag from public.guests g, unnest(g.tags) t (tag)
  where g.account_id = of_account and g.tags && wanted and t.tag = any (wanted);
end
$function$;

CREATE OR REPLACE FUNCTION private.audience_team(part jsonb, of_account uuid, of_event uuid)
 RETURNS TABLE(person uuid, fact text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query
  select m.id, r.name from public.team_members m join public.roles r on r.id = m.role_id
  where m.account_id = of_account and m.status = 'active'
    and (m.event_scope = 'all' or of_event is null
      or exists (select from public.member_events e where e.member_id = m.id and e.event_id = of_event));
end
$function$;

CREATE OR REPLACE FUNCTION private.audience_ticket(part jsonb, of_account uuid, of_event uuid)
 RETURNS TABLE(person uuid, fact text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted text[] := private.part_values(part);
begin
  return query
  select coalesce(eg.guest_id, o.buyer_guest_id), y.name
  from public.tickets t
  join public.ticket_types y on y.id = t.ticket_type_id
  join public.orders o on o.id = t.order_id
  left join public.event_guests eg on eg.id = t.event_guest_id
  where t.event_id = of_event and t.account_id = of_account and t.status in ('valid', 'checked_in')
    and (wanted = '{}' or t.ticket_type_id::text = any (wanted)) and coalesce(eg.guest_id, o.buyer_guest_id) is not null;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_audience(question jsonb, of_account uuid, of_event uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  listed jsonb := coalesce(question -> 'who', '[]');
  excluded jsonb := coalesce(question -> 'without', '[]');
begin
  if jsonb_typeof(question) is distinct from 'object' or jsonb_typeof(listed) <> 'array' or jsonb_typeof(excluded) <> 'array'
    or coalesce(question ->> 'match', 'all') not in ('all', 'any') then
    perform private.refuse(400, 'invalid_input', 'This is no question about people', 'question');
  end if;
  if jsonb_array_length(listed) not between 1 and 12 or jsonb_array_length(excluded) > 12 then
    perform private.refuse(400, 'invalid_input', 'Say who is meant, in up to 12 parts', 'question');
  end if;
  return jsonb_build_object('match', coalesce(question ->> 'match', 'all'),
    'who', (select jsonb_agg(private.check_audience_part(p.part, of_account, of_event) order by p.n)
      from jsonb_array_elements(listed) with ordinality p (part, n)),
    'without', (select coalesce(jsonb_agg(private.check_audience_part(p.part, of_account, of_event) order by p.n), '[]')
      from jsonb_array_elements(excluded) with ordinality p (part, n)));
end
$function$;

CREATE OR REPLACE FUNCTION private.check_audience_part(part jsonb, of_account uuid, of_event uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  known private.audience_kinds;
  named_event uuid;
  given jsonb := coalesce(part -> 'values', '[]');
begin
  select * into known from private.audience_kinds k where k.kind = part ->> 'kind';
  if known.kind is null or jsonb_typeof(given) <> 'array' then
    perform private.refuse(400, 'invalid_input', 'This asks something we do not know', 'question');
  end if;
  if jsonb_array_length(given) > 2000 or exists (
    select from jsonb_array_elements(given) v
    where jsonb_typeof(v) <> 'string' or length(v #>> '{}') not between 1 and 200
      or known.takes = 'ids' and (v #>> '{}') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      or known.known is not null and not v #>> '{}' = any (known.known)) then
    perform private.refuse(400, 'invalid_input', 'Choose from what is offered, up to 2,000', 'question');
  end if;
  if known.takes = 'nothing' and given <> '[]' or given = '[]' and not known.may_be_empty then
    perform private.refuse(400, 'invalid_input', 'Choose at least one', 'question');
  end if;
  if (known.kind = 'field') <> (part ? 'field') or part ? 'field' and coalesce(length(part ->> 'field') not between 1 and 100, true) then
    perform private.refuse(400, 'invalid_input', 'Choose a field', 'question');
  end if;
  if part ->> 'eventId' is not null then
    select e.id into named_event from public.events e where e.id::text = part ->> 'eventId' and e.account_id = of_account;
  end if;
  if part ->> 'eventId' is not null and named_event is null or known.of_event and coalesce(named_event, of_event) is null then
    perform private.refuse(400, 'invalid_input', 'Choose the event that is meant', 'question');
  end if;
  return jsonb_strip_nulls(jsonb_build_object('kind', known.kind, 'field', part -> 'field',
    'eventId', case when known.of_event or known.kind = 'everyone' then named_event end))
    || jsonb_build_object('values', (select coalesce(jsonb_agg(v order by v #>> '{}'), '[]') from (
      select distinct v from jsonb_array_elements(given) v) d));
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_audiences(person public.guests)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.audiences a set question = private.without_person(a.question, person.id)
  where a.account_id = person.account_id and a.question::text like '%' || person.id || '%';
$function$;

CREATE OR REPLACE FUNCTION private.part_values(part jsonb)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return array(select jsonb_array_elements_text(part -> 'values'));
end
$function$;

CREATE OR REPLACE FUNCTION public.count_audience(account_id_param uuid, event_id_param uuid, question_param jsonb, about_param text DEFAULT 'announcements'::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  question jsonb := private.asked_audience(question_param, account_id_param, event_id_param);
begin
  return (
    with people as materialized (select * from private.audience_people(question, account_id_param, event_id_param, about_param))
    select jsonb_build_object(
      'people', count(*),
      'email', count(*) filter (where 'email' = any (p.channels)),
      'product', count(*) filter (where 'product' = any (p.channels)),
      'push', count(*) filter (where 'push' = any (p.channels)),
      'withoutAddress', count(*) filter (where 'no_address' = any (p.off)),
      'switchedOff', count(*) filter (where 'unsubscribed' = any (p.off)),
      'comesBack', count(*) filter (where p.off && '{bounced,complained,stopped}'),
      'sharedAddress', count(*) filter (where p.off = '{shared_address}'),
      'languages', (select coalesce(jsonb_agg(jsonb_build_object('locale', l.locale, 'people', l.n) order by l.n desc, l.locale), '[]')
        from (select q.locale, count(*) as n from people q group by q.locale) l),
      'zones', (select count(distinct q.time_zone) from people q),
      'sample', (select coalesce(jsonb_agg(s.full_name order by s.full_name, s.person), '[]')
        from (select q.full_name, q.person from people q order by q.person limit 4) s))
    from people p);
end
$function$;

CREATE OR REPLACE FUNCTION public.delete_audience(audience_id_param uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  kept public.audiences;
begin
  select * into kept from public.audiences a where a.id = audience_id_param;
  perform private.require_permission('messages.send', kept.account_id, kept.event_id);
  delete from public.audiences a where a.id = kept.id;
end
$function$;

CREATE OR REPLACE FUNCTION public.get_audience_choices(account_id_param uuid, event_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  whole boolean := event_id_param is null;
  standing record;
begin
  if not whole and not exists (select from public.events e where e.id = event_id_param and e.account_id = account_id_param) then
    perform private.refuse(404, 'not_found', 'This does not exist, or you may not see it');
  end if;
  perform private.require_permission('guests.read', account_id_param, event_id_param);
  select c.* into standing from private.standing_counts(event_id_param) c;
  return (
    with people as materialized (
      select g.id, g.tags, g.custom, eg.group_label, eg.opened_at, eg.responded_at
      from public.guests g
      left join public.event_guests eg on eg.guest_id = g.id and eg.event_id = event_id_param
      where g.account_id = account_id_param and g.status = 'active' and (whole or eg.id is not null)
    ), fields as (
      select f.name, v.value, v.n, row_number() over (partition by f.name order by v.n desc, v.value) as place
      from (select distinct k.name from people p, jsonb_object_keys(p.custom) k (name)) f,
        lateral (select trim(p.custom ->> f.name) as value, count(*) as n from people p
          where trim(p.custom ->> f.name) <> '' group by 1 limit 200) v
    )
    select jsonb_build_object(
      'people', (select count(*) from people),
      'answers', case when whole then '{}'::jsonb else jsonb_build_object('yes', standing.yes, 'maybe', standing.maybe, 'no', standing.no,
        'waitlisted', standing.waitlisted, 'pending', standing.pending) end,
      'opened', (select count(*) from people p where p.opened_at is not null or p.responded_at is not null),
      'groups', (select coalesce(jsonb_agg(jsonb_build_object('value', x.value, 'people', x.n) order by x.value), '[]')
        from (select p.group_label as value, count(*) as n from people p where p.group_label is not null group by 1 order by 2 desc limit 500) x),
      'tags', (select coalesce(jsonb_agg(jsonb_build_object('value', x.value, 'people', x.n) order by x.value), '[]')
        from (select t.value, count(*) as n from people p, unnest(p.tags) t (value) group by 1 order by 2 desc limit 500) x),
      'fields', (select coalesce(jsonb_agg(x.field order by x.name), '[]') from (
        select f.name, jsonb_build_object('name', f.name, 'values',
          jsonb_agg(jsonb_build_object('value', f.value, 'people', f.n) order by f.place) filter (where f.place <= 50)) as field
        from fields f group by f.name limit 100) x),
      'tickets', (select coalesce(jsonb_agg(jsonb_build_object('value', y.id, 'name', y.name, 'people', y.sold_count) order by y.position, y.id), '[]')
        from public.ticket_types y where y.event_id = event_id_param),
      'activities', (select coalesce(jsonb_agg(jsonb_build_object('value', a.id, 'name', a.title, 'people',
          (select count(*) from public.activity_sign_ups s where s.activity_id = a.id and s.status = 'going')) order by a.start_at, a.id), '[]')
        from public.activities a where a.event_id = event_id_param and (a.sign_up or a.host_guest_id is not null)),
      'team', (select count(*) from private.audience_team('{}', account_id_param, event_id_param))));
end
$function$;

CREATE OR REPLACE FUNCTION public.list_audience(account_id_param uuid, event_id_param uuid, question_param jsonb, request jsonb DEFAULT '{}'::jsonb, about_param text DEFAULT 'announcements'::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  question jsonb := private.asked_audience(question_param, account_id_param, event_id_param);
  sees_contact boolean := private.may('guests.read_contact', account_id_param, event_id_param);
  wanted text := coalesce(request ->> 'filter', '');
  pattern text := '%' || private.plain_words(left(coalesce(request ->> 'text', ''), 100)) || '%';
  page jsonb;
  total integer;
begin
  with people as materialized (
    select p.* from private.audience_people(question, account_id_param, event_id_param, about_param) p
    where (wanted = '' or wanted = 'no_email' and not 'email' = any (p.channels) or wanted = any (p.channels) or wanted = any (p.off))
      and (pattern = '%%' or private.plain_words(p.full_name) like pattern)
  ), shown as (
    select p.*, row_number() over (order by p.full_name, p.person) as n from people p
    order by p.full_name, p.person limit private.page_size(request) offset private.page_start(request)
  )
  select (select count(*) from people), (select coalesce(jsonb_agg(jsonb_build_object(
      'id', s.person, 'guestId', s.guest_id, 'eventGuestId', s.event_guest_id, 'memberId', s.member_id, 'name', s.full_name,
      'email', case when sees_contact or s.guest_id is null then s.email end, 'locale', s.locale, 'timeZone', s.time_zone,
      'channels', s.channels, 'off', s.off, 'why', coalesce(w.reasons, '[]')) order by s.n), '[]')
    from shown s
    left join private.audience_reasons(array(select x.id from shown o, unnest(array[o.person, o.member_id]) x (id)),
      question, account_id_param, event_id_param) w on w.person = s.person)
  into total, page;
  return jsonb_build_object('total', total, 'rows', page);
end
$function$;

CREATE OR REPLACE FUNCTION public.save_audience(account_id_param uuid, event_id_param uuid, audience_id_param uuid, name_param text, question_param jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  clean jsonb;
  clean_name text := private.check_text(name_param, 80, 'name', 'A name');
  kept public.audiences;
begin
  perform private.require_permission('messages.send', account_id_param, event_id_param);
  clean := private.asked_audience(question_param, account_id_param, event_id_param);
  if clean_name is null then
    perform private.refuse(400, 'invalid_input', 'Give it a name', 'name');
  end if;
  if audience_id_param is null then
    if (select count(*) from public.audiences a where a.account_id = account_id_param) >= 500 then
      perform private.refuse(409, 'conflict', 'There are 500 saved audiences. Delete one that is not needed any more');
    end if;
    insert into public.audiences (account_id, event_id, name, question, created_by)
    values (account_id_param, event_id_param, clean_name, clean, auth.uid()) returning * into kept;
  else
    update public.audiences a set name = clean_name, question = clean
    where a.id = audience_id_param and a.account_id = account_id_param and a.event_id is not distinct from event_id_param
    returning * into kept;
    if kept.id is null then
      perform private.refuse(404, 'not_found', 'This audience does not exist, or you may not change it');
    end if;
  end if;
  return jsonb_build_object('id', kept.id, 'eventId', kept.event_id, 'name', kept.name, 'question', kept.question);
exception when unique_violation then
  perform private.refuse(409, 'conflict', 'Another audience has this name', 'name');
end
$function$;

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.audiences FOR EACH ROW EXECUTE FUNCTION private.audit_row();

CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.audiences FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

create policy "members see audiences" on public.audiences
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('guests.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('guests.read'::text) AS my_events))));

comment on function private.asked_audience(jsonb, uuid, uuid) is 'A question that the caller may ask, checked: they may read the people of its event, and of each event it names.';

comment on function private.audience_activity(jsonb, uuid, uuid) is 'Who has a place in one of these activities or hosts it.';

comment on function private.audience_answer(jsonb, uuid, uuid) is 'Who stands so: by an answer or a ticket, pending where neither is known.';

comment on function private.audience_bought(jsonb, uuid, uuid) is 'Who bought for another event of the account.';

comment on function private.audience_everyone(jsonb, uuid, uuid) is 'Everybody on the list of the event, or whom the account knows.';

comment on function private.audience_field(jsonb, uuid, uuid) is 'For whom one of the account''s own fields says one of these words, or anything.';

comment on function private.audience_group(jsonb, uuid, uuid) is 'Who is in one of these groups of the event, or in any.';

comment on function private.audience_list(jsonb, uuid, uuid) is 'Who was chosen by hand.';

comment on function private.audience_matches(jsonb, uuid, uuid) is 'Whom a checked question means, before anything is known of them: guests and members of the team, each with the parts that mean them, a bit a part.';

comment on function private.audience_opened(jsonb, uuid, uuid) is 'Who has opened their personal link of the event, or answered.';

comment on function private.audience_people(jsonb, uuid, uuid, text) is 'The people of a checked question, each once: nobody who died, was blocked or erased. Of several with one address the mail goes to one, who comes first. What keeps mails about a topic from an address is private.mail_stopped_by, for all of them at once.';

comment on function private.audience_reasons(uuid[], jsonb, uuid, uuid) is 'AudienceReason[] of some people: which parts of the question mean them, and by what.';

comment on function private.audience_tag(jsonb, uuid, uuid) is 'Who has one of these tags.';

comment on function private.audience_team(jsonb, uuid, uuid) is 'Who works on the event, or in the account.';

comment on function private.audience_ticket(jsonb, uuid, uuid) is 'Who holds a ticket of one of these types, or any that is valid.';

comment on function private.check_audience(jsonb, uuid, uuid) is 'AudienceQuestion as it is kept and asked; refused where it is none.';

comment on function private.check_audience_part(jsonb, uuid, uuid) is 'AudiencePart with what it needs and nothing else, refused where it cannot be asked.';

comment on function private.forget_audiences(public.guests) is 'Somebody is taken off lists that were chosen by hand.';

comment on function private.part_values(jsonb) is 'The values of a part of an audience.';

comment on function private.without_person(jsonb, uuid) is 'An AudienceQuestion whose lists by hand do not name somebody.';

comment on function public.count_audience(uuid, uuid, jsonb, text) is 'How many people a question means, and how many of them can be reached how. AudienceCount.';

comment on function public.delete_audience(uuid) is 'Forgets a saved question; what was sent to it stays.';

comment on function public.get_audience_choices(uuid, uuid) is 'What can be chosen for a question about people of an event or (without one) of an account, with how many each means. AudienceChoices.';

comment on function public.list_audience(uuid, uuid, jsonb, jsonb, text) is 'The people of a question by name, a page at a time, with why each is among them; addresses for those who may read them. Filters: no_email, a channel, what was switched off. ListPage of AudiencePerson.';

comment on function public.save_audience(uuid, uuid, uuid, text, jsonb) is 'Keeps a question under a name, anew or changed. SavedAudience.';

grant execute on function public.count_audience(uuid, uuid, jsonb, text) to authenticated;

grant execute on function public.count_audience(uuid, uuid, jsonb, text) to service_role;

grant execute on function public.delete_audience(uuid) to authenticated;

grant execute on function public.delete_audience(uuid) to service_role;

grant execute on function public.get_audience_choices(uuid, uuid) to authenticated;

grant execute on function public.get_audience_choices(uuid, uuid) to service_role;

grant execute on function public.list_audience(uuid, uuid, jsonb, jsonb, text) to authenticated;

grant execute on function public.list_audience(uuid, uuid, jsonb, jsonb, text) to service_role;

grant execute on function public.save_audience(uuid, uuid, uuid, text, jsonb) to authenticated;

grant execute on function public.save_audience(uuid, uuid, uuid, text, jsonb) to service_role;

grant select on table public.audiences to authenticated;

grant all on table public.audiences to service_role;

select private.guard_half_sessions();

reset check_function_bodies;
