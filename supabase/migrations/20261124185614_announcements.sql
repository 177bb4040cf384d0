-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

-- Announcements: what the hosts tell an audience of an event, in whose languages, and who has read it.

insert into public.plan_gates (feature_key, title, required_plan, writes) values
  ('announcements', 'Announcements', 'premium', 'announcements to the people of an event');

insert into private.notice_topics (topic, usual, permission) values
  ('announcement', 'now', 'announcements.read');

create table public.announcements (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  texts jsonb not null check (jsonb_typeof(texts) = 'object'),
  main_locale text not null check (main_locale ~ '^[a-z]{2,3}$'),
  audience jsonb not null check (jsonb_typeof(audience) = 'object'),
  by_email boolean not null default true,
  on_page boolean not null default false,
  pinned boolean not null default false,
  takes_replies boolean not null default true,
  languages_may_miss boolean not null default false,
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'sending', 'sent', 'cancelled')),
  clock text not null default 'event' check (clock in ('event', 'recipient')),
  send_local timestamp,
  send_at timestamptz,
  finished_at timestamptz,
  edited_at timestamptz,
  heard integer not null default 0,
  sent_by uuid references auth.users (id) on delete set null,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, account_id),
  check (state in ('draft', 'cancelled') or send_at is not null),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.announcements is 'What the hosts tell people of an event: a draft, then on its way to its audience at a time, then sent.';
comment on column public.announcements.account_id is 'Filled in: the event''s account.';
comment on column public.announcements.texts is '{language: {subject, body}}; who reads another language gets main_locale''s.';
comment on column public.announcements.audience is 'AudienceQuestion: who it means is found out when it begins to go.';
comment on column public.announcements.clock is 'Whose clocks send_local is of: the event''s, or each recipient''s own.';
comment on column public.announcements.send_at is 'When the first may get it.';
comment on column public.announcements.heard is 'Rises when somebody has read it, so that whoever watches asks anew.';
create index announcements_event on public.announcements (event_id, created_at desc, id);
create index announcements_account on public.announcements (account_id, created_at desc, id);
create index announcements_due on public.announcements (send_at) where state in ('scheduled', 'sending');
create index announcements_sent_by on public.announcements (sent_by);
create index announcements_created_by on public.announcements (created_by);
alter table public.announcements enable row level security;

create table public.announcement_versions (
  id bigint generated always as identity primary key,
  account_id uuid not null,
  announcement_id uuid not null,
  texts jsonb not null,
  changed_by uuid references auth.users (id) on delete set null,
  changed_at timestamptz not null default now(),
  foreign key (announcement_id, account_id) references public.announcements (id, account_id) on delete cascade
);
comment on table public.announcement_versions is 'What an announcement said before each change after it went.';
create index announcement_versions_announcement on public.announcement_versions (announcement_id, account_id, id desc);
create index announcement_versions_changed_by on public.announcement_versions (changed_by);
alter table public.announcement_versions enable row level security;

create table private.announcement_recipients (
  announcement_id uuid not null references public.announcements (id) on delete cascade,
  person uuid not null,
  event_guest_id uuid references public.event_guests (id) on delete cascade,
  member_id uuid references public.team_members (id) on delete cascade,
  email text,
  locale text not null,
  due_at timestamptz not null,
  told_at timestamptz,
  read_at timestamptz,
  primary key (announcement_id, person)
);
comment on table private.announcement_recipients is
  'Whom an announcement goes to, written once when it begins: each person once, with the moment theirs is due. email is null where no mail goes.';
create index announcement_recipients_due on private.announcement_recipients (announcement_id, due_at) where told_at is null;
create index announcement_recipients_guest on private.announcement_recipients (event_guest_id);
create index announcement_recipients_member on private.announcement_recipients (member_id);
alter table private.announcement_recipients enable row level security;

-- rows public.permissions: {"opens": ["fact_fundraising", "fact_fundraising_tracking"], "of_events": true, "needs_team": false, "permission": "giving.read"} {"opens": ["fact_payments"], "of_events": true, "needs_team": false, " becomes {"opens": ["fact_fundraising", "fact_fundraising_tracking"], "of_events": true, "needs_team": false, "permission": "giving.read"} {"opens": ["fact_payments"], "of_events": true, "needs_team": false, "
-- rows public.role_permissions: {"role_id": "2e21fec1-fbf1-901c-7ba3-01c6ea9730db", "permission": "account.manage"} {"role_id": "2e21fec1-fbf1-901c-7ba3-01c6ea9730db", "permission": "answers.write"} {"role_id": "2e21fec1-fbf1-901c-7 becomes {"role_id": "2e21fec1-fbf1-901c-7ba3-01c6ea9730db", "permission": "account.manage"} {"role_id": "2e21fec1-fbf1-901c-7ba3-01c6ea9730db", "permission": "announcements.read"} {"role_id": "2e21fec1-fbf1-9
insert into public.permissions (permission, of_events, needs_team, opens) values
  ('announcements.read', true, false, '{found_announcements,fact_announcements}');

insert into public.role_permissions (role_id, permission)
select private.built_in_role(r.role), p.permission
from (values
  ('announcements.read', '{owner,admin,editor,finance,check_in,volunteer_coordinator,viewer}'::text[])) as p (permission, roles),
  unnest(p.roles) as r (role);

CREATE OR REPLACE FUNCTION private.shared_event(event public.events, link public.share_links, what text, is_personal boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  answer jsonb;
begin
  -- One step each: an expression with a query in it or with branches is planned anew for every reader.
  answer := jsonb_build_object(
    'event', private.public_event(event, is_personal),
    'serverTime', now(),
    'testMode', private.is_test_mode(),
    'pageUrl', coalesce(private.page_url(event, link), private.site_url()));
  if what = 'tickets' then
    answer := answer || jsonb_build_object('rsvp', private.rsvp_off());
  else
    answer := answer || jsonb_build_object('rsvp', private.public_rsvp(event));
  end if;
  if what = 'rsvp' then
    answer := answer || '{"tickets": []}';
  else
    answer := answer || jsonb_build_object('tickets', private.public_tickets(event));
    if exists (select from public.promo_codes c where c.event_id = event.id and c.is_active
      and (c.ends_at is null or c.ends_at > now())) then
      answer := answer || '{"promo": true}';
    end if;
  end if;
  if what = 'event' then
    if event.series_id is not null then
      answer := answer || jsonb_build_object('dates', private.public_dates(event));
    end if;
    answer := answer || private.gallery_counts(event) || private.announcement_counts_of(event) || private.programme_note(event, link);
  end if;
  return answer || private.used_up_note(link) || private.event_look(event, link);
end
$function$;

CREATE OR REPLACE FUNCTION public.count_audience(account_id_param uuid, event_id_param uuid, question_param jsonb, about_param text DEFAULT 'announcements'::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
      'sample', (select coalesce(jsonb_agg(s.full_name order by s.full_name, s.person), '[]')
        from (select q.full_name, q.person from people q order by q.person limit 4) s))
    from people p);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_audience_choices(account_id_param uuid, event_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  account uuid := private.audience_account(account_id_param, event_id_param);
  whole boolean := event_id_param is null;
  standing record;
begin
  if not whole and not exists (select from public.events e where e.id = event_id_param and e.account_id = account) then
    perform private.refuse(404, 'not_found', 'This does not exist, or you may not see it');
  end if;
  perform private.require_permission('guests.read', account, event_id_param);
  select c.* into standing from private.standing_counts(event_id_param) c;
  return (
    with people as materialized (
      select g.id, g.tags, g.custom, eg.group_label, eg.opened_at, eg.responded_at
      from public.guests g
      left join public.event_guests eg on eg.guest_id = g.id and eg.event_id = event_id_param
      where g.account_id = account and g.status = 'active' and (whole or eg.id is not null)
    ), fields as (
      select f.name, v.value, v.n, row_number() over (partition by f.name order by v.n desc, v.value) as place
      from (select distinct k.name from people p, jsonb_object_keys(p.custom) k (name)) f,
        lateral (select trim(p.custom ->> f.name) as value, count(*) as n from people p
          where trim(p.custom ->> f.name) <> '' group by 1 limit 200) v
    )
    select jsonb_build_object(
      'locale', (select coalesce(e.locale, a.default_locale) from public.accounts a left join public.events e on e.id = event_id_param where a.id = account),
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
      'team', (select count(*) from private.audience_team('{}', account, event_id_param))));
end
$function$;

CREATE OR REPLACE FUNCTION public.list_audience(account_id_param uuid, event_id_param uuid, question_param jsonb, request jsonb DEFAULT '{}'::jsonb, about_param text DEFAULT 'announcements'::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.save_audience(account_id_param uuid, event_id_param uuid, audience_id_param uuid, name_param text, question_param jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  account uuid := private.audience_account(account_id_param, event_id_param);
  clean jsonb;
  clean_name text := private.check_text(name_param, 80, 'name', 'A name');
  kept public.audiences;
begin
  perform private.require_permission('messages.send', account, event_id_param);
  clean := private.asked_audience(question_param, account, event_id_param);
  if clean_name is null then
    perform private.refuse(400, 'invalid_input', 'Give it a name', 'name');
  end if;
  if audience_id_param is null then
    if (select count(*) from public.audiences a where a.account_id = account) >= 500 then
      perform private.refuse(409, 'conflict', 'There are 500 saved audiences. Delete one that is not needed any more');
    end if;
    insert into public.audiences (account_id, event_id, name, question, created_by)
    values (account, event_id_param, clean_name, clean, auth.uid()) returning * into kept;
  else
    update public.audiences a set name = clean_name, question = clean
    where a.id = audience_id_param and a.account_id = account and a.event_id is not distinct from event_id_param
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

CREATE OR REPLACE FUNCTION private.announcement_counts(of public.announcements)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('people', count(*), 'told', count(*) filter (where r.told_at is not null),
    'read', count(*) filter (where r.read_at is not null), 'mails', count(*) filter (where r.email is not null))
  from private.announcement_recipients r where r.announcement_id = of.id
$function$;

CREATE OR REPLACE FUNCTION private.announcement_counts_of(event public.events)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case when exists (select from public.announcements a where a.event_id = event.id and a.on_page
    and a.state in ('sending', 'sent', 'cancelled') and a.send_at <= now())
    then '{"hasAnnouncements": true}'::jsonb else '{}'::jsonb end
$function$;

CREATE OR REPLACE FUNCTION private.announcement_for(kept public.announcements, reader text, read_at timestamp with time zone)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('id', kept.id, 'subject', kept.texts -> l.tag ->> 'subject', 'body', kept.texts -> l.tag ->> 'body',
    'locale', l.tag, 'pinned', kept.pinned, 'at', kept.send_at, 'editedAt', kept.edited_at,
    'isUnread', read_at is null or coalesce(read_at < kept.edited_at, false),
    'author', (select p.display_name from public.profiles p where p.user_id = kept.sent_by))
  from (select case when kept.texts ? split_part(reader, '-', 1) then split_part(reader, '-', 1) else kept.main_locale end as tag) l
$function$;

CREATE OR REPLACE FUNCTION private.announcement_run_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select job.payload $function$;

CREATE OR REPLACE FUNCTION private.announcement_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  kept public.announcements;
  recipient private.announcement_recipients;
  guest public.event_guests;
  event public.events;
  person text;
  language text;
begin
  select * into kept from public.announcements a where a.id::text = job.payload ->> 'announcementId';
  select * into recipient from private.announcement_recipients r
  where r.announcement_id = kept.id and r.person::text = job.payload ->> 'person';
  select * into event from public.events e where e.id = kept.event_id and e.status <> 'draft';
  if recipient.email is null or event.id is null then
    return null;
  end if;
  select * into guest from public.event_guests eg where eg.id = recipient.event_guest_id;
  select g.full_name into person from public.guests g where g.id = guest.guest_id and g.status = 'active' and g.email = recipient.email;
  if person is null then
    return null;
  end if;
  language := case when kept.texts ? split_part(recipient.locale, '-', 1) then split_part(recipient.locale, '-', 1) else kept.main_locale end;
  return jsonb_build_object('to', recipient.email, 'name', person, 'locale', recipient.locale,
    'url', private.site_url() || '/invitation/' || private.personal_token(private.ensure_personal_link(guest, 'invitation')),
    'event', private.public_event(event, false), 'subject', kept.texts -> language ->> 'subject', 'body', kept.texts -> language ->> 'body',
    'author', (select p.display_name from public.profiles p where p.user_id = kept.sent_by),
    'replyTo', case when kept.takes_replies then (select u.email from auth.users u where u.id = kept.sent_by) end);
end
$function$;

CREATE OR REPLACE FUNCTION private.announcement_view(of public.announcements)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('id', of.id, 'accountId', of.account_id, 'eventId', e.id, 'eventName', e.name,
    'eventTypeId', e.event_type_id, 'timeZone', e.time_zone, 'texts', of.texts, 'mainLocale', of.main_locale, 'audience', of.audience, 'byEmail', of.by_email, 'onPage', of.on_page,
    'pinned', of.pinned, 'takesReplies', of.takes_replies, 'languagesMayMiss', of.languages_may_miss, 'state', of.state,
    'clock', of.clock, 'sendLocal', private.wall_text(of.send_local), 'sendAt', of.send_at, 'finishedAt', of.finished_at,
    'editedAt', of.edited_at, 'author', (select p.display_name from public.profiles p where p.user_id = coalesce(of.sent_by, of.created_by)),
    'counts', private.announcement_counts(of), 'figures', private.mail_figures('announcement', of.id), 'createdAt', of.created_at, 'updatedAt', of.updated_at,
    'versions', (select coalesce(jsonb_agg(jsonb_build_object('texts', v.texts, 'at', v.changed_at, 'by', p.display_name) order by v.id desc), '[]')
      from public.announcement_versions v left join public.profiles p on p.user_id = v.changed_by where v.announcement_id = of.id))
  from public.events e where e.id = of.event_id
$function$;

CREATE OR REPLACE FUNCTION private.audience_account(of_account uuid, of_event uuid)
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return coalesce(of_account, (select e.account_id from public.events e where e.id = of_event));
end
$function$;

CREATE OR REPLACE FUNCTION private.begin_announcement(kept public.announcements)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.announcement_recipients (announcement_id, person, event_guest_id, member_id, email, locale, due_at)
  select kept.id, p.person, p.event_guest_id, p.member_id,
    case when kept.by_email and p.event_guest_id is not null and 'email' = any (p.channels) then p.email end, p.locale,
    case when kept.clock = 'recipient' then private.instant_of(kept.send_local, p.time_zone) else kept.send_at end
  from private.audience_people(kept.audience, kept.account_id, kept.event_id, 'announcements') p
  where p.event_guest_id is not null or p.user_id is distinct from kept.sent_by
  on conflict (announcement_id, person) do nothing;
  update public.announcements a set state = 'sending' where a.id = kept.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_announcement_ready(announcement_id uuid, texts jsonb, main text)
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  half text;
begin
  if texts -> main ->> 'subject' is null then
    perform private.refuse(400, 'invalid_input', 'Give it a subject', 'subject');
  elsif texts -> main ->> 'body' is null then
    perform private.refuse(400, 'invalid_input', 'Write what you want to say', 'body');
  end if;
  select t.key into half from jsonb_each(texts) t where t.value ->> 'subject' is null or t.value ->> 'body' is null limit 1;
  if half is not null then
    perform private.refuse(400, 'invalid_input', 'One of its languages lacks a subject or a text', half);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_announcement_texts(given jsonb, main text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  clean jsonb;
begin
  if jsonb_typeof(given) is distinct from 'object' or exists (select from jsonb_object_keys(given) k (tag) where k.tag !~ '^[a-z]{2,3}$')
    or (select count(*) from jsonb_object_keys(given)) > 12 or coalesce(main !~ '^[a-z]{2,3}$', true) then
    perform private.refuse(400, 'invalid_input', 'Write it in a language that we know', 'texts');
  end if;
  select coalesce(jsonb_object_agg(t.tag, jsonb_build_object('subject', t.subject, 'body', t.body)), '{}') into clean
  from (
    select e.key as tag, private.check_text(e.value ->> 'subject', 150, 'subject', 'A subject') as subject,
      private.check_text(e.value ->> 'body', 10000, 'body', 'An announcement') as body
    from jsonb_each(given) e) t
  where t.tag = main or t.subject is not null or t.body is not null;
  return clean;
end
$function$;

CREATE OR REPLACE FUNCTION private.fact_announcements(mine uuid[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select private.fact(jsonb_build_object('sent', count(*), 'read', coalesce(sum(c.read), 0), 'people', coalesce(sum(c.people), 0)), null,
      to_jsonb((array_agg(c.read order by a.send_at desc, a.id))[1:6]),
      to_jsonb((array_agg(jsonb_build_object('id', a.id, 'title', a.texts -> a.main_locale ->> 'subject', 'detail', e.name, 'count', c.read,
        'at', a.send_at, 'timeZone', e.time_zone) order by a.send_at desc, a.id))[1:5]))
    from public.announcements a join public.events e on e.id = a.event_id
    cross join lateral (select count(*) as people, count(r.read_at) as read from private.announcement_recipients r where r.announcement_id = a.id) c
    where a.account_id = any (mine) and a.state in ('sending', 'sent'));
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_announcements(person public.guests)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from private.announcement_recipients r
  where r.event_guest_id in (select eg.id from public.event_guests eg where eg.guest_id = person.id);
  update public.announcements a set audience = private.without_person(a.audience, person.id)
  where a.account_id = person.account_id and a.audience::text like '%' || person.id || '%';
$function$;

CREATE OR REPLACE FUNCTION private.found_announcements(patterns text[], mine uuid[], one_event uuid, most integer)
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
    select row_number() over (order by a.created_at desc, a.id) as n, jsonb_build_object('id', a.id,
      'title', coalesce(a.texts -> a.main_locale ->> 'subject', 'Announcement'), 'detail', e.name,
      'eventId', e.id, 'at', a.send_at, 'timeZone', e.time_zone, 'state', a.state) as row
    from public.announcements a join public.events e on e.id = a.event_id
    where a.account_id = any (mine) and (one_event is null or a.event_id = one_event)
      and private.search_words((select string_agg(concat_ws(' ', t.value ->> 'subject', t.value ->> 'body'), ' ') from jsonb_each(a.texts) t)) like all (patterns)) f;
  return private.hits('announcements', 75, found, total);
end
$function$;

CREATE OR REPLACE FUNCTION private.held_announcements(of_guest public.guests)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('announcements', (
    select coalesce(jsonb_agg(jsonb_build_object('event', e.name, 'subject', a.texts -> a.main_locale ->> 'subject',
      'at', r.told_at, 'readAt', r.read_at) order by r.told_at desc), '[]')
    from private.announcement_recipients r join public.announcements a on a.id = r.announcement_id join public.events e on e.id = a.event_id
    where r.event_guest_id in (select eg.id from public.event_guests eg where eg.guest_id = of_guest.id)))
$function$;

CREATE OR REPLACE FUNCTION private.is_over_announcement(told public.notices)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select told.subject_id is not null and not exists (select from public.announcements a where a.id = told.subject_id)
$function$;

CREATE OR REPLACE FUNCTION private.missing_languages(kept public.announcements)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('locale', m.language, 'people', m.n) order by m.n desc, m.language), '[]')
  from (
    select split_part(p.locale, '-', 1) as language, count(*) as n
    from private.audience_people(kept.audience, kept.account_id, kept.event_id, 'announcements') p
    where not kept.texts ? split_part(p.locale, '-', 1) group by 1) m
$function$;

CREATE OR REPLACE FUNCTION private.note_announcement_read()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update private.announcement_recipients r set read_at = new.read_at
  from public.team_members m
  where r.announcement_id = new.subject_id and m.id = r.member_id and m.user_id = new.user_id and r.read_at is null;
  update public.announcements a set heard = a.heard + 1 where a.id = new.subject_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.own_announcement(target uuid)
 RETURNS public.announcements
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found public.announcements;
begin
  select * into found from public.announcements a where a.id = target for no key update;
  perform private.require_permission('messages.send', found.account_id, found.event_id);
  return found;
end
$function$;

CREATE OR REPLACE FUNCTION public.advance_announcement(announcement_id_param uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  kept public.announcements;
  mails bigint;
  colleagues uuid[];
begin
  select * into kept from public.announcements a where a.id = announcement_id_param for no key update skip locked;
  if kept.id is null or kept.state not in ('scheduled', 'sending') or kept.send_at > now() then
    return false;
  end if;
  if kept.state = 'scheduled' then
    perform private.begin_announcement(kept);
  end if;
  with part as (
    select r.person from private.announcement_recipients r
    where r.announcement_id = kept.id and r.told_at is null and r.due_at <= now()
    order by r.due_at, r.person limit 500 for update
  ), told as (
    update private.announcement_recipients r set told_at = now() from part p
    where r.announcement_id = kept.id and r.person = p.person returning r.person, r.email, r.event_guest_id, r.member_id
  ), mails as (
    select private.queue_mail('announcement',
      jsonb_build_object('announcementId', kept.id, 'person', t.person, 'eventId', kept.event_id), t.email, 'announcements',
      kept.account_id, kept.event_id, 'announcement', kept.id, 'announcement:' || kept.id || ':' || t.person) as id
    from told t where t.email is not null
  )
  select (select count(*) from mails), array(select m.user_id from told t join public.team_members m on m.id = t.member_id
    where t.event_guest_id is null) into mails, colleagues;
  if mails > 0 then
    update public.mail_deliveries d set caused_by = kept.sent_by where d.of_id = kept.id and d.caused_by is null;
  end if;
  perform private.notify(colleagues, 'announcement', jsonb_build_object('announcementId', kept.id,
      'subject', kept.texts -> kept.main_locale ->> 'subject'), kept.account_id, kept.event_id, kept.id);
  update public.announcements a set heard = a.heard + 1 where a.id = kept.id;
  if not exists (select from private.announcement_recipients r where r.announcement_id = kept.id and r.told_at is null) then
    update public.announcements a set state = 'sent', finished_at = now() where a.id = kept.id;
    return false;
  end if;
  return exists (select from private.announcement_recipients r
    where r.announcement_id = kept.id and r.told_at is null and r.due_at <= now());
end
$function$;

CREATE OR REPLACE FUNCTION public.delete_announcement(announcement_id_param uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  kept public.announcements := private.own_announcement(announcement_id_param);
begin
  if kept.state in ('scheduled', 'sending') then
    perform private.refuse(409, 'conflict', 'It is on its way. Take it back first', 'state');
  end if;
  delete from public.announcements a where a.id = kept.id;
end
$function$;

CREATE OR REPLACE FUNCTION public.get_announcement(announcement_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found public.announcements;
begin
  select * into found from public.announcements a
  where a.id = announcement_id_param and private.may('announcements.read', a.account_id, a.event_id);
  if found.id is null then
    perform private.refuse(404, 'not_found', 'This announcement does not exist, or you may not see it');
  end if;
  return private.announcement_view(found);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_guest_announcements(token text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link public.personal_links := private.find_personal_link(token);
begin
  if link.id is null then
    perform private.refuse_link();
  end if;
  return jsonb_build_object('announcements', (
    select coalesce(jsonb_agg(private.announcement_for(a, coalesce(r.locale, g.locale, e.locale), r.read_at)
      order by not a.pinned, a.send_at desc, a.id), '[]')
    from public.announcements a
    join public.events e on e.id = a.event_id
    join public.event_guests eg on eg.id = link.event_guest_id
    join public.guests g on g.id = eg.guest_id
    left join private.announcement_recipients r on r.announcement_id = a.id and r.event_guest_id = eg.id
    where a.event_id = link.event_id and a.state in ('sending', 'sent', 'cancelled') and a.send_at <= now()
      and (r.told_at is not null or a.on_page)));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_shared_announcements(token text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  personal public.personal_links := private.find_personal_link(token);
  of_event uuid := personal.event_id;
begin
  if personal.id is null then
    of_event := (private.open_share_link(token, private.kinds_opening('event'))).event_id;
  end if;
  return jsonb_build_object('announcements', (
    select coalesce(jsonb_agg(private.announcement_for(a, e.locale, now()) order by not a.pinned, a.send_at desc, a.id), '[]')
    from (select * from public.announcements x where x.event_id = of_event and x.on_page and x.state in ('sending', 'sent', 'cancelled')
        and x.send_at <= now() order by not x.pinned, x.send_at desc, x.id limit 20) a
    join public.events e on e.id = a.event_id));
end
$function$;

CREATE OR REPLACE FUNCTION public.list_announcement_people(announcement_id_param uuid, request jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found public.announcements;
  wanted text := private.plain_words(left(coalesce(request ->> 'text', ''), 100));
  shown text := coalesce(request ->> 'filter', 'all');
  total bigint;
  page jsonb;
begin
  select * into found from public.announcements a where a.id = announcement_id_param;
  perform private.require_permission('announcements.read', found.account_id, found.event_id);
  perform private.require_permission('guests.read_contact', found.account_id, found.event_id);
  with people as materialized (
    select r.*, coalesce(g.full_name, p.display_name, '') as name, d.status, d.reason
    from private.announcement_recipients r
    left join public.mail_deliveries d on d.of_kind = 'announcement' and d.of_id = r.announcement_id and d.email = r.email
    left join public.event_guests eg on eg.id = r.event_guest_id left join public.guests g on g.id = eg.guest_id
    left join public.team_members m on m.id = r.member_id left join public.profiles p on p.user_id = m.user_id
    where r.announcement_id = found.id and case shown when 'read' then r.read_at is not null
      when 'unread' then r.read_at is null when 'no_mail' then r.email is null or d.status in ('bounced', 'complained', 'dropped') else true end
  ), kept as (
    select * from people p where wanted = '' or private.plain_words(p.name) like '%' || wanted || '%'
  )
  select (select count(*) from kept), coalesce(jsonb_agg(jsonb_build_object('id', k.person, 'name', k.name, 'byEmail', k.email is not null,
      'isColleague', k.event_guest_id is null, 'mail', k.status, 'mailReason', k.reason, 'dueAt', k.due_at, 'toldAt', k.told_at, 'readAt', k.read_at) order by k.read_at desc nulls last, k.name, k.person), '[]')
  into total, page
  from (select * from kept x order by x.read_at desc nulls last, x.name, x.person
    limit private.page_size(request) offset private.page_start(request)) k;
  return jsonb_build_object('total', total, 'rows', page);
end
$function$;

CREATE OR REPLACE FUNCTION public.list_announcements(event_id_param uuid, request jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted text := private.plain_words(left(coalesce(request ->> 'text', ''), 100));
  shown text := coalesce(request ->> 'filter', 'all');
  total bigint;
  page jsonb;
begin
  with own as materialized (
    select a, e.name as event_name, e.time_zone from public.announcements a join public.events e on e.id = a.event_id
    where a.account_id = any (array(select private.my_reach('announcements.read')))
      and (a.account_id = any (array(select private.my_accounts('announcements.read')))
        or a.event_id = any (array(select private.my_events('announcements.read'))))
      and (event_id_param is null or a.event_id = event_id_param)
      and (shown = 'all' or shown = a.state or shown = 'sent' and a.state = 'sending')
      and (wanted = '' or private.plain_words(e.name || ' ' || a.texts::text) like '%' || wanted || '%')
  ), page as (
    select * from own o
    order by not (o.a).pinned, array_position(array['sending', 'scheduled', 'draft', 'sent', 'cancelled'], (o.a).state),
      coalesce((o.a).send_at, (o.a).created_at) desc, (o.a).id
    limit private.page_size(request) offset private.page_start(request)
  )
  select (select count(*) from own), coalesce(jsonb_agg(jsonb_build_object('id', (p.a).id, 'eventId', (p.a).event_id,
      'eventName', p.event_name, 'timeZone', p.time_zone, 'subject', (p.a).texts -> (p.a).main_locale ->> 'subject',
      'state', (p.a).state, 'clock', (p.a).clock, 'sendAt', (p.a).send_at, 'sendLocal', private.wall_text((p.a).send_local),
      'pinned', (p.a).pinned, 'onPage', (p.a).on_page, 'editedAt', (p.a).edited_at,
      'counts', private.announcement_counts(p.a), 'createdAt', (p.a).created_at)
    order by not (p.a).pinned, array_position(array['sending', 'scheduled', 'draft', 'sent', 'cancelled'], (p.a).state),
      coalesce((p.a).send_at, (p.a).created_at) desc, (p.a).id), '[]')
  into total, page from page p;
  return jsonb_build_object('total', total, 'rows', page);
end
$function$;

CREATE OR REPLACE FUNCTION public.list_due_announcements()
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(a.id order by a.send_at, a.id), '[]') from public.announcements a
  where a.state in ('scheduled', 'sending') and a.send_at <= now()
    and (a.state = 'scheduled' or exists (select from private.announcement_recipients r
      where r.announcement_id = a.id and r.told_at is null and r.due_at <= now())
      or not exists (select from private.announcement_recipients r where r.announcement_id = a.id and r.told_at is null))
$function$;

CREATE OR REPLACE FUNCTION public.read_guest_announcements(token text, payload jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link public.personal_links := private.find_personal_link(token);
begin
  if link.id is null then
    perform private.refuse_link();
  end if;
  with seen as (
    update private.announcement_recipients r set read_at = now()
    from public.announcements a
    where r.event_guest_id = link.event_guest_id and a.id = r.announcement_id and r.told_at is not null
      and payload -> 'ids' ? a.id::text and (r.read_at is null or r.read_at < a.edited_at)
    returning a.id
  )
  update public.announcements a set heard = a.heard + 1 where a.id in (select s.id from seen s);
  return jsonb_build_object('read', true);
end
$function$;

CREATE OR REPLACE FUNCTION public.save_announcement(event_id_param uuid, announcement_id_param uuid, input jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  kept public.announcements;
  event public.events;
  clean_texts jsonb;
begin
  if announcement_id_param is not null then
    kept := private.own_announcement(announcement_id_param);
    select * into event from public.events e where e.id = kept.event_id;
  else
    perform private.require_event_permission('messages.send', event_id_param);
    select * into event from public.events e where e.id = event_id_param;
  end if;
  perform private.require_plan(event.account_id, 'announcements');
  if kept.id is not null and input ? 'updatedAt' and (input ->> 'updatedAt')::timestamptz <> kept.updated_at then
    perform private.refuse(409, 'conflict', 'Somebody changed this announcement meanwhile. Look at it again');
  end if;
  clean_texts := private.check_announcement_texts(input -> 'texts', input ->> 'mainLocale');
  if kept.id is null then
    insert into public.announcements (account_id, event_id, texts, main_locale, audience, by_email, on_page, pinned, takes_replies, created_by)
    values (event.account_id, event.id, clean_texts, input ->> 'mainLocale',
      private.asked_audience(input -> 'audience', event.account_id, event.id), (input ->> 'byEmail')::boolean,
      (input ->> 'onPage')::boolean, (input ->> 'pinned')::boolean, (input ->> 'takesReplies')::boolean, auth.uid())
    returning * into kept;
  elsif kept.state in ('draft', 'scheduled') then
    if kept.state = 'scheduled' then
      perform private.check_announcement_ready(kept.id, clean_texts, input ->> 'mainLocale');
    end if;
    update public.announcements a set texts = clean_texts, main_locale = input ->> 'mainLocale',
      audience = private.asked_audience(input -> 'audience', event.account_id, event.id), by_email = (input ->> 'byEmail')::boolean,
      on_page = (input ->> 'onPage')::boolean, pinned = (input ->> 'pinned')::boolean,
      takes_replies = (input ->> 'takesReplies')::boolean
    where a.id = kept.id returning * into kept;
  else
    perform private.check_announcement_ready(kept.id, clean_texts, kept.main_locale);
    if clean_texts <> kept.texts then
      insert into public.announcement_versions (account_id, announcement_id, texts, changed_by)
      values (kept.account_id, kept.id, kept.texts, auth.uid());
    end if;
    update public.announcements a set texts = clean_texts, on_page = (input ->> 'onPage')::boolean, pinned = (input ->> 'pinned')::boolean,
      edited_at = case when clean_texts <> kept.texts then now() else a.edited_at end
    where a.id = kept.id returning * into kept;
  end if;
  return private.announcement_view(kept);
end
$function$;

CREATE OR REPLACE FUNCTION public.send_announcement(announcement_id_param uuid, request jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  kept public.announcements := private.own_announcement(announcement_id_param);
  event public.events;
  wall timestamp := (request ->> 'at')::timestamp;
  own_clocks boolean := coalesce(request ->> 'clock', 'event') = 'recipient';
  missing jsonb;
begin
  perform private.require_plan(kept.account_id, 'announcements');
  select * into event from public.events e where e.id = kept.event_id;
  if event.status not in ('published', 'cancelled') then
    perform private.refuse(409, 'conflict', 'Publish the event first: until then there is no page to read it on', 'event');
  elsif kept.state not in ('draft', 'scheduled', 'cancelled') then
    perform private.refuse(409, 'conflict', 'It is on its way already', 'state');
  end if;
  perform private.check_announcement_ready(kept.id, kept.texts, kept.main_locale);
  if wall is not null and private.instant_of(wall, event.time_zone) <= now() then
    perform private.refuse(400, 'invalid_input', 'Choose a time to come', 'at');
  end if;
  if not exists (select from private.audience_people(kept.audience, kept.account_id, kept.event_id, 'announcements')) then
    perform private.refuse(409, 'conflict', 'It is for nobody yet', 'audience');
  end if;
  missing := private.missing_languages(kept);
  if missing <> '[]' and not coalesce((request ->> 'languagesMayMiss')::boolean, false) then
    perform private.refuse(409, 'languages_missing', 'Some of them read another language', missing::text);
  end if;
  update public.announcements a set state = 'scheduled', sent_by = auth.uid(), languages_may_miss = missing <> '[]',
    clock = case when wall is not null and own_clocks then 'recipient' else 'event' end, send_local = wall,
    send_at = case when wall is null then now()
      -- The first clocks on earth that show the time.
      when own_clocks then (wall at time zone 'UTC') - interval '14 hours'
      else private.instant_of(wall, event.time_zone) end
  where a.id = kept.id returning * into kept;
  perform private.enqueue_job('announcement_run', jsonb_build_object('announcementId', kept.id, 'eventId', kept.event_id),
    'announcement_run:' || kept.id || ':' || extract(epoch from kept.updated_at), greatest(kept.send_at, now()));
  return private.announcement_view(kept);
end
$function$;

CREATE OR REPLACE FUNCTION public.stop_announcement(announcement_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  kept public.announcements := private.own_announcement(announcement_id_param);
begin
  if kept.state not in ('scheduled', 'sending') then
    perform private.refuse(409, 'conflict', 'It is not on its way', 'state');
  end if;
  delete from private.announcement_recipients r where r.announcement_id = kept.id and r.told_at is null;
  update public.announcements a set
    state = case when exists (select from private.announcement_recipients r where r.announcement_id = a.id) then 'cancelled' else 'draft' end,
    send_at = case when a.state = 'scheduled' then null else a.send_at end, finished_at = now()
  where a.id = kept.id returning * into kept;
  return private.announcement_view(kept);
end
$function$;

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE OF texts, main_locale, audience, by_email, on_page, pinned, takes_replies, state ON public.announcements FOR EACH ROW EXECUTE FUNCTION private.audit_row();

CREATE TRIGGER fill_account_from_event BEFORE INSERT OR UPDATE OF event_id, account_id ON public.announcements FOR EACH ROW EXECUTE FUNCTION private.fill_account_from_event();

CREATE TRIGGER note_announcement_read AFTER UPDATE OF read_at ON public.notices FOR EACH ROW WHEN (((new.topic = 'announcement'::text) AND (new.read_at IS NOT NULL) AND (old.read_at IS NULL))) EXECUTE FUNCTION private.note_announcement_read();

CREATE TRIGGER touch_updated_at BEFORE UPDATE OF texts, main_locale, audience, by_email, on_page, pinned, takes_replies, state ON public.announcements FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

create policy "members see announcements" on public.announcements
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('announcements.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('announcements.read'::text) AS my_events))));

create policy "members see what announcements said before" on public.announcement_versions
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('announcements.read'::text) AS my_accounts)) OR (announcement_id IN ( SELECT a.id
   FROM public.announcements a
  WHERE (a.event_id IN ( SELECT private.my_events('announcements.read'::text) AS my_events))))));

comment on function private.announcement_counts(public.announcements) is 'How many it goes to, how many were told, how many have read it.';

comment on function private.announcement_counts_of(public.events) is '{hasAnnouncements}, or nothing where the page shows none.';

comment on function private.announcement_for(public.announcements, text, timestamp with time zone) is 'GuestAnnouncement, in the reader''s language as far as it is written.';

comment on function private.announcement_run_source(public.jobs) is 'Which announcement begins to go.';

comment on function private.announcement_source(public.jobs) is 'AnnouncementSource: one person''s mail, in their language as far as it is written; null when they or it are gone.';

comment on function private.announcement_view(public.announcements) is 'AnnouncementRecord.';

comment on function private.audience_account(uuid, uuid) is 'Whose people a question is about: an event''s account needs no saying.';

comment on function private.begin_announcement(public.announcements) is 'Writes down whom it goes to and when, once.';

comment on function private.check_announcement_ready(uuid, jsonb, text) is 'Refuses words that nobody should get: none, or half a language.';

comment on function private.check_announcement_texts(jsonb, text) is 'The texts of an announcement by language, cleaned; empty languages but the main one are left out.';

comment on function private.fact_announcements(uuid[]) is 'Announcements that went out, and how often they were read; the rows are those, the newest first.';

comment on function private.forget_announcements(public.guests) is 'What somebody was told and has read, and their place in lists by hand.';

comment on function private.found_announcements(text[], uuid[], uuid, integer) is 'Announcements by their words in any language, the newest first.';

comment on function private.held_announcements(public.guests) is '{announcements}: what somebody was told, and whether they read it.';

comment on function private.is_over_announcement(public.notices) is 'One that was taken away is told nobody any more.';

comment on function private.missing_languages(public.announcements) is '[{locale, people}]: which of its people''s languages it is not written in.';

comment on function private.note_announcement_read() is 'A colleague who has read their notice has read the announcement.';

comment on function private.own_announcement(uuid) is 'An announcement that the caller may change, locked; the one refusal where they may not.';

comment on function public.advance_announcement(uuid) is 'Tells the next 500 whose moment has come; true while more are due. In one transaction with their mails, so that whatever dies, each is told once.';

comment on function public.delete_announcement(uuid) is 'Takes an announcement away, from everybody''s pages, too; a mail that went stays where it is.';

comment on function public.get_announcement(uuid) is 'An announcement as its planners see it. AnnouncementRecord.';

comment on function public.get_guest_announcements(text) is '{announcements: GuestAnnouncement[]}: what a guest of a personal link was told, pinned first, the newest first.';

comment on function public.get_shared_announcements(text) is '{announcements: GuestAnnouncement[]}: what the hosts put on the event''s page.';

comment on function public.list_announcement_people(uuid, jsonb) is 'Who it goes to and who has read it, for who may read how people are reached. Filters: read, unread, no_mail. ListPage of AnnouncementReader.';

comment on function public.list_announcements(uuid, jsonb) is 'Announcements of an event or of all: pinned ones first, then what is on its way, drafts, and what was sent. ListPage of AnnouncementLine.';

comment on function public.list_due_announcements() is 'Which announcements have somebody to tell now.';

comment on function public.read_guest_announcements(text, jsonb) is 'Notes that the guest of a personal link has read {ids}; each counts once.';

comment on function public.save_announcement(uuid, uuid, jsonb) is 'Writes an announcement, anew or changed. Once it has begun to go, its words, its pin and its place on the page can change; what it said before is kept. AnnouncementRecord.';

comment on function public.send_announcement(uuid, jsonb) is 'Lets an announcement go: at once, or {at: wall time, clock: event|recipient}. Refused where people read a language it is not written in, unless {languagesMayMiss: true}. AnnouncementRecord.';

comment on function public.stop_announcement(uuid) is 'Stops an announcement: one that waited is a draft again, one on its way goes to nobody more. AnnouncementRecord.';

grant execute on function public.advance_announcement(uuid) to service_role;

grant execute on function public.delete_announcement(uuid) to authenticated;

grant execute on function public.delete_announcement(uuid) to service_role;

grant execute on function public.get_announcement(uuid) to authenticated;

grant execute on function public.get_announcement(uuid) to service_role;

grant execute on function public.get_guest_announcements(text) to service_role;

grant execute on function public.get_shared_announcements(text) to service_role;

grant execute on function public.list_announcement_people(uuid, jsonb) to authenticated;

grant execute on function public.list_announcement_people(uuid, jsonb) to service_role;

grant execute on function public.list_announcements(uuid, jsonb) to authenticated;

grant execute on function public.list_announcements(uuid, jsonb) to service_role;

grant execute on function public.list_due_announcements() to service_role;

grant execute on function public.read_guest_announcements(text, jsonb) to service_role;

grant execute on function public.save_announcement(uuid, uuid, jsonb) to authenticated;

grant execute on function public.save_announcement(uuid, uuid, jsonb) to service_role;

grant execute on function public.send_announcement(uuid, jsonb) to authenticated;

grant execute on function public.send_announcement(uuid, jsonb) to service_role;

grant execute on function public.stop_announcement(uuid) to authenticated;

grant execute on function public.stop_announcement(uuid) to service_role;

grant select, update, usage on sequence public.announcement_versions_id_seq to service_role;

grant select on table public.announcement_versions to authenticated;

grant all on table public.announcement_versions to service_role;

grant select on table public.announcements to authenticated;

grant all on table public.announcements to service_role;

alter publication supabase_realtime add table public.announcements;

select private.guard_half_sessions();

reset check_function_bodies;
