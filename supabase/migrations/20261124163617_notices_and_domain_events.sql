-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

drop policy "people see what they are told" on public.planner_notices;

drop function private.tell_planners(uuid, text, jsonb);

drop function public.finish_notices(uuid, bigint);

-- Domain events: what happened, written once, in the transaction in which it happened.

create table private.domain_event_kinds (
  kind text primary key check (kind ~ '^[a-z_]+\.[a-z_]+$')
);
comment on table private.domain_event_kinds is 'Everything that can happen, by name; each area adds the rows of its own. Webhooks and automations choose among them.';
alter table private.domain_event_kinds enable row level security;

insert into private.domain_event_kinds (kind) values
  ('event.published'), ('event.updated'), ('event.cancelled'),
  ('rsvp.created'), ('rsvp.updated'),
  ('order.completed'), ('order.refunded'), ('order.cancelled'),
  ('ticket.transferred'), ('ticket.checked_in'), ('guest.checked_in'),
  ('waitlist.joined'), ('waitlist.offered'), ('waitlist.accepted'),
  ('donation.succeeded'), ('donation.refunded'), ('donation.recurring_cancelled'),
  ('poll.opened'), ('poll.closed'),
  ('sign_up.changed'),
  ('booking.requested'), ('booking.confirmed'), ('booking.declined'), ('booking.cancelled'),
  ('member.joined'), ('member.removed'),
  ('share_link.revoked');

create table public.domain_events (
  id bigint generated always as identity primary key,
  kind text not null,
  account_id uuid not null references public.accounts (id) on delete cascade,
  event_id uuid references public.events (id) on delete cascade,
  subject_id uuid not null,
  actor_id uuid,
  payload jsonb not null default '{}' check (jsonb_typeof(payload) = 'object'),
  settled_after xid8 not null default pg_snapshot_xmax(pg_current_snapshot()),
  created_at timestamptz not null default now()
);
comment on table public.domain_events is
  'What happened: of what kind, in which account and event, to which subject, by whom (null: a guest or the server). The payload has ids, states and sums, never a name or an address. Kept for 90 days; webhooks, automations and figures read it by private.read_domain_events.';
comment on column public.domain_events.settled_after is
  'Once every transaction before this one has ended, nothing with a smaller id can appear any more: so a reader that goes by id misses nothing.';
create index domain_events_account on public.domain_events (account_id, id desc);
create index domain_events_event on public.domain_events (event_id, id desc);
create index domain_events_created on public.domain_events (created_at);
alter table public.domain_events enable row level security;

create table private.domain_event_readers (
  reader text primary key check (reader ~ '^[a-z_]+$'),
  up_to bigint not null default 0,
  updated_at timestamptz not null default now()
);
comment on table private.domain_event_readers is 'How far each reader of what happened has come.';
alter table private.domain_event_readers enable row level security;

-- Notices: what people with an account are told, in the product, by mail and on their devices.

create table public.notices (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  account_id uuid not null references public.accounts (id) on delete cascade,
  event_id uuid references public.events (id) on delete cascade,
  topic text not null references private.notice_topics (topic),
  subject_id uuid,
  detail jsonb not null check (jsonb_typeof(detail) = 'object'),
  in_product boolean not null default true,
  read_at timestamptz,
  mail_due_at timestamptz,
  mail_batch uuid,
  mailed_at timestamptz,
  push_due_at timestamptz,
  pushed_at timestamptz,
  dropped text check (dropped in ('read', 'muted', 'not_allowed', 'newer', 'over', 'off')),
  created_at timestamptz not null default now()
);
comment on table public.notices is
  'What one person is told: of which topic, at which event, with the facts that are told. It is shown in the product, goes out by mail and to devices as they wish, or is dropped when its reason is gone.';
comment on column public.notices.subject_id is 'What it is about, such as an answer: of several about the same only the newest goes out.';
comment on column public.notices.mail_due_at is 'When it goes by mail; null where it does not, or does not any more.';
comment on column public.notices.mail_batch is 'The mail it goes with: several that are due together are one.';
comment on column public.notices.dropped is 'Why mail and push did not go after all.';
create index notices_user on public.notices (user_id, id desc) where in_product;
create index notices_unread on public.notices (user_id, event_id) where in_product and read_at is null;
create index notices_of_user on public.notices (user_id, topic, subject_id);
create index notices_account on public.notices (account_id);
create index notices_event on public.notices (event_id);
create index notices_topic on public.notices (topic);
create index notices_mail_due on public.notices (mail_due_at) where mail_due_at is not null and mailed_at is null;
create index notices_push_due on public.notices (push_due_at) where push_due_at is not null and pushed_at is null;
create index notices_created on public.notices (created_at);
alter table public.notices enable row level security;

create table public.notice_mutes (
  user_id uuid not null references auth.users (id) on delete cascade,
  event_id uuid not null references public.events (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, event_id)
);
comment on table public.notice_mutes is 'Events that somebody wants to hear nothing of.';
create index notice_mutes_event on public.notice_mutes (event_id);
alter table public.notice_mutes enable row level security;

create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  endpoint text not null unique check (endpoint ~ '^https?://' and length(endpoint) <= 2000),
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_=-]{80,100}$'),
  auth_secret text not null check (auth_secret ~ '^[A-Za-z0-9_=-]{20,30}$'),
  label text not null check (length(label) between 1 and 100),
  created_at timestamptz not null default now()
);
comment on table public.push_subscriptions is 'Devices that get notices, as their browsers'' push services know them.';
create index push_subscriptions_user on public.push_subscriptions (user_id);
alter table public.push_subscriptions enable row level security;

-- column public.planner_notices.created_at: 8 timestamp with time zone not null now() becomes nothing
-- column public.planner_notices.detail: 5 jsonb not null becomes nothing
-- column public.planner_notices.due_at: 6 timestamp with time zone not null becomes nothing
-- column public.planner_notices.event_id: 3 uuid not null becomes nothing
-- column public.planner_notices.id: 1 bigint not null a becomes nothing
-- column public.planner_notices.sent_at: 7 timestamp with time zone becomes nothing
-- column public.planner_notices.topic: 4 text not null becomes nothing
-- column public.planner_notices.user_id: 2 uuid not null becomes nothing
-- constraint public.planner_notices planner_notices_event_id_fkey: FOREIGN KEY (event_id) REFERENCES public.events(id) ON DELETE CASCADE becomes nothing
-- constraint public.planner_notices planner_notices_pkey: PRIMARY KEY (id) becomes nothing
-- constraint public.planner_notices planner_notices_topic_fkey: FOREIGN KEY (topic) REFERENCES private.notice_topics(topic) becomes nothing
-- constraint public.planner_notices planner_notices_user_id_fkey: FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE becomes nothing
-- index public.planner_notices_due: CREATE INDEX planner_notices_due ON public.planner_notices USING btree (due_at) WHERE (sent_at IS NULL) becomes nothing
-- index public.planner_notices_event: CREATE INDEX planner_notices_event ON public.planner_notices USING btree (event_id) becomes nothing
-- index public.planner_notices_pkey: CREATE UNIQUE INDEX planner_notices_pkey ON public.planner_notices USING btree (id) becomes nothing
-- index public.planner_notices_sent: CREATE INDEX planner_notices_sent ON public.planner_notices USING btree (sent_at) WHERE (sent_at IS NOT NULL) becomes nothing
-- index public.planner_notices_topic: CREATE INDEX planner_notices_topic ON public.planner_notices USING btree (topic) becomes nothing
-- index public.planner_notices_user: CREATE INDEX planner_notices_user ON public.planner_notices USING btree (user_id, due_at) becomes nothing
-- sequence public.planner_notices_id_seq: S p becomes nothing
-- table public.planner_notices: r p row level security becomes nothing
-- rows private.notice_topics: {"topic": "answer", "usual": "digest"} {"topic": "order", "usual": "now"} {"topic": "poll", "usual": "now"} {"topic": "refund", "usual": "now"} {"topic": "waitlist", "usual": "digest"} becomes {"topic": "answer", "usual": "digest", "permission": "guests.read"} {"topic": "order", "usual": "now", "permission": "orders.read"} {"topic": "poll", "usual": "now", "permission": "polls.read"} {"topi
-- column private.notice_topics.permission: nothing becomes 3 text not null 'events.read'::text
alter table private.notice_topics add column permission text not null default 'events.read';
update private.notice_topics t set permission = n.permission
from (values ('answer', 'guests.read'), ('waitlist', 'guests.read'), ('poll', 'polls.read'), ('order', 'orders.read'), ('refund', 'orders.read')) n (topic, permission)
where t.topic = n.topic;
-- What was told by mail is read; what still waits goes out as it would have.
insert into public.notices (user_id, account_id, event_id, topic, detail, read_at, mail_due_at, mailed_at, created_at)
select n.user_id, e.account_id, n.event_id, n.topic, n.detail, n.sent_at, n.due_at, n.sent_at, n.created_at
from public.planner_notices n join public.events e on e.id = n.event_id order by n.id;
drop table public.planner_notices;

CREATE OR REPLACE FUNCTION private.delete_account(leaving_user_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  left_account uuid := private.account_of_user(leaving_user_id);
  has_sold boolean := exists (select from public.orders o where o.account_id = left_account and o.completed_at is not null)
    or exists (select from public.donations d where d.account_id = left_account)
    or exists (select from public.giving_plans p where p.account_id = left_account);
begin
  perform private.end_billing(leaving_user_id, 'account_deleted');
  perform private.audit(left_account, 'accounts.deleted', 'accounts', left_account::text, null,
    jsonb_build_object('keepsOrders', has_sold));
  update public.invoices i set user_id = null where i.user_id = leaving_user_id;
  delete from auth.sessions s where s.user_id = leaving_user_id;
  if not has_sold then
    delete from public.orders o where o.account_id = left_account;
    delete from auth.users u where u.id = leaving_user_id;
    return;
  end if;
  -- Orders and gifts are the books of those who paid; they stay, without the person who received.
  update public.giving_plans p set status = 'cancelled', ended_at = now(), next_charge_at = null
  where p.account_id = left_account and p.status <> 'cancelled';
  update public.campaigns c set status = 'ended' where c.account_id = left_account and c.status <> 'ended';
  delete from public.events e where e.account_id = left_account
    and not exists (select from public.orders o where o.event_id = e.id);
  delete from public.team_members m where m.user_id = leaving_user_id and m.account_id <> left_account;
  update public.profiles p set display_name = 'Deleted account', first_name = null, last_name = null,
    avatar_url = null, notification_prefs = '{}' where p.user_id = leaving_user_id;
  update public.accounts a set name = 'Deleted account', status = 'suspended' where a.id = left_account;
  update auth.users u set email = 'deleted-' || leaving_user_id || '@deleted.invalid', encrypted_password = null, phone = null,
    raw_user_meta_data = '{}', banned_until = 'infinity' where u.id = leaving_user_id;
  delete from public.support_requests r where r.user_id = leaving_user_id;
  delete from public.sign_ins s where s.user_id = leaving_user_id;
  delete from public.person_preferences p where p.user_id = leaving_user_id;
  delete from public.notices n where n.user_id = leaving_user_id;
  delete from public.notice_mutes m where m.user_id = leaving_user_id;
  delete from public.push_subscriptions s where s.user_id = leaving_user_id;
  delete from public.account_deletions d where d.user_id = leaving_user_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.notice_choice(prefs jsonb, about text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return case when prefs ->> about in ('now', 'hourly', 'digest', 'off') then prefs ->> about
    else coalesce((select t.usual from private.notice_topics t where t.topic = about), 'digest') end;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_answer()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.answered_by = 'guest' and new.answered_at > now() - interval '10 minutes'
    and (tg_op = 'INSERT' or (new.answer, new.party_size) is distinct from (old.answer, old.party_size)) then
    perform private.tell_planners(new.event_id, case new.answer when 'waitlisted' then 'waitlist' else 'answer' end,
      (select jsonb_build_object('name', g.full_name, 'answer', new.answer, 'partySize', new.party_size)
        from public.event_guests eg join public.guests g on g.id = eg.guest_id where eg.id = new.event_guest_id), new.id);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_order()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.completed_at > now() - interval '10 minutes' and old.completed_at is null then
    perform private.tell_planners(new.event_id, 'order', jsonb_build_object('name', new.buyer_name,
      'code', new.code, 'totalMinor', new.total_minor, 'currency', new.currency,
      'tickets', (select coalesce(sum(i.quantity), 0) from public.order_items i where i.order_id = new.id)), new.id);
  end if;
  if new.refunded_minor > old.refunded_minor and new.updated_at > now() - interval '10 minutes' then
    perform private.tell_planners(new.event_id, 'refund', jsonb_build_object('name', new.buyer_name,
      'code', new.code, 'totalMinor', new.refunded_minor - old.refunded_minor, 'currency', new.currency));
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.apply_mail_event(event_param jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mail public.mail_deliveries;
  happened text := event_param ->> 'type';
  address text := lower(trim(event_param ->> 'email'));
begin
  select * into mail from public.mail_deliveries d
  where d.provider_ref = event_param ->> 'providerRef' or d.key = event_param ->> 'key'
  order by d.created_at desc limit 1 for update;
  if mail.id is null then
    -- Handed over by SMTP, a mail has another name at the mail service: the newest to the address is meant.
    select * into mail from public.mail_deliveries d
    where d.email = address and d.status in ('sent', 'delivered') and d.sent_at > now() - interval '5 days'
    order by d.sent_at desc limit 1 for update;
  end if;
  address := coalesce(mail.email, address);
  if address is null then
    return false;
  end if;
  if happened = 'complained' then
    perform private.suppress_mail(address, 'complaint', said => event_param ->> 'reason');
  elsif happened = 'bounced' and event_param -> 'isPermanent' = 'true' then
    perform private.suppress_mail(address, 'hard_bounce', said => event_param ->> 'reason');
  end if;
  if mail.id is not null then
    perform private.end_mail(mail, happened, event_param ->> 'reason');
  end if;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION public.clean_up()
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with keys as (
    delete from private.idempotency_keys k where (k.scope, k.key, k.request_hash) in (
      select o.scope, o.key, o.request_hash from private.idempotency_keys o
      where o.created_at < now() - interval '30 days' order by o.created_at limit 2000)
    returning 1),
  finished as (
    delete from public.jobs j where j.id in (
      select o.id from public.jobs o
      where o.finished_at < now() - case o.status when 'failed' then interval '90 days' else interval '30 days' end
      order by o.finished_at limit 2000)
    returning 1),
  reports as (
    delete from public.csp_reports r where r.id in (
      select o.id from public.csp_reports o
      where o.last_seen_at < now() - interval '90 days' order by o.last_seen_at limit 2000)
    returning 1),
  figures as (
    delete from public.query_performance_log l where l.id in (
      select o.id from public.query_performance_log o
      where o.created_at < now() - interval '30 days' order by o.created_at limit 2000)
    returning 1),
  history as (
    delete from public.sign_ins s where s.id in (
      select o.id from public.sign_ins o
      where o.created_at < now() - interval '90 days' order by o.created_at limit 2000)
    returning 1),
  merges as (
    delete from public.guest_merges m where m.id in (
      select o.id from public.guest_merges o
      where o.created_at < now() - interval '30 days' order by o.created_at limit 200)
    returning 1),
  visitors as (
    delete from private.held_places p where p.order_id in (
      select o.order_id from private.held_places o
      where o.held_at < now() - interval '2 hours' order by o.held_at limit 2000)
    returning 1),
  mails as (
    delete from public.mail_deliveries d where d.id in (
      select o.id from public.mail_deliveries o
      where o.created_at < now() - interval '400 days' order by o.created_at limit 2000)
    returning 1),
  happened as (
    delete from public.domain_events d where d.id in (
      select o.id from public.domain_events o
      where o.created_at < now() - interval '90 days' order by o.created_at limit 2000)
    returning 1),
  told as (
    delete from public.notices n where n.id in (
      select o.id from public.notices o
      where o.created_at < now() - interval '180 days' order by o.created_at limit 2000)
    returning 1),
  carried as (
    delete from private.handovers h where h.id in (
      select o.id from private.handovers o where o.expires_at < now() order by o.expires_at limit 2000)
    returning 1)
  select jsonb_build_object(
    'idempotencyKeys', (select count(*) from keys), 'jobs', (select count(*) from finished),
    'policyReports', (select count(*) from reports), 'queryFigures', (select count(*) from figures),
    'signIns', (select count(*) from history), 'heldPlaces', (select count(*) from visitors),
    'guestMerges', (select count(*) from merges), 'handovers', (select count(*) from carried),
    'mails', (select count(*) from mails), 'domainEvents', (select count(*) from happened),
    'notices', (select count(*) from told))
$function$;

CREATE OR REPLACE FUNCTION public.close_due_polls()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  poll public.polls;
begin
  for poll in update public.polls p set state = 'closed', closed_at = p.closes_at
    where p.state = 'open' and p.closes_at <= now() returning p.* loop
    perform private.tell_planners(poll.event_id, 'poll', jsonb_build_object('pollId', poll.id, 'title', poll.title,
      'voted', private.poll_votes(poll)), poll.id);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION public.list_due_notices()
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.drop_pointless_notices();
  -- Materialized: else each row would have a name of its own.
  with b as materialized (
    select due.user_id, gen_random_uuid() as batch from (
      select o.user_id from public.notices o
      where o.mail_due_at <= private.notice_clock() and o.mailed_at is null and o.mail_batch is null
      group by o.user_id order by min(o.mail_due_at) limit 50) due)
  update public.notices n set mail_batch = b.batch from b
  where n.user_id = b.user_id and n.mail_due_at <= private.notice_clock() and n.mailed_at is null and n.mail_batch is null;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('userId', due.user_id, 'to', u.email, 'name', p.display_name,
      'locale', p.locale, 'batch', due.mail_batch, 'notices', due.notices)), '[]')
    from (
      select n.user_id, n.mail_batch, jsonb_agg(jsonb_build_object('topic', n.topic, 'eventId', n.event_id,
        'eventName', e.name, 'detail', n.detail, 'at', n.created_at) order by e.name, n.id) as notices
      from public.notices n left join public.events e on e.id = n.event_id
      where n.mail_due_at <= private.notice_clock() and n.mailed_at is null and n.mail_batch is not null
      group by n.user_id, n.mail_batch order by min(n.mail_due_at) limit 50) due
    join auth.users u on u.id = due.user_id and u.email is not null
    join public.profiles p on p.user_id = due.user_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.drop_pointless_notices()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  told public.notices;
  why text;
begin
  for told in select * from public.notices n
    where n.mail_due_at <= private.notice_clock() and n.mailed_at is null
      or n.push_due_at <= private.notice_clock() and n.pushed_at is null
    order by n.id limit 2000 loop
    why := private.notice_pointless(told);
    if why is not null then
      update public.notices n set dropped = why,
        mail_due_at = case when n.mailed_at is not null then n.mail_due_at end,
        push_due_at = case when n.pushed_at is not null then n.push_due_at end
      where n.id = told.id;
    else
      -- What was due before the quiet hours and comes late waits, too.
      update public.notices n set
        mail_due_at = case when n.mailed_at is null and n.mail_due_at <= private.notice_clock() then w.later else n.mail_due_at end,
        push_due_at = case when n.pushed_at is null and n.push_due_at <= private.notice_clock() then w.later else n.push_due_at end
      from (select private.after_quiet_hours(private.notice_clock(), p.notification_prefs, p.time_zone) as later
        from public.profiles p where p.user_id = told.user_id) w
      where n.id = told.id and w.later > private.notice_clock();
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.finish_domain_events(by_reader text, come_to bigint)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update private.domain_event_readers r set up_to = come_to, updated_at = now()
  where r.reader = by_reader and r.up_to < come_to
$function$;

CREATE OR REPLACE FUNCTION private.forget_notices(person public.guests)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from public.notices n where n.account_id = person.account_id and n.detail ->> 'name' = person.full_name;
$function$;

CREATE OR REPLACE FUNCTION private.happened(what text, in_account_id uuid, at_event_id uuid, of_subject_id uuid, told jsonb DEFAULT '{}'::jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.domain_events (kind, account_id, event_id, subject_id, actor_id, payload)
  values (what, in_account_id, at_event_id, of_subject_id, auth.uid(), told);
end
$function$;

CREATE OR REPLACE FUNCTION private.is_over_answer(told public.notices)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select told.subject_id is not null and not exists (select from public.rsvps r join public.events e on e.id = r.event_id
    where r.id = told.subject_id and r.answer = told.detail ->> 'answer' and e.end_date > now())
$function$;

CREATE OR REPLACE FUNCTION private.is_over_poll(told public.notices)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select told.subject_id is not null and not exists (select from public.polls p where p.id = told.subject_id and p.state = 'closed')
$function$;

CREATE OR REPLACE FUNCTION private.is_over_waitlist(told public.notices)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select told.subject_id is not null and not exists (select from public.rsvps r where r.id = told.subject_id and r.answer = 'waitlisted')
$function$;

CREATE OR REPLACE FUNCTION private.note_happened()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  row_now jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  told jsonb := '{}';
  name text;
begin
  -- tg_argv: the kind, then the columns that are told.
  foreach name in array tg_argv[1:] loop
    told := told || jsonb_build_object(name, row_now -> name);
  end loop;
  insert into public.domain_events (kind, account_id, event_id, subject_id, actor_id, payload)
  values (tg_argv[0], (row_now ->> 'account_id')::uuid,
    case when tg_table_name = 'events' then (row_now ->> 'id')::uuid else (row_now ->> 'event_id')::uuid end,
    (row_now ->> 'id')::uuid, auth.uid(), jsonb_strip_nulls(told));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.notice_clock()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select now() $function$;

CREATE OR REPLACE FUNCTION private.notice_entry(told public.notices)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('id', told.id, 'topic', told.topic, 'detail', told.detail, 'eventId', told.event_id,
    'eventName', (select e.name from public.events e where e.id = told.event_id), 'at', told.created_at, 'isRead', told.read_at is not null)
$function$;

CREATE OR REPLACE FUNCTION private.notice_mail_due(choice text, moment timestamp with time zone, prefs jsonb, zone text)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return private.after_quiet_hours(case choice
    when 'now' then moment + interval '2 minutes'
    when 'hourly' then date_trunc('hour', moment) + interval '1 hour'
    when 'digest' then private.next_digest(moment, zone) end, prefs, zone);
end
$function$;

CREATE OR REPLACE FUNCTION private.notice_pointless(told public.notices)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  prefs jsonb := (select p.notification_prefs from public.profiles p where p.user_id = told.user_id);
  is_over boolean := false;
begin
  if told.read_at is not null then
    return 'read';
  elsif exists (select from public.notice_mutes m where m.user_id = told.user_id and m.event_id = told.event_id) then
    return 'muted';
  elsif private.notice_choice(prefs, told.topic) = 'off' and not private.wants_push(prefs, told.topic) then
    return 'off';
  elsif not private.person_may(told.user_id,
    (select t.permission from private.notice_topics t where t.topic = told.topic), told.account_id, told.event_id) then
    return 'not_allowed';
  elsif told.subject_id is not null and exists (select from public.notices n
    where n.user_id = told.user_id and n.topic = told.topic and n.subject_id = told.subject_id and n.id > told.id) then
    return 'newer';
  elsif to_regprocedure(format('private.%I(public.notices)', 'is_over_' || told.topic)) is not null then
    execute format('select private.%I($1)', 'is_over_' || told.topic) using told into is_over;
  end if;
  return case when is_over then 'over' end;
end
$function$;

CREATE OR REPLACE FUNCTION private.notify(people uuid[], about text, told jsonb, in_account_id uuid, at_event_id uuid DEFAULT NULL::uuid, of_subject_id uuid DEFAULT NULL::uuid)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  noted integer;
  moment timestamptz := private.notice_clock();
begin
  insert into public.notices (user_id, account_id, event_id, topic, subject_id, detail, in_product, mail_due_at, push_due_at, created_at)
  select w.user_id, in_account_id, at_event_id, about, of_subject_id, told, w.in_product, w.mail_due_at, w.push_due_at, moment
  from (
    select p.user_id, private.wants_in_product(p.notification_prefs, about) as in_product,
      private.notice_mail_due(private.notice_choice(p.notification_prefs, about), moment, p.notification_prefs, p.time_zone) as mail_due_at,
      case when exists (select from public.push_subscriptions s where s.user_id = p.user_id)
          and private.wants_push(p.notification_prefs, about)
        then private.after_quiet_hours(moment, p.notification_prefs, p.time_zone) end as push_due_at
    from public.profiles p
    join private.notice_topics t on t.topic = about
    where p.user_id = any (people) and p.user_id is distinct from auth.uid()
      and private.person_may(p.user_id, t.permission, in_account_id, at_event_id)
      and not exists (select from public.notice_mutes m where m.user_id = p.user_id and m.event_id = at_event_id)) w
  where w.in_product or w.mail_due_at is not null or w.push_due_at is not null;
  get diagnostics noted = row_count;
  return noted;
end
$function$;

CREATE OR REPLACE FUNCTION private.queue_mail(job_kind text, job_payload jsonb, to_email text, about text, from_account_id uuid, at_event_id uuid DEFAULT NULL::uuid, part_kind text DEFAULT NULL::text, part_id uuid DEFAULT NULL::uuid, job_dedupe_key text DEFAULT NULL::text, job_run_at timestamp with time zone DEFAULT now())
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  new_id uuid;
begin
  insert into public.jobs (kind, payload, dedupe_key, run_at)
  values (job_kind, job_payload, job_dedupe_key, job_run_at)
  on conflict (dedupe_key) do nothing returning id into new_id;
  if new_id is not null then
    insert into public.mail_deliveries (key, account_id, event_id, kind, topic, email, of_kind, of_id, caused_by)
    values (new_id::text, from_account_id, at_event_id, job_kind, about, lower(trim(to_email)), part_kind, part_id, auth.uid());
  end if;
  return new_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.read_domain_events(by_reader text, most integer DEFAULT 500)
 RETURNS SETOF public.domain_events
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  come_to bigint;
  settled xid8 := pg_snapshot_xmin(pg_current_snapshot());
begin
  insert into private.domain_event_readers (reader) values (by_reader) on conflict do nothing;
  select r.up_to into come_to from private.domain_event_readers r where r.reader = by_reader for update;
  return query
  select d.* from public.domain_events d
  where d.id > come_to and d.id < coalesce((
    -- A restored database counts its transactions anew: what is old is settled.
    select min(o.id) from public.domain_events o
    where o.id > come_to and o.settled_after > settled and o.created_at > now() - interval '10 minutes'), 9223372036854775807)
  order by d.id limit most;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_planners(about_event_id uuid, about text, told jsonb, of_subject_id uuid DEFAULT NULL::uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  of_account_id uuid := (select e.account_id from public.events e where e.id = about_event_id);
begin
  perform private.notify(array(
    select m.user_id from public.team_members m where m.account_id = of_account_id and m.status = 'active'),
    about, told, of_account_id, about_event_id, of_subject_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.unread_notices(person_id uuid)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select count(*)::integer from (
    select from public.notices n where n.user_id = person_id and n.in_product and n.read_at is null limit 100) n
$function$;

CREATE OR REPLACE FUNCTION private.wants_in_product(prefs jsonb, about text)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return coalesce(prefs -> 'product' -> about, 'true') <> 'false';
end
$function$;

CREATE OR REPLACE FUNCTION private.wants_push(prefs jsonb, about text)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return case prefs -> 'push' -> about when 'true' then true when 'false' then false
    else coalesce((select t.usual = 'now' from private.notice_topics t where t.topic = about), false) end;
end
$function$;

CREATE OR REPLACE FUNCTION public.count_unread_notices()
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select private.unread_notices((select auth.uid())) $function$;

CREATE OR REPLACE FUNCTION public.drop_push_subscription(subscription_id_param uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ delete from public.push_subscriptions s where s.id = subscription_id_param $function$;

CREATE OR REPLACE FUNCTION public.finish_notices(batch_param uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.notices n set mailed_at = private.notice_clock()
  where n.mail_batch = batch_param and n.mailed_at is null and n.mail_due_at <= private.notice_clock()
$function$;

CREATE OR REPLACE FUNCTION public.list_noticed_events()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'name', e.name, 'startDate', e.start_date, 'timeZone', e.time_zone,
    'isMuted', exists (select from public.notice_mutes m where m.user_id = (select auth.uid()) and m.event_id = e.id))
    order by e.end_date < now(), abs(extract(epoch from e.start_date - now()))), '[]')
  from (
    select * from public.events o
    where o.id in (select m.event_id from public.notice_mutes m where m.user_id = (select auth.uid()))
      or o.status <> 'archived' and o.end_date > now() - interval '30 days'
        and (o.account_id in (select private.my_accounts('events.read')) or o.id in (select private.my_events('events.read')))
    order by o.end_date > now() desc, o.start_date limit 200) e
$function$;

CREATE OR REPLACE FUNCTION public.list_notices(event_id_param uuid DEFAULT NULL::uuid, topic_param text DEFAULT NULL::text, unread_param boolean DEFAULT false, before_param bigint DEFAULT NULL::bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  found jsonb;
begin
  select coalesce(jsonb_agg(private.notice_entry(n) order by n.id desc), '[]') into found
  from (
    select o.* from public.notices o
    where o.user_id = (select auth.uid()) and o.in_product
      and (before_param is null or o.id < before_param)
      and (event_id_param is null or o.event_id = event_id_param)
      and (topic_param is null or o.topic = topic_param)
      and (not unread_param or o.read_at is null)
      and o.account_id in (select private.my_reach('events.read'))
    order by o.id desc limit 51) n;
  return jsonb_build_object('notices', case when jsonb_array_length(found) > 50 then found - 50 else found end,
    'isMore', jsonb_array_length(found) > 50,
    'unread', private.unread_notices((select auth.uid())),
    'serverTime', now());
end
$function$;

CREATE OR REPLACE FUNCTION public.mark_notices_read(ids_param bigint[] DEFAULT NULL::bigint[], event_id_param uuid DEFAULT NULL::uuid, topic_param text DEFAULT NULL::text)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.notices n set read_at = now()
  where n.user_id = (select auth.uid()) and n.in_product and n.read_at is null
    and (ids_param is null or n.id = any (ids_param))
    and (event_id_param is null or n.event_id = event_id_param)
    and (topic_param is null or n.topic = topic_param);
  return private.unread_notices((select auth.uid()));
end
$function$;

CREATE OR REPLACE FUNCTION public.remove_push_subscription(endpoint_param text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ delete from public.push_subscriptions s where s.user_id = (select auth.uid()) and s.endpoint = endpoint_param $function$;

CREATE OR REPLACE FUNCTION public.save_push_subscription(endpoint_param text, p256dh_param text, auth_param text, label_param text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  saved uuid;
begin
  if (select auth.uid()) is null or (select count(*) from public.push_subscriptions s where s.user_id = (select auth.uid())) >= 20 then
    perform private.refuse(409, 'conflict', 'Twenty devices are the most. Switch one off first');
  end if;
  insert into public.push_subscriptions (user_id, endpoint, p256dh, auth_secret, label)
  values ((select auth.uid()), endpoint_param, p256dh_param, auth_param, left(coalesce(nullif(trim(label_param), ''), 'A browser'), 100))
  on conflict (endpoint) do update set user_id = excluded.user_id, p256dh = excluded.p256dh,
    auth_secret = excluded.auth_secret, label = excluded.label
  returning id into saved;
  return saved;
end
$function$;

CREATE OR REPLACE FUNCTION public.set_notice_mute(event_id_param uuid, muted_param boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if muted_param then
    perform private.require_event_permission('events.read', event_id_param);
    insert into public.notice_mutes (user_id, event_id) values ((select auth.uid()), event_id_param) on conflict do nothing;
  else
    delete from public.notice_mutes m where m.user_id = (select auth.uid()) and m.event_id = event_id_param;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.take_due_pushes()
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  taken jsonb;
begin
  perform private.drop_pointless_notices();
  -- A push that is lost is worth less than one that comes twice: it is noted before it goes.
  with due as (
    update public.notices n set pushed_at = private.notice_clock()
    where n.id in (select o.id from public.notices o
      where o.push_due_at <= private.notice_clock() and o.pushed_at is null order by o.push_due_at limit 200)
    returning n.*)
  select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'topic', d.topic, 'eventId', d.event_id,
    'eventName', (select e.name from public.events e where e.id = d.event_id), 'detail', d.detail,
    'devices', (select jsonb_agg(jsonb_build_object('id', s.id, 'endpoint', s.endpoint, 'p256dh', s.p256dh, 'auth', s.auth_secret))
      from public.push_subscriptions s where s.user_id = d.user_id))), '[]') into taken
  from due d where exists (select from public.push_subscriptions s where s.user_id = d.user_id);
  return taken;
end
$function$;

CREATE TRIGGER happened_accepted AFTER UPDATE OF status ON public.waitlist_entries FOR EACH ROW WHEN (((new.status = 'accepted'::text) AND (old.status <> 'accepted'::text))) EXECUTE FUNCTION private.note_happened('waitlist.accepted', 'ticket_type_id', 'quantity', 'order_id');

CREATE TRIGGER happened_answered AFTER INSERT ON public.rsvps FOR EACH ROW EXECUTE FUNCTION private.note_happened('rsvp.created', 'event_guest_id', 'answer', 'party_size', 'answered_by');

CREATE TRIGGER happened_asked AFTER INSERT ON public.venue_bookings FOR EACH ROW WHEN ((new.status = ANY (ARRAY['requested'::text, 'hold'::text]))) EXECUTE FUNCTION private.note_happened('booking.requested', 'venue_id', 'space_id', 'during');

CREATE TRIGGER happened_cancelled AFTER UPDATE OF status ON public.events FOR EACH ROW WHEN (((new.status = 'cancelled'::text) AND (old.status <> 'cancelled'::text))) EXECUTE FUNCTION private.note_happened('event.cancelled');

CREATE TRIGGER happened_cancelled AFTER UPDATE OF status ON public.orders FOR EACH ROW WHEN (((new.status = 'cancelled'::text) AND (old.status <> 'cancelled'::text))) EXECUTE FUNCTION private.note_happened('order.cancelled', 'code', 'currency', 'test_mode');

CREATE TRIGGER happened_cancelled AFTER UPDATE OF status ON public.venue_bookings FOR EACH ROW WHEN (((new.status = 'cancelled'::text) AND (old.status <> 'cancelled'::text))) EXECUTE FUNCTION private.note_happened('booking.cancelled', 'venue_id', 'space_id');

CREATE TRIGGER happened_changed AFTER UPDATE OF status, people ON public.activity_sign_ups FOR EACH ROW WHEN (((new.status IS DISTINCT FROM old.status) OR (new.people IS DISTINCT FROM old.people))) EXECUTE FUNCTION private.note_happened('sign_up.changed', 'activity_id', 'event_guest_id', 'status', 'people');

CREATE TRIGGER happened_changed AFTER UPDATE OF answer, party_size ON public.rsvps FOR EACH ROW WHEN (((new.answer IS DISTINCT FROM old.answer) OR (new.party_size IS DISTINCT FROM old.party_size))) EXECUTE FUNCTION private.note_happened('rsvp.updated', 'event_guest_id', 'answer', 'party_size', 'answered_by');

CREATE TRIGGER happened_closed AFTER UPDATE OF state ON public.polls FOR EACH ROW WHEN (((new.state = 'closed'::text) AND (old.state <> 'closed'::text))) EXECUTE FUNCTION private.note_happened('poll.closed');

CREATE TRIGGER happened_completed AFTER UPDATE OF completed_at ON public.orders FOR EACH ROW WHEN (((new.completed_at IS NOT NULL) AND (old.completed_at IS NULL))) EXECUTE FUNCTION private.note_happened('order.completed', 'code', 'total_minor', 'currency', 'channel', 'test_mode');

CREATE TRIGGER happened_confirmed AFTER INSERT ON public.venue_bookings FOR EACH ROW WHEN ((new.status = 'confirmed'::text)) EXECUTE FUNCTION private.note_happened('booking.confirmed', 'venue_id', 'space_id', 'during');

CREATE TRIGGER happened_confirmed_later AFTER UPDATE OF status ON public.venue_bookings FOR EACH ROW WHEN (((new.status = 'confirmed'::text) AND (old.status <> 'confirmed'::text))) EXECUTE FUNCTION private.note_happened('booking.confirmed', 'venue_id', 'space_id', 'during');

CREATE TRIGGER happened_declined AFTER UPDATE OF status ON public.venue_bookings FOR EACH ROW WHEN (((new.status = 'declined'::text) AND (old.status <> 'declined'::text))) EXECUTE FUNCTION private.note_happened('booking.declined', 'venue_id', 'space_id');

CREATE TRIGGER happened_ended AFTER UPDATE OF status ON public.giving_plans FOR EACH ROW WHEN (((new.status = 'cancelled'::text) AND (old.status <> 'cancelled'::text))) EXECUTE FUNCTION private.note_happened('donation.recurring_cancelled', 'campaign_id', 'amount_minor', 'currency', 'frequency');

CREATE TRIGGER happened_given AFTER INSERT ON public.donations FOR EACH ROW WHEN ((new.status = 'succeeded'::text)) EXECUTE FUNCTION private.note_happened('donation.succeeded', 'campaign_id', 'code', 'amount_minor', 'currency', 'frequency', 'test_mode');

CREATE TRIGGER happened_given_later AFTER UPDATE OF status ON public.donations FOR EACH ROW WHEN (((new.status = 'succeeded'::text) AND (old.status <> 'succeeded'::text))) EXECUTE FUNCTION private.note_happened('donation.succeeded', 'campaign_id', 'code', 'amount_minor', 'currency', 'frequency', 'test_mode');

CREATE TRIGGER happened_guest_in AFTER INSERT ON public.check_ins FOR EACH ROW WHEN (((new.result = 'ok'::text) AND (new.event_guest_id IS NOT NULL))) EXECUTE FUNCTION private.note_happened('guest.checked_in', 'event_guest_id', 'place', 'list_id', 'at');

CREATE TRIGGER happened_joined AFTER INSERT ON public.team_members FOR EACH ROW WHEN ((new.status = 'active'::text)) EXECUTE FUNCTION private.note_happened('member.joined', 'user_id', 'role_id', 'event_scope');

CREATE TRIGGER happened_joined_later AFTER UPDATE OF status ON public.team_members FOR EACH ROW WHEN (((new.status = 'active'::text) AND (old.status <> 'active'::text))) EXECUTE FUNCTION private.note_happened('member.joined', 'user_id', 'role_id', 'event_scope');

CREATE TRIGGER happened_offered AFTER UPDATE OF status ON public.waitlist_entries FOR EACH ROW WHEN (((new.status = 'offered'::text) AND (old.status <> 'offered'::text))) EXECUTE FUNCTION private.note_happened('waitlist.offered', 'ticket_type_id', 'quantity', 'offer_expires_at');

CREATE TRIGGER happened_opened AFTER UPDATE OF state ON public.polls FOR EACH ROW WHEN (((new.state = 'open'::text) AND (old.state <> 'open'::text))) EXECUTE FUNCTION private.note_happened('poll.opened', 'closes_at');

CREATE TRIGGER happened_passed_on AFTER UPDATE OF status ON public.tickets FOR EACH ROW WHEN (((new.status = 'transferred'::text) AND (old.status <> 'transferred'::text))) EXECUTE FUNCTION private.note_happened('ticket.transferred', 'order_id', 'ticket_type_id', 'number');

CREATE TRIGGER happened_published AFTER UPDATE OF status ON public.events FOR EACH ROW WHEN (((new.status = 'published'::text) AND (old.status = 'draft'::text))) EXECUTE FUNCTION private.note_happened('event.published');

CREATE TRIGGER happened_refunded AFTER UPDATE OF refunded_minor ON public.orders FOR EACH ROW WHEN ((new.refunded_minor > old.refunded_minor)) EXECUTE FUNCTION private.note_happened('order.refunded', 'code', 'total_minor', 'refunded_minor', 'currency', 'test_mode');

CREATE TRIGGER happened_removed AFTER UPDATE OF status ON public.team_members FOR EACH ROW WHEN (((new.status = 'removed'::text) AND (old.status <> 'removed'::text))) EXECUTE FUNCTION private.note_happened('member.removed', 'user_id');

CREATE TRIGGER happened_returned AFTER UPDATE OF status ON public.donations FOR EACH ROW WHEN (((new.status = 'refunded'::text) AND (old.status <> 'refunded'::text))) EXECUTE FUNCTION private.note_happened('donation.refunded', 'campaign_id', 'code', 'refunded_minor', 'currency', 'test_mode');

CREATE TRIGGER happened_revoked AFTER UPDATE OF revoked_at ON public.share_links FOR EACH ROW WHEN (((new.revoked_at IS NOT NULL) AND (old.revoked_at IS NULL))) EXECUTE FUNCTION private.note_happened('share_link.revoked', 'kind');

CREATE TRIGGER happened_signed_up AFTER INSERT ON public.activity_sign_ups FOR EACH ROW EXECUTE FUNCTION private.note_happened('sign_up.changed', 'activity_id', 'event_guest_id', 'status', 'people');

CREATE TRIGGER happened_ticket_in AFTER INSERT ON public.check_ins FOR EACH ROW WHEN (((new.result = 'ok'::text) AND (new.ticket_id IS NOT NULL))) EXECUTE FUNCTION private.note_happened('ticket.checked_in', 'ticket_id', 'list_id', 'at');

CREATE TRIGGER happened_updated AFTER UPDATE OF start_local, end_local, time_zone, location_name, name, online_url ON public.events FOR EACH ROW WHEN (((new.status = 'published'::text) AND ((new.start_date IS DISTINCT FROM old.start_date) OR (new.end_date IS DISTINCT FROM old.end_date) OR (new.location_name IS DISTINCT FROM old.location_name) OR (new.name IS DISTINCT FROM old.name) OR (new.online_url IS DISTINCT FROM old.online_url)))) EXECUTE FUNCTION private.note_happened('event.updated', 'start_date', 'end_date', 'sequence');

CREATE TRIGGER happened_waiting AFTER INSERT ON public.waitlist_entries FOR EACH ROW EXECUTE FUNCTION private.note_happened('waitlist.joined', 'ticket_type_id', 'quantity');

create policy "members see what happened" on public.domain_events
as permissive for select to authenticated using ((account_id IN ( SELECT private.my_accounts('audit.read'::text) AS my_accounts)));

create policy "people see their devices" on public.push_subscriptions
as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));

create policy "people see what they are told" on public.notices
as permissive for select to authenticated using (((user_id = ( SELECT auth.uid() AS uid)) AND (account_id IN ( SELECT private.my_reach('events.read'::text) AS my_reach))));

create policy "people see what they muted" on public.notice_mutes
as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));

comment on column private.notice_topics.usual is 'By mail at once (and to devices), or in the daily digest, until a person chooses.';

comment on function private.notice_choice(jsonb, text) is 'By mail: now, hourly, digest (daily) or off: as the person chose, else as is usual for the topic.';

comment on function public.clean_up() is 'Forgets, a few thousand at a time: submit keys, done jobs, query figures and what merges replaced after 30 days, failed jobs, policy reports, sign-ins and what happened after 90, notices after 180, what became of mails after 400, who held places after two hours, what went on at a phone when its ten minutes are over. Counts of what went. The audit and payment events stay for ever.';

comment on function public.list_due_notices() is 'Mails that people are owed now, what has lost its reason left out: [{userId, to, name, locale, batch, notices: [{topic, eventId, eventName, detail, at}]}]. A batch is one mail and stays the same until it is finished, so that after a crash it is known again by its name.';

comment on table private.notice_topics is 'What people with an account can be told of; each area adds the rows of its own.';

grant select (created_at) on table public.push_subscriptions to authenticated;

grant select (id) on table public.push_subscriptions to authenticated;

grant select (label) on table public.push_subscriptions to authenticated;

grant select (user_id) on table public.push_subscriptions to authenticated;

comment on column private.notice_topics.permission is 'Who lacks it is not told.';

comment on function private.drop_pointless_notices() is 'What is due and has lost its reason meanwhile does not go out; what comes late into quiet hours waits for their end.';

comment on function private.finish_domain_events(text, bigint) is 'A reader has dealt with everything up to here.';

comment on function private.forget_notices(public.guests) is 'What planners were told of somebody, by name.';

comment on function private.happened(text, uuid, uuid, uuid, jsonb) is 'Notes what happened, where no trigger of a table can tell. A name of private.domain_event_kinds; the payload without names and addresses.';

comment on function private.is_over_answer(public.notices) is 'An answer that was changed or taken back meanwhile, or to an event that is over, is no news.';

comment on function private.is_over_poll(public.notices) is 'A poll that is open again has not closed.';

comment on function private.is_over_waitlist(public.notices) is 'Who got a place or left waits no more.';

comment on function private.note_happened() is 'A row tells what happened to it: the trigger says when, and gives the kind and the columns to tell.';

comment on function private.notice_clock() is 'Now, for all that is told; a test that lives through a week moves it.';

comment on function private.notice_entry(public.notices) is 'NoticeEntry.';

comment on function private.notice_mail_due(text, timestamp with time zone, jsonb, text) is 'When a mail about it goes: within two minutes (so that several become one), at the full hour, at eight in the morning, and never in quiet hours; null for off.';

comment on function private.notice_pointless(public.notices) is 'Why a notice is not worth a mail any more, at the moment of sending; null while it is. A topic''s own reason is private.is_over_<topic>(notice).';

comment on function private.notify(uuid[], text, jsonb, uuid, uuid, uuid) is 'Tells people with an account of something, each as they wish; nobody of what they did themself, of an event they muted, or of what they may not see. `told` are the facts that <area>.notices.ts in core writes a line of; the subject is what it is about, and of several notices about the same only the newest goes out. How many are told.';

comment on function private.queue_mail(text, jsonb, text, text, uuid, uuid, text, uuid, text, timestamp with time zone) is 'A mail to somebody without an account, such as a guest: its job, and its row in mail_deliveries as queued, so that who causes it sees from the first moment what becomes of it. The rule is asked when it goes. The id of both; null where the dedupe key was there.';

comment on function private.read_domain_events(text, integer) is 'What a reader has not read yet, in order; it comes again until private.finish_domain_events says how far it got. One reader at a time: the others wait for its transaction.';

comment on function private.tell_planners(uuid, text, jsonb, uuid) is 'Tells everyone who works on an event, as each of them wishes and may.';

comment on function private.unread_notices(uuid) is 'How many notices wait for somebody; 100 means a hundred or more.';

comment on function private.wants_in_product(jsonb, text) is 'Whether somebody is told of a topic in the product; they are unless they say no.';

comment on function private.wants_push(jsonb, text) is 'Whether somebody''s devices tell of a topic; what is usually told at once is.';

comment on function public.count_unread_notices() is 'How many notices wait for the caller; 100 means a hundred or more.';

comment on function public.drop_push_subscription(uuid) is 'A device that its push service does not know any more.';

comment on function public.finish_notices(uuid) is 'Marks notices as told, once their mail is accepted.';

comment on function public.list_noticed_events() is 'Events that the caller can mute, with those that are: [{id, name, startDate, timeZone, isMuted}].';

comment on function public.list_notices(uuid, text, boolean, bigint) is 'The caller''s notices, newest first, fifty a page: {notices, isMore, unread}; of one event, one topic, or unread ones; the next page is before the last id.';

comment on function public.mark_notices_read(bigint[], uuid, text) is 'The caller has read these, or (without ids) all, or all of an event or a topic; how many are left. What is read does not come by mail any more.';

comment on function public.remove_push_subscription(text) is 'This device tells the caller nothing any more.';

comment on function public.save_push_subscription(text, text, text, text) is 'This device tells the caller''s notices from now on, and nobody else''s.';

comment on function public.set_notice_mute(uuid, boolean) is 'The caller hears nothing of an event any more, or again.';

comment on function public.take_due_pushes() is 'What devices are to tell now, each once: [{id, topic, eventId, eventName, detail, devices: [{id, endpoint, p256dh, auth}]}].';

grant execute on function public.count_unread_notices() to authenticated;

grant execute on function public.count_unread_notices() to service_role;

grant execute on function public.drop_push_subscription(uuid) to service_role;

grant execute on function public.finish_notices(uuid) to service_role;

grant execute on function public.list_noticed_events() to authenticated;

grant execute on function public.list_noticed_events() to service_role;

grant execute on function public.list_notices(uuid, text, boolean, bigint) to authenticated;

grant execute on function public.list_notices(uuid, text, boolean, bigint) to service_role;

grant execute on function public.mark_notices_read(bigint[], uuid, text) to authenticated;

grant execute on function public.mark_notices_read(bigint[], uuid, text) to service_role;

grant execute on function public.remove_push_subscription(text) to authenticated;

grant execute on function public.remove_push_subscription(text) to service_role;

grant execute on function public.save_push_subscription(text, text, text, text) to authenticated;

grant execute on function public.save_push_subscription(text, text, text, text) to service_role;

grant execute on function public.set_notice_mute(uuid, boolean) to authenticated;

grant execute on function public.set_notice_mute(uuid, boolean) to service_role;

grant execute on function public.take_due_pushes() to service_role;

grant select, update, usage on sequence public.domain_events_id_seq to service_role;

grant select, update, usage on sequence public.notices_id_seq to service_role;

grant select on table public.domain_events to authenticated;

grant all on table public.domain_events to service_role;

grant select on table public.notice_mutes to authenticated;

grant all on table public.notice_mutes to service_role;

grant select on table public.notices to authenticated;

grant all on table public.notices to service_role;

grant all on table public.push_subscriptions to service_role;

alter publication supabase_realtime add table public.notices;

select private.guard_half_sessions();

reset check_function_bodies;
