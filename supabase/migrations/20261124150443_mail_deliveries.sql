-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

-- What mails are about: one may be left off, the other comes for as long as the address exists.

create table private.mail_topics (
  topic text primary key check (topic ~ '^[a-z_]+$'),
  is_essential boolean not null
);
comment on table private.mail_topics is
  'What mails are about. sign_in: links and codes that somebody asks for this minute. service: what somebody did themself (orders, tickets, answers, bookings, gifts). changes: what they are coming to has moved or is called off. The others can be left off.';
comment on column private.mail_topics.is_essential is 'An unsubscribed address still gets it.';
alter table private.mail_topics enable row level security;

insert into private.mail_topics (topic, is_essential) values
  ('sign_in', true), ('service', true), ('changes', true),
  ('invitations', false), ('notices', false), ('announcements', false), ('campaigns', false);

-- Mails, and what became of each: one table for every mail that leaves the product, whoever caused it.

create table public.mail_deliveries (
  id uuid primary key default gen_random_uuid(),
  key text not null unique check (length(key) between 1 and 200),
  account_id uuid references public.accounts (id) on delete cascade,
  event_id uuid references public.events (id) on delete cascade,
  kind text not null check (length(kind) between 1 and 60),
  topic text not null references private.mail_topics (topic),
  email text not null check (email = lower(trim(email)) and length(email) <= 254),
  of_kind text check (of_kind ~ '^[a-z_]+$'),
  of_id uuid,
  caused_by uuid references auth.users (id) on delete set null,
  status text not null default 'queued'
    check (status in ('queued', 'sent', 'delivered', 'bounced', 'complained', 'dropped')),
  reason text check (length(reason) <= 300),
  provider_ref text check (length(provider_ref) <= 300),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  ended_at timestamptz,
  check ((of_kind is null) = (of_id is null)),
  check (status <> 'dropped' or reason is not null)
);
comment on table public.mail_deliveries is
  'Every mail and what became of it: queued, sent (a mail server took it), delivered, bounced, complained, or dropped with the reason. Whoever sends many (a campaign, an announcement) puts its rows in as queued, under keys of its own, and reads here what became of them.';
comment on column public.mail_deliveries.key is
  'Names the mail where it is sent, so that it goes once: the id of its job, or what its sender chose. A second row with the key cannot be.';
comment on column public.mail_deliveries.account_id is 'Whose mail it is; null for the product''s own (sign-in, plans, support).';
comment on column public.mail_deliveries.of_kind is 'What it is part of, such as campaign, with its id in of_id.';
comment on column public.mail_deliveries.reason is
  'Of a dropped one: hard_bounce, complaint, manual, unsubscribed (the rule said no), pointless (its reason was gone), failed (no mail server took it). Of a bounced one what the mail service said.';
comment on column public.mail_deliveries.provider_ref is 'The name by which the mail service knows it.';
create index mail_deliveries_account on public.mail_deliveries (account_id, created_at desc);
create index mail_deliveries_event on public.mail_deliveries (event_id, created_at desc);
create index mail_deliveries_of on public.mail_deliveries (of_id, status) where of_id is not null;
create index mail_deliveries_email on public.mail_deliveries (email, account_id);
create index mail_deliveries_topic on public.mail_deliveries (topic);
create index mail_deliveries_caused_by on public.mail_deliveries (caused_by);
create index mail_deliveries_provider_ref on public.mail_deliveries (provider_ref) where provider_ref is not null;
create index mail_deliveries_created on public.mail_deliveries (created_at);
alter table public.mail_deliveries enable row level security;

-- Addresses that no mail goes to.

create table public.mail_suppressions (
  id uuid primary key default gen_random_uuid(),
  account_id uuid references public.accounts (id) on delete cascade,
  email text not null check (email = lower(trim(email)) and email ~ '^[^\s@]+@[^\s@]+$' and length(email) <= 254),
  kind text not null check (kind in ('hard_bounce', 'complaint', 'unsubscribed', 'manual')),
  topic text references private.mail_topics (topic),
  reason text check (length(reason) <= 300),
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  unique nulls not distinct (email, account_id, kind, topic),
  check (case when kind in ('hard_bounce', 'complaint') then account_id is null
    when kind = 'unsubscribed' then account_id is not null else true end),
  check (topic is null or kind = 'unsubscribed')
);
comment on table public.mail_suppressions is
  'Addresses that get no mails: hard_bounce and complaint hold for everybody''s mails, unsubscribed for one account (and one topic, where it is named), manual for one account or, without one, for all. An address, not a person: so it outlives a deletion and another import.';
create index mail_suppressions_account on public.mail_suppressions (account_id, created_at desc);
create index mail_suppressions_topic on public.mail_suppressions (topic);
create index mail_suppressions_created_by on public.mail_suppressions (created_by);
alter table public.mail_suppressions enable row level security;

CREATE OR REPLACE FUNCTION private.note_invitation_mail()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.invitation_mails m
  set status = case when new.status <> 'done' then 'failed'
      else coalesce((select case when d.status = 'bounced' or d.reason = 'failed' then 'failed' when d.status = 'dropped' then 'skipped' end
        from public.mail_deliveries d where d.key = new.id::text), 'sent') end, finished_at = now()
  where m.id::text = new.payload ->> 'mailId' and m.status = 'queued';
  return null;
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
  carried as (
    delete from private.handovers h where h.id in (
      select o.id from private.handovers o where o.expires_at < now() order by o.expires_at limit 2000)
    returning 1)
  select jsonb_build_object(
    'idempotencyKeys', (select count(*) from keys), 'jobs', (select count(*) from finished),
    'policyReports', (select count(*) from reports), 'queryFigures', (select count(*) from figures),
    'signIns', (select count(*) from history), 'heldPlaces', (select count(*) from visitors),
    'guestMerges', (select count(*) from merges), 'handovers', (select count(*) from carried),
    'mails', (select count(*) from mails))
$function$;

CREATE OR REPLACE FUNCTION private.allow_mail(to_email text, why text, for_account_id uuid DEFAULT NULL::uuid, about text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.mail_suppressions s
  where s.email = lower(trim(to_email)) and s.kind = why and s.account_id is not distinct from for_account_id
    and s.topic is not distinct from about;
end
$function$;

CREATE OR REPLACE FUNCTION private.end_mail(mail public.mail_deliveries, outcome text, why text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.mail_deliveries d
  set status = outcome, reason = coalesce(left(why, 300), case when outcome = 'dropped' then 'failed' end), ended_at = now(),
    sent_at = case when outcome = 'dropped' then d.sent_at else coalesce(d.sent_at, now()) end
  where d.id = mail.id and d.status <> outcome and case outcome
    when 'delivered' then d.status in ('queued', 'sent')
    when 'bounced' then d.status in ('queued', 'sent', 'delivered')
    when 'complained' then true
    else d.status = 'queued' end;
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_mail_deliveries(person public.guests)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from public.mail_deliveries d where d.account_id = person.account_id and d.email = person.email;
$function$;

CREATE OR REPLACE FUNCTION private.held_mail_deliveries(of_guest public.guests)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('sentMails', (
    select coalesce(jsonb_agg(jsonb_build_object('topic', d.topic, 'status', d.status, 'at', d.created_at) order by d.created_at desc), '[]')
    from (select * from public.mail_deliveries m where m.account_id = of_guest.account_id and m.email = of_guest.email
      order by m.created_at desc limit 200) d),
    'mailStop', private.mail_stopped_by(of_guest.email, of_guest.account_id, 'campaigns'))
$function$;

CREATE OR REPLACE FUNCTION private.mail_about(told jsonb)
 RETURNS TABLE(account_id uuid, event_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query
  select f.account_id, f.event_id from (
    select e.account_id, e.id as event_id from public.events e where told ? 'eventId' and e.id::text = told ->> 'eventId'
    union all select g.account_id, g.event_id from public.event_guests g where g.id::text = told ->> 'eventGuestId'
    union all select r.account_id, r.event_id from public.rsvps r where r.id::text = told ->> 'rsvpId'
    union all select l.account_id, l.event_id from public.late_answers l where l.id::text = told ->> 'lateAnswerId'
    union all select o.account_id, o.event_id from public.orders o where o.id::text = told ->> 'orderId'
    union all select t.account_id, t.event_id from public.tickets t where t.id::text = told ->> 'ticketId'
    union all select w.account_id, w.event_id from public.waitlist_entries w
      where w.id::text in (told ->> 'entryId', told ->> 'waitlistEntryId')
    union all select n.account_id, n.event_id from public.event_notices n where n.id::text = told ->> 'noticeId'
    union all select m.account_id, m.event_id from public.invitation_mails m where m.id::text = told ->> 'mailId'
    union all select i.account_id, i.event_id from public.poll_invitations i where i.id::text = told ->> 'invitationId'
    union all select s.account_id, s.event_id from public.activity_sign_ups s where s.id::text = told ->> 'signUpId'
    union all select b.account_id, b.event_id from public.venue_bookings b where b.id::text = told ->> 'bookingId'
    union all select d.account_id, null from public.donations d where d.id::text = told ->> 'donationId'
    union all select g.account_id, null from public.guests g where g.id::text = told ->> 'guestId') f
  limit 1;
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_figures(part_kind text, part_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select jsonb_build_object('total', count(*),
      'queued', count(*) filter (where d.status = 'queued'),
      'sent', count(*) filter (where d.status in ('sent', 'delivered', 'bounced', 'complained')),
      'delivered', count(*) filter (where d.status in ('delivered', 'complained')),
      'bounced', count(*) filter (where d.status = 'bounced'),
      'complained', count(*) filter (where d.status = 'complained'),
      'dropped', count(*) filter (where d.status = 'dropped'))
    from public.mail_deliveries d where d.of_id = part_id and d.of_kind = part_kind);
end
$function$;

CREATE OR REPLACE FUNCTION private.mail_stopped_by(to_email text, from_account_id uuid, about text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  address text := lower(trim(to_email));
  essential boolean := coalesce((select t.is_essential from private.mail_topics t where t.topic = about), false);
begin
  return coalesce(
    (select s.kind from public.mail_suppressions s
    where s.email = address and case s.kind
      when 'hard_bounce' then true
      when 'complaint' then about <> 'sign_in'
      when 'manual' then case when s.account_id is null then about <> 'sign_in'
        else s.account_id = from_account_id and not essential end
      else s.account_id = from_account_id and not essential and (s.topic is null or s.topic = about) end
    order by array_position(array['hard_bounce', 'complaint', 'manual', 'unsubscribed'], s.kind) limit 1),
    case when not essential and exists (select from public.guests g
      where g.account_id = from_account_id and g.email = address and g.unsubscribed_at is not null) then 'unsubscribed' end);
end
$function$;

CREATE OR REPLACE FUNCTION private.may_mail(to_email text, from_account_id uuid, about text)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.mail_stopped_by(to_email, from_account_id, about) is null;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_failed_mail()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.mail_deliveries d set status = 'dropped', reason = 'failed', ended_at = now()
  where d.key = new.id::text and d.status = 'queued';
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.suppress_mail(to_email text, why text, for_account_id uuid DEFAULT NULL::uuid, about text DEFAULT NULL::text, said text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.mail_suppressions (email, kind, account_id, topic, reason, created_by)
  values (lower(trim(to_email)), why, for_account_id, about, left(said, 300), auth.uid())
  on conflict do nothing;
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

CREATE OR REPLACE FUNCTION public.begin_mail(key_param text, email_param text, topic_param text, kind_param text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mail public.mail_deliveries;
  job public.jobs;
  stopped text;
begin
  select * into mail from public.mail_deliveries d where d.key = key_param for update;
  if mail.id is null then
    if key_param ~ '^[0-9a-f-]{36}$' then
      select * into job from public.jobs j where j.id = key_param::uuid;
    end if;
    insert into public.mail_deliveries (key, account_id, event_id, kind, topic, email)
    values (key_param, (select a.account_id from private.mail_about(job.payload) a),
      (select a.event_id from private.mail_about(job.payload) a),
      coalesce(job.kind, kind_param, topic_param), topic_param, lower(trim(email_param)))
    returning * into mail;
  elsif mail.status <> 'queued' then
    return jsonb_build_object('may', false, 'status', mail.status);
  end if;
  stopped := private.mail_stopped_by(mail.email, mail.account_id, mail.topic);
  if stopped is not null then
    update public.mail_deliveries d set status = 'dropped', reason = stopped, ended_at = now() where d.id = mail.id;
    return jsonb_build_object('may', false, 'status', 'dropped', 'reason', stopped);
  end if;
  return jsonb_build_object('may', true);
end
$function$;

CREATE OR REPLACE FUNCTION public.lift_mail_suppression(suppression_id_param uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found public.mail_suppressions;
begin
  select * into found from public.mail_suppressions s where s.id = suppression_id_param and (
    s.account_id in (select private.my_accounts('guests.write')) or s.account_id is null and exists (
      select from public.mail_deliveries d where d.email = s.email and d.account_id in (select private.my_accounts('guests.write'))));
  if found.id is null then
    perform private.refuse(404, 'not_found', 'This does not exist, or you may not change it');
  elsif found.kind = 'unsubscribed' then
    perform private.refuse(409, 'conflict', 'Only the person themself can take this back, by the link in a mail or on their page');
  elsif found.kind = 'complaint' then
    perform private.refuse(409, 'conflict', 'They reported a mail as unwanted. Only they can ask for mails again, by writing to the operator');
  end if;
  delete from public.mail_suppressions s where s.id = found.id;
  perform private.audit(coalesce(found.account_id, private.account_of_user(auth.uid())), 'mail_suppressions.lifted', 'mail_suppressions',
    found.id::text, jsonb_build_object('kind', found.kind), null);
end
$function$;

CREATE OR REPLACE FUNCTION public.note_mail_refused(key_param text, reason_param text, is_bounce_param boolean)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mail public.mail_deliveries;
begin
  select * into mail from public.mail_deliveries d where d.key = key_param for update;
  if is_bounce_param and mail.status = 'queued' then
    perform private.suppress_mail(mail.email, 'hard_bounce', said => reason_param);
    perform private.end_mail(mail, 'bounced', reason_param);
  else
    perform private.end_mail(mail, 'dropped');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.note_mail_sent(key_param text, provider_ref_param text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.mail_deliveries d set status = 'sent', sent_at = now(), provider_ref = left(provider_ref_param, 300), reason = null
  where d.key = key_param and d.status = 'queued'
$function$;

CREATE TRIGGER note_failed_mail AFTER UPDATE OF status ON public.jobs FOR EACH ROW WHEN (((new.status = 'failed'::text) AND (old.status <> 'failed'::text))) EXECUTE FUNCTION private.note_failed_mail();

create policy "members see mails to people whose addresses they may read" on public.mail_deliveries
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('guests.read_contact'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('guests.read_contact'::text) AS my_events))));

create policy "members see what keeps mails from people they write to" on public.mail_suppressions
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('guests.read_contact'::text) AS my_accounts)) OR ((account_id IS NULL) AND (EXISTS ( SELECT
   FROM public.mail_deliveries d
  WHERE ((d.email = mail_suppressions.email) AND (d.account_id IN ( SELECT private.my_accounts('guests.read_contact'::text) AS my_accounts))))))));

comment on function private.note_invitation_mail() is 'An invitation is as its job ended, and its mail went.';

comment on function public.clean_up() is 'Forgets, a few thousand at a time: submit keys, done jobs, query figures and what merges replaced after 30 days, failed jobs, policy reports and sign-ins after 90, what became of mails after 400, who held places after two hours, what went on at a phone when its ten minutes are over. Counts of what went. The audit and payment events stay for ever.';

comment on function private.allow_mail(text, text, uuid, text) is 'Takes one suppression back: a subscriber who comes back, a list that was mistaken.';

comment on function private.end_mail(public.mail_deliveries, text, text) is 'What became of a mail; news that comes late or twice takes nothing back.';

comment on function private.forget_mail_deliveries(public.guests) is 'Which mails went to somebody. That they want none is kept, so that it holds.';

comment on function private.held_mail_deliveries(public.guests) is '{sentMails, mailStop}: which mails went to somebody and what became of them, and what keeps mails from them.';

comment on function private.mail_about(jsonb) is 'Whose mail it is, and of which event, read from what its job was given; nothing for the product''s own.';

comment on function private.mail_figures(text, uuid) is 'Counts of all mails that are part of something: total = queued + sent + dropped; delivered, bounced and complained are among the sent.';

comment on function private.mail_stopped_by(text, uuid, text) is 'What keeps a mail of an account (null: the product itself) about a topic from an address: hard_bounce, complaint, manual or unsubscribed; null when it may go. A hard bounce stops all; a complaint all but links that somebody asks for to sign in; an unsubscribed address still gets what is essential (orders, tickets, changes).';

comment on function private.may_mail(text, uuid, text) is 'Whether an address may be written to about a topic, now.';

comment on function private.note_failed_mail() is 'A mail whose job was tried often enough does not go any more.';

comment on function private.suppress_mail(text, text, uuid, text, text) is 'Keeps mails from an address from now on: kind, and for unsubscribed and manual the account and, where only one topic is left off, the topic.';

comment on function public.apply_mail_event(jsonb) is 'What the mail service says of a mail: {type: delivered|bounced|complained, providerRef?, key?, email?, isPermanent, reason?}. A permanent bounce and a complaint keep further mails from the address, also where the mail itself is not known any more. Applied twice it is as once.';

comment on function public.begin_mail(text, text, text, text) is 'Asked by every mail at the moment of sending: {may}, or {may: false, status, reason?} where the rule stops it or it has gone already. Notes the mail, unless its sender has put it in before.';

comment on function public.lift_mail_suppression(uuid) is 'A host takes back what they put on the list themself, or tries an address that bounced again. What people decided stays.';

comment on function public.note_mail_refused(text, text, boolean) is 'A mail server will never take it: because the address does not exist, which is a hard bounce, or for another reason.';

comment on function public.note_mail_sent(text, text) is 'A mail server took it, and calls it so.';

grant execute on function public.apply_mail_event(jsonb) to service_role;

grant execute on function public.begin_mail(text, text, text, text) to service_role;

grant execute on function public.lift_mail_suppression(uuid) to authenticated;

grant execute on function public.lift_mail_suppression(uuid) to service_role;

grant execute on function public.note_mail_refused(text, text, boolean) to service_role;

grant execute on function public.note_mail_sent(text, text) to service_role;

grant select on table public.mail_deliveries to authenticated;

grant all on table public.mail_deliveries to service_role;

grant select on table public.mail_suppressions to authenticated;

grant all on table public.mail_suppressions to service_role;

select private.guard_half_sessions();

reset check_function_bodies;
