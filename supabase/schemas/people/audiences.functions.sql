-- Who an audience is: each person once, with language, zone, how they can be reached and what was switched off.

create function private.audience_matches(question jsonb, of_account uuid, of_event uuid)
returns table (person uuid, parts integer)
language plpgsql stable
rows 10000
security definer
set search_path = ''
as $$
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
$$;
comment on function private.audience_matches(jsonb, uuid, uuid) is
  'Whom a checked question means, before anything is known of them: guests and members of the team, each with the parts that mean them, a bit a part.';

create function private.audience_people(question jsonb, of_account uuid, of_event uuid, about text)
returns table (
  person uuid, guest_id uuid, event_guest_id uuid, member_id uuid, user_id uuid, full_name text, email text,
  locale text, time_zone text, channels text[], off text[], parts integer)
language plpgsql stable
rows 10000
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
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
  ), colleagues as materialized (
    -- By themselves, so that they are looked through and not everybody for each.
    select f.email, f.member_id, f.user_id, f.parts from found f where f.member_id is not null
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
    left join colleagues c
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
$$;
comment on function private.audience_people(jsonb, uuid, uuid, text) is
  'The people of a checked question, each once: nobody who died, was blocked or erased. Of several with one address the mail goes to one, who comes first. What keeps mails about a topic from an address is private.mail_stopped_by, for all of them at once.';

create function public.count_audience(
  account_id_param uuid, event_id_param uuid, question_param jsonb, about_param text default 'announcements')
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  account uuid := private.audience_account(account_id_param, event_id_param);
  question jsonb := private.asked_audience(question_param, account, event_id_param);
begin
  return (
    with people as materialized (select * from private.audience_people(question, account, event_id_param, about_param))
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
      'notMeant', (select count(*) from private.audience_matches(question, account, event_id_param) m
        join public.guests g on g.id = m.person and g.account_id = account
        left join private.member_profiles d on d.guest_id = g.id
        where g.status in ('missing', 'blocked') or g.status = 'active' and d.died_on is not null),
      'sample', (select coalesce(jsonb_agg(s.full_name order by s.full_name, s.person), '[]')
        from (select q.full_name, q.person from people q order by q.person limit 4) s))
    from people p);
end
$$;
comment on function public.count_audience(uuid, uuid, jsonb, text) is
  'How many people a question means, how many of them can be reached how, and how many more it would mean who are missing, blocked or dead. AudienceCount.';

create function private.audience_reasons(people uuid[], question jsonb, of_account uuid, of_event uuid)
returns table (person uuid, reasons jsonb)
language plpgsql stable
security definer
set search_path = ''
as $$
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
$$;
comment on function private.audience_reasons(uuid[], jsonb, uuid, uuid) is 'AudienceReason[] of some people: which parts of the question mean them, and by what.';

create function public.list_audience(
  account_id_param uuid, event_id_param uuid, question_param jsonb, request jsonb default '{}', about_param text default 'announcements')
returns jsonb
language plpgsql stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  account uuid := private.audience_account(account_id_param, event_id_param);
  question jsonb := private.asked_audience(question_param, account, event_id_param);
  sees_contact boolean := private.may('guests.read_contact', account, event_id_param);
  wanted text := coalesce(request ->> 'filter', '');
  pattern text := '%' || private.plain_words(left(coalesce(request ->> 'text', ''), 100)) || '%';
  page jsonb;
  total integer;
begin
  with people as materialized (
    select p.* from private.audience_people(question, account, event_id_param, about_param) p
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
      question, account, event_id_param) w on w.person = s.person)
  into total, page;
  return jsonb_build_object('total', total, 'rows', page);
end
$$;
comment on function public.list_audience(uuid, uuid, jsonb, jsonb, text) is
  'The people of a question by name, a page at a time, with why each is among them; addresses for those who may read them. Filters: no_email, a channel, what was switched off. ListPage of AudiencePerson.';
