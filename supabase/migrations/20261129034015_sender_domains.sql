-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.is_sender_domain(value text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select coalesce(length(value) <= 200 and value ~ '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$'
    and value !~ '\.(local|localhost|internal|invalid|onion|arpa|lan|home)$', false)
$function$;

-- Sender domains: from which domain of its own an account's campaigns and announcements go, once its records say so.

insert into private.notice_topics (topic, usual, permission) values
  ('sender_domain', 'now', 'messages.send');

create table private.sender_domains (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null unique references public.accounts (id) on delete cascade,
  domain text not null check (private.is_sender_domain(domain)),
  local_part text not null check (local_part ~ '^[a-z0-9]([a-z0-9._+-]{0,62}[a-z0-9])?$' and local_part !~ '\.\.'),
  from_name text not null check (from_name = trim(from_name) and length(from_name) between 1 and 100 and from_name !~ '[\u0001-\u001f\u007f\u2028\u2029]'),
  reply_to text not null check (reply_to = lower(trim(reply_to)) and length(reply_to) <= 254),
  selector text not null check (selector ~ '^[a-z0-9-]{1,40}$'),
  public_key text check (public_key ~ '^[A-Za-z0-9+/=]+$' and length(public_key) between 200 and 1000),
  sealed_key text,
  records jsonb not null default '[]' check (jsonb_typeof(records) = 'array'),
  checked_at timestamptz,
  verified_at timestamptz,
  lost_at timestamptz,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  check ((public_key is null) = (sealed_key is null)),
  check (lost_at is null or verified_at is not null)
);
comment on table private.sender_domains is
  'The domain of its own from which an account''s campaigns and announcements go: one an account, with the key that signs its mails, closed with the server''s secret.';
comment on column private.sender_domains.selector is 'Under which name of the domain the key is published; another for each account, so that two with one domain are in nobody''s way.';
comment on column private.sender_domains.sealed_key is 'Only the server that made it can open it.';
comment on column private.sender_domains.records is 'SenderRecord[]: how its three records stood when they were last looked up.';
comment on column private.sender_domains.verified_at is 'Since when all three are right; mails go from it while lost_at is null.';
comment on column private.sender_domains.lost_at is 'Since when a record is gone or changed that had been right: mails go from the product''s own address.';
create index sender_domains_due on private.sender_domains (checked_at nulls first);
create index sender_domains_created_by on private.sender_domains (created_by);
alter table private.sender_domains enable row level security;

alter table private.server_settings drop constraint server_settings_name_check;
alter table private.server_settings add constraint server_settings_name_check check (name in ('siteUrl', 'testMode', 'senderSpf'));

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
  if mail.id is null and topic_param = 'campaigns' then
    -- Its campaign put it in before; since then it was taken back, or its reader forgotten.
    return jsonb_build_object('may', false, 'status', 'dropped');
  elsif mail.id is null then
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
  return jsonb_strip_nulls(jsonb_build_object('may', true, 'sender', private.mail_sender(mail.account_id, mail.topic)));
end
$function$;

CREATE OR REPLACE FUNCTION private.is_over_sender_domain(told public.notices)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select not exists (select from private.sender_domains s where s.id = told.subject_id and s.lost_at is not null)
$function$;

CREATE OR REPLACE FUNCTION private.mail_sender(of_account uuid, about text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if about not in ('campaigns', 'announcements') then
    return null;
  end if;
  return (select jsonb_build_object('name', s.from_name, 'address', s.local_part || '@' || s.domain, 'replyTo', s.reply_to,
      'domain', s.domain, 'selector', s.selector, 'sealedKey', s.sealed_key)
    from private.sender_domains s where s.account_id = of_account and s.verified_at is not null and s.lost_at is null
      and private.account_plan_rank(of_account) >= (select private.plan_rank(g.required_plan) from public.plan_gates g where g.feature_key = 'email-campaigns'));
end
$function$;

CREATE OR REPLACE FUNCTION private.sender_settings(of_account uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return jsonb_build_object('accountId', of_account, 'spf', private.server_setting('senderSpf'),
    'domain', (select private.sender_view(s) from private.sender_domains s where s.account_id = of_account));
end
$function$;

CREATE OR REPLACE FUNCTION private.sender_view(sender private.sender_domains)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('id', sender.id, 'domain', sender.domain, 'localPart', sender.local_part, 'fromName', sender.from_name,
    'replyTo', sender.reply_to, 'selector', sender.selector, 'publicKey', sender.public_key, 'records', sender.records,
    'checkedAt', sender.checked_at, 'state', case when sender.lost_at is not null then 'lost'
      when sender.verified_at is not null then 'verified' else 'waiting' end)
$function$;

CREATE OR REPLACE FUNCTION public.get_sender_check(sender_id_param uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.sender_view(s) || jsonb_build_object('spf', private.server_setting('senderSpf'))
  from private.sender_domains s where s.id = sender_id_param
$function$;

CREATE OR REPLACE FUNCTION public.get_sender_settings()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_permission('messages.send', private.chosen_account());
  return private.sender_settings(private.chosen_account());
end
$function$;

CREATE OR REPLACE FUNCTION public.keep_sender_key(sender_id_param uuid, public_key_param text, sealed_key_param text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update private.sender_domains s set public_key = public_key_param, sealed_key = sealed_key_param
  where s.id = sender_id_param and s.public_key is null;
  return (select s.public_key from private.sender_domains s where s.id = sender_id_param);
end
$function$;

CREATE OR REPLACE FUNCTION public.list_due_sender_domains()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(due.id), '[]') from (
    select s.id from private.sender_domains s
    where s.checked_at is null or s.checked_at < now() - case
      when s.verified_at is null and s.created_at > now() - interval '3 days' then interval '15 minutes' else interval '6 hours' end
    order by s.checked_at nulls first limit 20) due
$function$;

CREATE OR REPLACE FUNCTION public.note_sender_check(sender_id_param uuid, records_param jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  sender private.sender_domains;
  is_right boolean := jsonb_array_length(records_param) = 3 and not exists (
    select from jsonb_array_elements(records_param) r where r ->> 'state' <> 'right');
  is_wrong boolean := exists (select from jsonb_array_elements(records_param) r where r ->> 'state' not in ('right', 'unknown'));
begin
  select * into sender from private.sender_domains s where s.id = sender_id_param for update;
  if sender.id is null then
    return;
  end if;
  update private.sender_domains s set records = records_param, checked_at = now(),
    verified_at = case when is_right then coalesce(s.verified_at, now()) else s.verified_at end,
    lost_at = case when is_right then null when is_wrong and s.verified_at is not null then coalesce(s.lost_at, now()) else s.lost_at end
  where s.id = sender.id;
  if is_wrong and sender.verified_at is not null and sender.lost_at is null then
    perform private.notify(array(
      select a.owner_user_id from public.accounts a where a.id = sender.account_id
      union select sender.created_by where sender.created_by is not null),
      'sender_domain', jsonb_build_object('domain', sender.domain), sender.account_id, null, sender.id);
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.remove_sender_domain()
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  of_account uuid := private.chosen_account();
  known private.sender_domains;
begin
  perform private.require_permission('messages.send', of_account);
  delete from private.sender_domains s where s.account_id = of_account returning * into known;
  if known.id is not null then
    perform private.audit(of_account, 'sender_domains.removed', 'sender_domains', known.id::text,
      jsonb_build_object('domain', known.domain), null);
  end if;
  return private.sender_settings(of_account);
end
$function$;

CREATE OR REPLACE FUNCTION public.save_sender_domain(sender jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  of_account uuid := private.chosen_account();
  known private.sender_domains;
  wanted text := rtrim(lower(trim(sender ->> 'domain')), '.');
  local text := lower(trim(sender ->> 'localPart'));
  called text := private.check_text(sender ->> 'fromName', 100, 'fromName', 'The name');
  answers text := private.check_email(sender ->> 'replyTo', 'replyTo');
begin
  perform private.require_permission('messages.send', of_account);
  perform private.require_plan(of_account, 'email-campaigns');
  if not private.is_sender_domain(wanted) then
    perform private.refuse(400, 'invalid_input', 'Write the domain alone, such as mail.example.org', 'domain');
  elsif coalesce(local, '') !~ '^[a-z0-9]([a-z0-9._+-]{0,62}[a-z0-9])?$' or local ~ '\.\.' then
    perform private.refuse(400, 'invalid_input', 'Letters, digits, dots and dashes can stand before the @', 'localPart');
  elsif called is null or called ~ '[\u0001-\u001f\u007f\u2028\u2029]' then
    perform private.refuse(400, 'invalid_input', 'Write the name that readers see', 'fromName');
  elsif answers is null then
    perform private.refuse(400, 'invalid_input', 'Write the address that answers go to', 'replyTo');
  elsif private.server_setting('senderSpf') is null then
    perform private.refuse(409, 'conflict', 'The mail service of this installation sends and signs by itself');
  end if;
  -- Another domain begins anew, with a key of its own.
  delete from private.sender_domains s where s.account_id = of_account and s.domain <> wanted;
  insert into private.sender_domains (account_id, domain, local_part, from_name, reply_to, selector, created_by)
  values (of_account, wanted, local, called, answers, 'jubilee-' || left(md5(of_account::text), 8), auth.uid())
  on conflict (account_id) do update
  set local_part = excluded.local_part, from_name = excluded.from_name, reply_to = excluded.reply_to
  returning * into known;
  perform private.audit(of_account, 'sender_domains.saved', 'sender_domains', known.id::text, null,
    jsonb_build_object('domain', known.domain, 'localPart', known.local_part));
  return private.sender_settings(of_account);
end
$function$;

comment on function public.begin_mail(text, text, text, text) is 'Asked by every mail at the moment of sending: {may, sender?} (from whom it goes, where its account has a domain of its own), or {may: false, status, reason?} where the rule stops it or it has gone already. Notes the mail, unless its sender has put it in before.';

comment on function private.is_over_sender_domain(public.notices) is 'Its records are right again, or it was taken away.';

comment on function private.is_sender_domain(text) is 'A name on the open internet, in lower case and in the letters that mail knows; names of closed networks are none.';

comment on function private.mail_sender(uuid, text) is 'From whom a campaign''s or an announcement''s mail goes where its account has a domain whose records are right: {name, address, replyTo, domain, selector, sealedKey}; null: from the product''s own address.';

comment on function private.sender_settings(uuid) is 'SenderSettings: {accountId, spf, domain}. spf is what lets this server send for a domain; null where a mail service sends and signs by itself.';

comment on function private.sender_view(private.sender_domains) is 'SenderDomain: nothing of the closed key.';

comment on function public.get_sender_check(uuid) is 'What a look-up needs: SenderDomain with spf; null when it was taken away.';

comment on function public.get_sender_settings() is 'From which domain the chosen account''s mails go, for who sends messages: SenderSettings.';

comment on function public.keep_sender_key(uuid, text, text) is 'The key that the server made for a domain, once: of two at the same time the first stays. The public part that is kept.';

comment on function public.list_due_sender_domains() is 'Ids of domains whose records are to be looked up: new ones every quarter of an hour, others four times a day.';

comment on function public.note_sender_check(uuid, jsonb) is 'How the three records stand. All right: mails go from the domain. One gone that was right: they go from the product''s own address, and the owner and who chose it are told, once. What could not be looked up changes nothing.';

comment on function public.remove_sender_domain() is 'Mails go from the product''s own address again; the key is gone. SenderSettings.';

comment on function public.save_sender_domain(jsonb) is 'The chosen account''s sender {domain, localPart, fromName, replyTo}, for who sends messages; another domain takes the place of the one before. SenderSettings.';

grant execute on function public.get_sender_check(uuid) to service_role;

grant execute on function public.get_sender_settings() to authenticated;

grant execute on function public.get_sender_settings() to service_role;

grant execute on function public.keep_sender_key(uuid, text, text) to service_role;

grant execute on function public.list_due_sender_domains() to service_role;

grant execute on function public.note_sender_check(uuid, jsonb) to service_role;

grant execute on function public.remove_sender_domain() to authenticated;

grant execute on function public.remove_sender_domain() to service_role;

grant execute on function public.save_sender_domain(jsonb) to authenticated;

grant execute on function public.save_sender_domain(jsonb) to service_role;

select private.guard_half_sessions();

reset check_function_bodies;
