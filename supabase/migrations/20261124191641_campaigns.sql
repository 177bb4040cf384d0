-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.are_campaign_blocks(value jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select jsonb_typeof(value) = 'array' and jsonb_array_length(value) <= 60 and octet_length(value::text) <= 400000
    and not exists (
      select from jsonb_array_elements(value) b (block)
      where jsonb_typeof(block) <> 'object' or coalesce(block ->> 'id', '') !~ '^[a-z0-9-]{1,40}$'
        or coalesce(block ->> 'kind', '') not in ('text', 'picture', 'button', 'event', 'answer', 'gap')
        or exists (select from jsonb_object_keys(block) k (name) where name not in ('id', 'kind', 'words', 'labels', 'href', 'picture'))
        or block ? 'words' and (jsonb_typeof(block -> 'words') <> 'object' or exists (
          select from jsonb_each(block -> 'words') w (language, words)
          where language !~ '^[a-z]{2,3}$' or private.is_rich_text(words) is not true))
        or block ? 'labels' and private.are_campaign_subjects(block -> 'labels') is not true
        or block ? 'href' and (jsonb_typeof(block -> 'href') <> 'string' or block ->> 'href' <> '' and not private.is_safe_link(block ->> 'href'))
        or block ? 'picture' and private.is_rich_text(jsonb_build_object('version', 1, 'content',
          jsonb_build_array(jsonb_build_object('type', 'picture', 'attrs', block -> 'picture')))) is not true)
    and (select count(distinct block ->> 'id') = jsonb_array_length(value) from jsonb_array_elements(value) b (block))
$function$;

CREATE OR REPLACE FUNCTION private.are_campaign_subjects(value jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select jsonb_typeof(value) = 'object' and (select count(*) from jsonb_object_keys(value)) <= 12 and not exists (
    select from jsonb_each(value) s (language, subject)
    where language !~ '^[a-z]{2,3}$' or jsonb_typeof(subject) <> 'string' or length(subject #>> '{}') > 200
      or subject #>> '{}' ~ '[\u0001-\u001f\u007f\u2028\u2029]')
$function$;

-- E-mail campaigns: what is written, to whom, when it goes, and to whom it went.

insert into public.plan_gates (feature_key, title, required_plan, writes) values
  ('email-campaigns', 'E-mail campaigns', 'pro', 'e-mail campaigns');

create table public.email_campaigns (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  event_id uuid not null,
  name text not null check (name = trim(name) and length(name) between 1 and 120),
  status text not null default 'draft'
    check (status in ('draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled')),
  question jsonb not null check (jsonb_typeof(question) = 'object'),
  language text not null check (language ~ '^[a-z]{2,3}$'),
  subjects jsonb not null default '{}' check (private.are_campaign_subjects(subjects)),
  previews jsonb not null default '{}' check (private.are_campaign_subjects(previews)),
  blocks jsonb not null default '[]' check (private.are_campaign_blocks(blocks)),
  revision integer not null default 1 check (revision > 0),
  goes_local timestamp,
  goes_by text not null default 'guest' check (goes_by in ('guest', 'event')),
  paused_by text check (paused_by in ('host', 'bounces', 'complaints')),
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  started_at timestamptz,
  resumed_at timestamptz,
  ended_at timestamptz,
  unique (id, account_id),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade,
  check ((status = 'paused') = (paused_by is not null))
);
comment on table public.email_campaigns is
  'Mails that a host writes to an audience of an event. draft: written; scheduled: goes at its time; sending: some have gone; paused: by the host, or because too many came back or were reported; sent; cancelled. What it says can be changed until each mail is made.';
comment on column public.email_campaigns.question is 'AudienceQuestion: asked when it begins to go, so that whoever came in until then is among them.';
comment on column public.email_campaigns.language is 'The language that readers get whose own is not written.';
comment on column public.email_campaigns.subjects is '{language: subject}';
comment on column public.email_campaigns.previews is '{language: the line that inboxes show beside the subject}; without one the first words are shown.';
comment on column public.email_campaigns.revision is 'Rises with each time it is written, so that two who write at once see each other.';
comment on column public.email_campaigns.blocks is 'CampaignBlock[]: each with its words by language.';
comment on column public.email_campaigns.goes_local is 'When it goes, by the clock of goes_by; null for at once.';
comment on column public.email_campaigns.goes_by is 'Whose clock: guest is each reader''s own, event is the event''s.';
create index email_campaigns_event on public.email_campaigns (event_id, created_at desc);
create index email_campaigns_account on public.email_campaigns (account_id, created_at desc);
create index email_campaigns_created_by on public.email_campaigns (created_by);
create index email_campaigns_going on public.email_campaigns (status) where status in ('scheduled', 'sending');
alter table public.email_campaigns enable row level security;

create table public.email_recipients (
  id uuid primary key default gen_random_uuid(),
  campaign_id uuid not null,
  account_id uuid not null,
  guest_id uuid not null references public.guests (id) on delete cascade,
  email text not null check (email = lower(trim(email))),
  language text not null,
  goes_at timestamptz not null,
  delivery_key text unique,
  unique (campaign_id, guest_id),
  unique (campaign_id, email),
  foreign key (campaign_id, account_id) references public.email_campaigns (id, account_id) on delete cascade
);
comment on table public.email_recipients is
  'To whom a campaign goes, each person and each address once, and when by their own clock. What became of the mail stands in mail_deliveries under delivery_key.';
comment on column public.email_recipients.delivery_key is 'The key of its mail in mail_deliveries; null while it waits for its time.';
create index email_recipients_due on public.email_recipients (goes_at) where delivery_key is null;
create index email_recipients_guest on public.email_recipients (guest_id);
create index email_recipients_campaign on public.email_recipients (campaign_id, account_id);
alter table public.email_recipients enable row level security;

update public.permissions set opens = '{found_email_campaigns,fact_email_campaigns}' where permission = 'messages.send';

CREATE OR REPLACE FUNCTION private.bare_fields(value jsonb)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select distinct case f #>> '{attrs,name}' when 'first_name' then 'full_name' else f #>> '{attrs,name}' end
  from jsonb_path_query(value, 'strict $.** ? (@.type == "field")') f
  where coalesce(trim(f #>> '{attrs,fallback}'), '') = ''
$function$;

CREATE OR REPLACE FUNCTION private.campaign_gaps(campaign public.email_campaigns)
 RETURNS TABLE(language text, missing integer)
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select l.language, (case when trim(campaign.subjects ->> l.language) = '' then 1 else 0 end + (
    select count(*) from jsonb_array_elements(campaign.blocks) b (block)
    where case block ->> 'kind'
      when 'text' then coalesce(trim(private.rich_text_words(block -> 'words' -> l.language)), '') = ''
      when 'button' then coalesce(trim(block -> 'labels' ->> l.language), '') = ''
      when 'picture' then block ->> 'picture' is null or coalesce(nullif(trim(block -> 'labels' ->> l.language), ''), trim(block -> 'picture' ->> 'alt'), '') = ''
      else false end))::integer
  from jsonb_object_keys(campaign.subjects) l (language)
$function$;

CREATE OR REPLACE FUNCTION private.campaign_language(wanted text, campaign public.email_campaigns)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when campaign.subjects ? split_part(lower(wanted), '-', 1)
    then split_part(lower(wanted), '-', 1) else campaign.language end
$function$;

CREATE OR REPLACE FUNCTION private.campaign_mail(campaign public.email_campaigns, to_guest_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person public.guests;
  place public.event_guests;
  event public.events;
  token text;
  speaks text;
begin
  select * into person from public.guests g where g.id = to_guest_id and g.account_id = campaign.account_id and g.status = 'active';
  select * into event from public.events e where e.id = campaign.event_id;
  select * into place from public.event_guests eg where eg.event_id = event.id and eg.guest_id = person.id;
  if person.email is null or place.id is null or event.status <> 'published' then
    return null;
  end if;
  speaks := private.campaign_language(coalesce(person.locale, event.locale), campaign);
  token := private.personal_token(private.ensure_personal_link(place, 'invitation'));
  return private.campaign_words(campaign, event, speaks) || jsonb_build_object('to', person.email, 'name', person.full_name,
    'locale', case when speaks = split_part(lower(coalesce(person.locale, event.locale)), '-', 1)
      then coalesce(person.locale, event.locale) else speaks end,
    'fields', jsonb_build_object('full_name', person.full_name, 'group', coalesce(place.group_label, ''),
      'household', coalesce((select h.name from public.households h where h.id = place.household_id), ''),
      'event', event.name, 'place', coalesce(event.location_name, '')),
    'url', private.site_url() || '/invitation/' || token,
    'unsubscribeUrl', private.site_url() || '/invitation/' || token || '?mails=stop',
    'calendar', public.get_calendar_source(token));
end
$function$;

CREATE OR REPLACE FUNCTION private.campaign_mail_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  recipient public.email_recipients;
  campaign public.email_campaigns;
  source jsonb;
begin
  select * into recipient from public.email_recipients r
  where r.id::text = job.payload ->> 'recipientId' and r.delivery_key = job.id::text for update;
  select * into campaign from public.email_campaigns c where c.id = recipient.campaign_id;
  if campaign.status = 'paused' then
    -- It waits for its campaign to go on, and gets another job then.
    delete from public.mail_deliveries d where d.key = job.id::text and d.status = 'queued';
    update public.email_recipients r set delivery_key = null where r.id = recipient.id;
    return null;
  elsif campaign.status = 'sending' then
    source := private.campaign_mail(campaign, recipient.guest_id);
  end if;
  if source is null then
    update public.mail_deliveries d set status = 'dropped', reason = 'pointless', ended_at = now()
    where d.key = job.id::text and d.status = 'queued';
  end if;
  return source;
end
$function$;

CREATE OR REPLACE FUNCTION private.campaign_people(campaign public.email_campaigns)
 RETURNS TABLE(guest_id uuid, full_name text, email text, locale text, time_zone text, language text, fields jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select p.guest_id, p.full_name, p.email, p.locale, p.time_zone, private.campaign_language(p.locale, campaign),
    jsonb_build_object('full_name', p.full_name, 'group', coalesce(eg.group_label, ''), 'household', coalesce(h.name, ''),
      'event', e.name, 'place', coalesce(e.location_name, ''))
  from private.audience_people(campaign.question, campaign.account_id, campaign.event_id, 'campaigns') p
  join public.events e on e.id = campaign.event_id
  left join public.event_guests eg on eg.id = p.event_guest_id
  left join public.households h on h.id = eg.household_id
  where 'email' = any (p.channels) and p.guest_id is not null
$function$;

CREATE OR REPLACE FUNCTION private.campaign_problems(campaign public.email_campaigns)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    with people as materialized (select * from private.campaign_people(campaign)),
    empty as (
      select f.field, p.full_name from people p
      cross join lateral (select distinct private.bare_fields(b.block -> 'words' -> p.language) as field
        from jsonb_array_elements(campaign.blocks) b (block) where b.block ->> 'kind' = 'text') f
      where coalesce(trim(p.fields ->> f.field), '') = ''
    )
    select jsonb_build_object(
      'people', (select count(*) from people),
      'deadLinks', (select count(*) from jsonb_array_elements(campaign.blocks) b (block)
        where b.block ->> 'kind' = 'button' and coalesce(b.block ->> 'href', '') = ''),
      'zones', (select count(distinct p.time_zone) from people p),
      'languages', (select coalesce(jsonb_agg(jsonb_build_object('language', g.language, 'missing', g.missing,
          'people', (select count(*) from people p where p.language = g.language)) order by g.language <> campaign.language, g.language), '[]')
        from private.campaign_gaps(campaign) g),
      'unwritten', (select coalesce(jsonb_agg(jsonb_build_object('language', u.language, 'people', u.n) order by u.n desc, u.language), '[]')
        from (select split_part(lower(p.locale), '-', 1) as language, count(*) as n from people p
          where not campaign.subjects ? split_part(lower(p.locale), '-', 1) group by 1) u),
      'emptyFields', (select coalesce(jsonb_agg(jsonb_build_object('field', f.field, 'people', f.n, 'names', f.names) order by f.field), '[]')
        from (select e.field, count(*) as n, to_jsonb((array_agg(e.full_name order by e.full_name))[1:20]) as names
          from empty e group by e.field) f)));
end
$function$;

CREATE OR REPLACE FUNCTION private.campaign_sample(campaign public.email_campaigns, in_language text, as_guest_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
  reader record;
  speaks text;
  shown text := private.site_url() || '/invitation/their-own-link';
begin
  select * into event from public.events e where e.id = campaign.event_id;
  select p.full_name, p.locale, p.language, p.fields into reader from private.campaign_people(campaign) p
  order by p.guest_id is distinct from as_guest_id, p.language is distinct from in_language, p.full_name, p.guest_id limit 1;
  speaks := case when campaign.subjects ? in_language then in_language else coalesce(reader.language, campaign.language) end;
  return private.campaign_words(campaign, event, speaks) || jsonb_build_object('to', null,
    'name', coalesce(reader.full_name, ''), 'locale', case when split_part(lower(reader.locale), '-', 1) = speaks then reader.locale else speaks end,
    'fields', coalesce(reader.fields, jsonb_build_object('event', event.name, 'place', coalesce(event.location_name, ''))),
    'url', shown, 'unsubscribeUrl', shown || '?mails=stop',
    'calendar', private.public_event(event, false) || jsonb_build_object('onlineUrl', null, 'uid', event.uid, 'sequence', event.sequence,
      'updatedAt', event.updated_at, 'pageUrl', coalesce(private.page_url(event, null), private.site_url())));
end
$function$;

CREATE OR REPLACE FUNCTION private.campaign_test_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  campaign public.email_campaigns;
begin
  select * into campaign from public.email_campaigns c where c.id::text = job.payload ->> 'campaignId';
  if campaign.id is null then
    return null;
  end if;
  return private.campaign_sample(campaign, job.payload ->> 'language', (job.payload ->> 'guestId')::uuid)
    || jsonb_build_object('to', job.payload ->> 'to');
end
$function$;

CREATE OR REPLACE FUNCTION private.campaign_view(campaign public.email_campaigns)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('id', campaign.id, 'accountId', campaign.account_id, 'eventId', campaign.event_id,
    'name', campaign.name, 'status', campaign.status, 'question', campaign.question, 'language', campaign.language,
    'subjects', campaign.subjects, 'previews', campaign.previews, 'blocks', campaign.blocks, 'revision', campaign.revision, 'goesLocal', to_char(campaign.goes_local, 'YYYY-MM-DD"T"HH24:MI'),
    'goesBy', campaign.goes_by, 'pausedBy', campaign.paused_by, 'updatedAt', campaign.updated_at,
    'startedAt', campaign.started_at, 'endedAt', campaign.ended_at)
$function$;

CREATE OR REPLACE FUNCTION private.campaign_words(campaign public.email_campaigns, event public.events, speaks text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('language', speaks, 'subject', coalesce(campaign.subjects ->> speaks, ''),
    'preview', coalesce(campaign.previews ->> speaks, ''), 'blocks', campaign.blocks, 'event', private.public_event(event, false))
$function$;

CREATE OR REPLACE FUNCTION private.fact_email_campaigns(mine uuid[])
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select private.fact(jsonb_build_object('campaigns', count(*), 'people', coalesce(sum(r.people), 0)), null,
      to_jsonb((array_agg(r.people order by c.started_at desc, c.id))[1:6]),
      to_jsonb((array_agg(jsonb_build_object('id', c.id, 'title', c.name, 'detail', e.name, 'count', r.people,
        'at', c.started_at, 'timeZone', e.time_zone) order by c.started_at desc, c.id))[1:5]))
    from public.email_campaigns c join public.events e on e.id = c.event_id
    cross join lateral (select count(*) as people from public.email_recipients x where x.campaign_id = c.id) r
    where c.account_id = any (mine) and c.started_at is not null);
end
$function$;

CREATE OR REPLACE FUNCTION private.fill_campaign(campaign public.email_campaigns)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  zone text := (select e.time_zone from public.events e where e.id = campaign.event_id);
begin
  insert into public.email_recipients (campaign_id, account_id, guest_id, email, language, goes_at)
  select campaign.id, campaign.account_id, p.guest_id, p.email, p.language,
    coalesce(campaign.goes_local at time zone case campaign.goes_by when 'guest' then p.time_zone else zone end, now())
  from private.campaign_people(campaign) p
  on conflict do nothing;
  update public.email_campaigns c set status = 'sending', started_at = now() where c.id = campaign.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.found_email_campaigns(patterns text[], mine uuid[], one_event uuid, most integer)
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
    select row_number() over (order by c.created_at desc, c.id) as n, jsonb_build_object('id', c.id, 'title', c.name, 'detail', e.name,
      'eventId', e.id, 'at', c.started_at, 'timeZone', e.time_zone, 'state', c.status) as row
    from public.email_campaigns c join public.events e on e.id = c.event_id
    where c.account_id = any (mine) and (one_event is null or c.event_id = one_event)
      and private.search_words(c.name || ' ' || (select coalesce(string_agg(s.value, ' '), '') from jsonb_each_text(c.subjects) s)) like all (patterns)) f;
  return private.hits('email_campaigns', 76, found, total);
end
$function$;

CREATE OR REPLACE FUNCTION private.hand_over_campaign(campaign public.email_campaigns, most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  handed integer;
begin
  with due as (
    select r.id, r.email, gen_random_uuid() as job_id from public.email_recipients r
    where r.campaign_id = campaign.id and r.delivery_key is null and r.goes_at <= now()
    order by r.goes_at, r.id limit most for update skip locked
  ), jobs as (
    insert into public.jobs (id, kind, payload)
    select d.job_id, 'campaign_mail', jsonb_build_object('recipientId', d.id) from due d
  ), mails as (
    insert into public.mail_deliveries (key, account_id, event_id, kind, topic, email, of_kind, of_id, caused_by)
    select d.job_id::text, campaign.account_id, campaign.event_id, 'campaign_mail', 'campaigns', d.email, 'campaign', campaign.id, campaign.created_by
    from due d
  ), kept as (
    update public.email_recipients r set delivery_key = d.job_id::text from due d where r.id = d.id returning 1
  )
  select count(*) into handed from kept;
  return handed;
end
$function$;

CREATE OR REPLACE FUNCTION private.my_campaign(campaign_id uuid)
 RETURNS public.email_campaigns
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  campaign public.email_campaigns;
begin
  select * into campaign from public.email_campaigns c where c.id = campaign_id for no key update;
  if campaign.id is null or not private.may('events.read', campaign.account_id, campaign.event_id) then
    perform private.refuse(404, 'not_found', 'This campaign does not exist');
  end if;
  perform private.require_permission('messages.send', campaign.account_id, campaign.event_id);
  return campaign;
end
$function$;

CREATE OR REPLACE FUNCTION private.troubled(campaign public.email_campaigns)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case
    when count(*) filter (where d.status = 'bounced') >= 3 and count(*) filter (where d.status = 'bounced') * 20 >= count(*) then 'bounces'
    when count(*) filter (where d.status = 'complained') >= 1
      and count(*) filter (where d.status = 'complained') * 1000 >= count(*) * 3 then 'complaints' end
  from public.mail_deliveries d
  where d.of_kind = 'campaign' and d.of_id = campaign.id and d.status in ('sent', 'delivered', 'bounced', 'complained')
    and d.sent_at > coalesce(campaign.resumed_at, '-infinity')
$function$;

CREATE OR REPLACE FUNCTION public.check_email_campaign(campaign_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  campaign public.email_campaigns;
begin
  select * into campaign from public.email_campaigns c
  where c.id = campaign_id_param and private.may('messages.send', c.account_id, c.event_id);
  if campaign.id is null then
    perform private.refuse(404, 'not_found', 'This campaign does not exist');
  end if;
  return private.campaign_problems(campaign);
end
$function$;

CREATE OR REPLACE FUNCTION public.delete_email_campaign(campaign_id_param uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  campaign public.email_campaigns := private.my_campaign(campaign_id_param);
begin
  if campaign.started_at is not null then
    perform private.refuse(409, 'conflict', 'Some have got it: it stays, so that it is known what they were told');
  end if;
  delete from public.email_campaigns c where c.id = campaign.id;
end
$function$;

CREATE OR REPLACE FUNCTION public.get_email_campaign(campaign_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  campaign public.email_campaigns;
begin
  select * into campaign from public.email_campaigns c
  where c.id = campaign_id_param and private.may('messages.send', c.account_id, c.event_id);
  if campaign.id is null then
    perform private.refuse(404, 'not_found', 'This campaign does not exist');
  end if;
  return private.campaign_view(campaign);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_email_campaign_results(campaign_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  campaign public.email_campaigns;
  sees_addresses boolean;
begin
  select * into campaign from public.email_campaigns c
  where c.id = campaign_id_param and private.may('messages.send', c.account_id, c.event_id);
  if campaign.id is null then
    perform private.refuse(404, 'not_found', 'This campaign does not exist');
  end if;
  sees_addresses := private.may('guests.read_contact', campaign.account_id, campaign.event_id);
  return (
    with mails as materialized (
      select r.guest_id, r.email, r.language, r.goes_at, d.status, d.reason, d.sent_at,
        coalesce(rs.answered_by = 'guest' and rs.answered_at > d.sent_at, false) as has_answered,
        coalesce(rs.answered_at > d.sent_at, rs.id is null) as was_open,
        coalesce(g.unsubscribed_at > d.sent_at, false) as has_left, g.full_name
      from public.email_recipients r
      join public.guests g on g.id = r.guest_id
      left join public.mail_deliveries d on d.key = r.delivery_key
      left join public.event_guests eg on eg.event_id = campaign.event_id and eg.guest_id = r.guest_id
      left join public.rsvps rs on rs.event_guest_id = eg.id
      where r.campaign_id = campaign.id
    ), missed as (
      select m.*, row_number() over (order by m.full_name, m.guest_id) as place from mails m
      where m.status in ('bounced', 'dropped')
    )
    select jsonb_build_object('people', count(*), 'waiting', count(*) filter (where m.status is null),
      'nextAt', min(m.goes_at) filter (where m.status is null),
      'figures', private.mail_figures('campaign', campaign.id),
      'open', count(*) filter (where m.was_open), 'answered', count(*) filter (where m.has_answered), 'left', count(*) filter (where m.has_left),
      'languages', (select coalesce(jsonb_agg(jsonb_build_object('language', l.language, 'people', l.people, 'open', l.was_open, 'answered', l.answered)
          order by l.people desc, l.language), '[]')
        from (select x.language, count(*) as people, count(*) filter (where x.was_open) as was_open, count(*) filter (where x.has_answered) as answered
          from mails x group by x.language) l),
      'missed', (select coalesce(jsonb_agg(jsonb_build_object('guestId', x.guest_id, 'name', x.full_name,
          'email', case when sees_addresses then x.email end, 'status', x.status, 'reason', case x.status when 'dropped' then x.reason end)
          order by x.place), '[]') from missed x where x.place <= 50))
    from mails m);
end
$function$;

CREATE OR REPLACE FUNCTION public.list_email_campaigns(event_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_event_permission('messages.send', event_id_param);
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'status', c.status, 'goesLocal',
        to_char(c.goes_local, 'YYYY-MM-DD"T"HH24:MI'), 'goesBy', c.goes_by, 'pausedBy', c.paused_by,
        'languages', (select coalesce(jsonb_agg(k.language order by k.language), '[]') from jsonb_object_keys(c.subjects) k (language)),
        'updatedAt', c.updated_at, 'startedAt', c.started_at, 'endedAt', c.ended_at,
        'people', (select count(*) from public.email_recipients r where r.campaign_id = c.id),
        'figures', private.mail_figures('campaign', c.id)) order by c.created_at desc), '[]')
    from public.email_campaigns c where c.event_id = event_id_param);
end
$function$;

CREATE OR REPLACE FUNCTION public.preview_email_campaign(campaign_id_param uuid, language_param text, guest_id_param uuid DEFAULT NULL::uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  campaign public.email_campaigns;
begin
  select * into campaign from public.email_campaigns c
  where c.id = campaign_id_param and private.may('messages.send', c.account_id, c.event_id);
  if campaign.id is null then
    perform private.refuse(404, 'not_found', 'This campaign does not exist');
  end if;
  return private.campaign_sample(campaign, language_param, guest_id_param);
end
$function$;

CREATE OR REPLACE FUNCTION public.run_email_campaigns()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  campaign public.email_campaigns;
  room integer := 600;
  why text;
begin
  for campaign in
    select c.* from public.email_campaigns c join public.events e on e.id = c.event_id
    where c.status = 'scheduled' and e.status = 'published' and (c.goes_local is null or c.goes_local <= case c.goes_by
      when 'event' then now() at time zone e.time_zone else now() at time zone 'UTC' + interval '14 hours' end)
    for update of c skip locked
  loop
    perform private.fill_campaign(campaign);
  end loop;
  for campaign in select c.* from public.email_campaigns c where c.status = 'sending' order by c.started_at, c.id for update skip locked loop
    why := private.troubled(campaign);
    if why is not null then
      update public.email_campaigns c set status = 'paused', paused_by = why where c.id = campaign.id;
      perform private.audit(campaign.account_id, 'email_campaigns.paused', 'email_campaigns', campaign.id::text, null,
        jsonb_build_object('pausedBy', why));
      continue;
    end if;
    room := room - private.hand_over_campaign(campaign, room);
    if not exists (select from public.email_recipients r where r.campaign_id = campaign.id and r.delivery_key is null)
      and not exists (select from public.mail_deliveries d where d.of_id = campaign.id and d.of_kind = 'campaign' and d.status = 'queued') then
      update public.email_campaigns c set status = 'sent', ended_at = now() where c.id = campaign.id;
    end if;
    exit when room <= 0;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION public.save_email_campaign(event_id_param uuid, campaign_id_param uuid, campaign_param jsonb, revision_param integer DEFAULT NULL::integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
  campaign public.email_campaigns;
  asked jsonb;
  called text := private.check_name(campaign_param ->> 'name', 'name');
begin
  select * into event from public.events e where e.id = event_id_param;
  perform private.require_permission('messages.send', event.account_id, event.id);
  perform private.require_plan(event.account_id, 'email-campaigns');
  asked := private.check_audience(campaign_param -> 'question', event.account_id, event.id);
  if length(called) > 120 then
    perform private.refuse(400, 'invalid_input', 'A name can have up to 120 characters', 'name');
  elsif coalesce(campaign_param ->> 'language', '') !~ '^[a-z]{2,3}$' then
    perform private.refuse(400, 'invalid_input', 'Choose a language', 'language');
  elsif private.are_campaign_subjects(campaign_param -> 'subjects') is not true then
    perform private.refuse(400, 'invalid_input', 'A subject is one line of up to 200 characters', 'subjects');
  elsif private.are_campaign_subjects(coalesce(campaign_param -> 'previews', '{}')) is not true then
    perform private.refuse(400, 'invalid_input', 'The line beside the subject is one line of up to 200 characters', 'previews');
  elsif private.are_campaign_blocks(campaign_param -> 'blocks') is not true then
    perform private.refuse(400, 'invalid_input', 'There is something in this mail that mails cannot show, or it is too long', 'blocks');
  end if;
  if campaign_id_param is null then
    insert into public.email_campaigns (account_id, event_id, name, question, language, subjects, previews, blocks, created_by)
    values (event.account_id, event.id, called, asked, campaign_param ->> 'language', campaign_param -> 'subjects',
      coalesce(campaign_param -> 'previews', '{}'), campaign_param -> 'blocks', auth.uid())
    returning * into campaign;
    return private.campaign_view(campaign);
  end if;
  campaign := private.my_campaign(campaign_id_param);
  if campaign.event_id <> event.id then
    perform private.refuse(404, 'not_found', 'This campaign does not exist');
  elsif revision_param is distinct from campaign.revision then
    perform private.refuse(409, 'conflict', 'It was written somewhere else meanwhile. Look at that first, so that no words are lost', 'revision');
  elsif campaign.status in ('sent', 'cancelled') then
    perform private.refuse(409, 'conflict', 'It has gone out: what people have is not changed any more');
  elsif campaign.started_at is not null and campaign.question <> asked then
    perform private.refuse(409, 'conflict', 'Whom it goes to is settled: some of them have it already', 'question');
  end if;
  update public.email_campaigns c set name = called, question = asked, language = campaign_param ->> 'language',
    subjects = campaign_param -> 'subjects', previews = coalesce(campaign_param -> 'previews', '{}'),
    blocks = campaign_param -> 'blocks', revision = c.revision + 1
  where c.id = campaign.id returning * into campaign;
  return private.campaign_view(campaign);
end
$function$;

CREATE OR REPLACE FUNCTION public.send_email_campaign(campaign_id_param uuid, goes_local_param timestamp without time zone DEFAULT NULL::timestamp without time zone, goes_by_param text DEFAULT 'guest'::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  campaign public.email_campaigns := private.my_campaign(campaign_id_param);
  event public.events;
  problems jsonb;
begin
  select * into event from public.events e where e.id = campaign.event_id;
  perform private.require_plan(campaign.account_id, 'email-campaigns');
  if campaign.status not in ('draft', 'scheduled') then
    perform private.refuse(409, 'conflict', 'It is on its way already');
  elsif event.status <> 'published' then
    perform private.refuse(409, 'conflict', 'Publish the event first: until then no mail goes out');
  elsif goes_by_param not in ('guest', 'event') or goes_local_param is not null and (
    goes_local_param at time zone event.time_zone < now() - interval '14 hours' or goes_local_param > now() + interval '2 years') then
    perform private.refuse(400, 'invalid_input', 'Choose a time that is still to come', 'goes_local_param');
  end if;
  problems := private.campaign_problems(campaign);
  if (problems ->> 'people')::integer = 0 then
    perform private.refuse(409, 'conflict', 'It would reach nobody: choose other people', 'question');
  elsif problems -> 'deadLinks' <> '0' then
    perform private.refuse(409, 'conflict', 'A button leads nowhere', 'blocks');
  elsif not campaign.subjects ? campaign.language or campaign.blocks = '[]'
    or jsonb_path_exists(problems, '$.languages[*] ? (@.missing > 0)') then
    perform private.refuse(409, 'conflict', 'Something is not written yet in one of its languages', 'blocks');
  elsif problems -> 'emptyFields' <> '[]' then
    perform private.refuse(409, 'conflict', 'A place that is filled in stays empty for some', 'blocks');
  end if;
  update public.email_campaigns c set status = 'scheduled', goes_local = goes_local_param, goes_by = goes_by_param
  where c.id = campaign.id returning * into campaign;
  perform private.audit(campaign.account_id, 'email_campaigns.scheduled', 'email_campaigns', campaign.id::text, null,
    jsonb_build_object('people', problems -> 'people', 'goesLocal', goes_local_param, 'goesBy', goes_by_param));
  return private.campaign_view(campaign);
end
$function$;

CREATE OR REPLACE FUNCTION public.set_email_campaign(campaign_id_param uuid, to_param text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  campaign public.email_campaigns := private.my_campaign(campaign_id_param);
begin
  if to_param = 'draft' and campaign.status = 'scheduled' then
    update public.email_campaigns c set status = 'draft', goes_local = null where c.id = campaign.id;
  elsif to_param = 'paused' and campaign.status = 'sending' then
    update public.email_campaigns c set status = 'paused', paused_by = 'host' where c.id = campaign.id;
  elsif to_param = 'sending' and campaign.status = 'paused' then
    update public.email_campaigns c set status = 'sending', paused_by = null, resumed_at = clock_timestamp() where c.id = campaign.id;
  elsif to_param = 'cancelled' and campaign.status in ('scheduled', 'sending', 'paused') then
    update public.email_campaigns c set status = 'cancelled', paused_by = null, ended_at = now() where c.id = campaign.id;
  else
    perform private.refuse(409, 'conflict', 'It is not where it was a moment ago. Look again', 'to_param');
  end if;
  perform private.audit(campaign.account_id, 'email_campaigns.' || to_param, 'email_campaigns', campaign.id::text, null,
    jsonb_build_object('was', campaign.status));
  select * into campaign from public.email_campaigns c where c.id = campaign.id;
  return private.campaign_view(campaign);
end
$function$;

CREATE OR REPLACE FUNCTION public.test_email_campaign(campaign_id_param uuid, language_param text, guest_id_param uuid DEFAULT NULL::uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  campaign public.email_campaigns := private.my_campaign(campaign_id_param);
  address text := (select u.email from auth.users u where u.id = auth.uid());
begin
  perform private.require_plan(campaign.account_id, 'email-campaigns');
  if (select count(*) from public.mail_deliveries d where d.caused_by = auth.uid() and d.kind = 'campaign_test'
    and d.created_at > now() - interval '1 hour') >= 30 then
    perform private.refuse(429, 'too_many_requests', 'That were thirty tests within an hour. Try again later');
  end if;
  perform private.queue_mail('campaign_test',
    jsonb_build_object('campaignId', campaign.id, 'language', language_param, 'guestId', guest_id_param, 'to', address),
    address, 'service', campaign.account_id, campaign.event_id);
  return address;
end
$function$;

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE OF name, question, language ON public.email_campaigns FOR EACH ROW EXECUTE FUNCTION private.audit_row();

CREATE TRIGGER touch_updated_at BEFORE UPDATE OF name, question, language, subjects, previews, blocks ON public.email_campaigns FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

create policy "who sends messages sees campaigns" on public.email_campaigns
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('messages.send'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('messages.send'::text) AS my_events))));

comment on function private.are_campaign_blocks(jsonb) is 'Blocks of known kinds, each with an id of its own, its words by language, and addresses that may be followed.';

comment on function private.are_campaign_subjects(jsonb) is 'A line of text by language.';

comment on function private.bare_fields(jsonb) is 'The places of texts where nothing stands in for what is not known.';

comment on function private.campaign_gaps(public.email_campaigns) is 'How many pieces of a campaign are not written yet, in each language that is begun.';

comment on function private.campaign_language(text, public.email_campaigns) is 'In which of a campaign''s languages somebody gets it: their own where it is written, else the usual one.';

comment on function private.campaign_mail(public.email_campaigns, uuid) is 'CampaignMailSource: what a campaign says to one guest, with their own link.';

comment on function private.campaign_mail_source(public.jobs) is 'CampaignMailSource as it is written at this moment; null when it does not go any more, or not now.';

comment on function private.campaign_people(public.email_campaigns) is 'Who would get a campaign now: the guests of its audience whom a mail reaches, each person and each address once, with what is filled in for them.';

comment on function private.campaign_problems(public.email_campaigns) is 'CampaignCheck: how many get it, which buttons lead nowhere, what is not written in which language, which languages of its readers are not begun, and for whom a place stays empty.';

comment on function private.campaign_sample(public.email_campaigns, text, uuid) is 'CampaignMailSource to look at: as one of its readers gets it, without one as the first who reads the language. Without anybody''s link.';

comment on function private.campaign_test_source(public.jobs) is 'CampaignMailSource for who writes it.';

comment on function private.campaign_view(public.email_campaigns) is 'EmailCampaign.';

comment on function private.campaign_words(public.email_campaigns, public.events, text) is 'What is the same in a campaign for all readers of a language.';

comment on function private.fact_email_campaigns(uuid[]) is 'Campaigns that have gone out, and to how many; the rows are those, the newest first.';

comment on function private.fill_campaign(public.email_campaigns) is 'Finds out once who gets a campaign, and when by their own clock; done twice it is as once.';

comment on function private.found_email_campaigns(text[], uuid[], uuid, integer) is 'E-mail campaigns by their names and subjects, the newest first.';

comment on function private.hand_over_campaign(public.email_campaigns, integer) is 'Makes jobs of the next mails that are due, in one transaction with the note that they are.';

comment on function private.my_campaign(uuid) is 'A campaign of an event whose messages the caller sends, locked.';

comment on function private.troubled(public.email_campaigns) is 'Why a campaign stops by itself: 5 % of what went came back, or 0.3 % was reported as unwanted; counted anew after a host let it go on.';

comment on function public.check_email_campaign(uuid) is 'CampaignCheck: what is looked at before a campaign goes.';

comment on function public.delete_email_campaign(uuid) is 'Takes away a campaign that nobody has got.';

comment on function public.get_email_campaign(uuid) is 'EmailCampaign, for who may send messages of its event.';

comment on function public.get_email_campaign_results(uuid) is 'CampaignResults: how many got it, had not answered until then, answered or wanted no more mails since, by language, and the first fifty whom it did not reach, with why. Addresses for who may read them.';

comment on function public.list_email_campaigns(uuid) is 'EmailCampaignLine[] of an event, newest first, each with what became of its mails.';

comment on function public.preview_email_campaign(uuid, text, uuid) is 'CampaignMailSource as it would be written now, in one of its languages and as one of its readers. Nothing is kept or sent.';

comment on function public.run_email_campaigns() is 'Each minute: begins campaigns whose time has come for the first of their readers, pauses those that come back or are reported, hands over up to 600 mails that are due, and ends those that have gone.';

comment on function public.save_email_campaign(uuid, uuid, jsonb, integer) is 'Writes a campaign of an event, or a new one: {name, question, language, subjects, previews, blocks}, over the revision that was read; over another one it is refused. While it goes, what it says can be changed for those who have not got it; whom it goes to cannot.';

comment on function public.send_email_campaign(uuid, timestamp without time zone, text) is 'Sets a campaign to a time by the clock of each guest or of the event, or to go at once. Refused while something in it is empty.';

comment on function public.set_email_campaign(uuid, text) is 'Takes a campaign back to draft, pauses it, lets it go on, or stops it for good.';

comment on function public.test_email_campaign(uuid, text, uuid) is 'Sends a campaign as it stands to whoever asks, marked as a test; the answer is their address. Thirty within an hour at most.';

grant execute on function public.check_email_campaign(uuid) to authenticated;

grant execute on function public.check_email_campaign(uuid) to service_role;

grant execute on function public.delete_email_campaign(uuid) to authenticated;

grant execute on function public.delete_email_campaign(uuid) to service_role;

grant execute on function public.get_email_campaign(uuid) to authenticated;

grant execute on function public.get_email_campaign(uuid) to service_role;

grant execute on function public.get_email_campaign_results(uuid) to authenticated;

grant execute on function public.get_email_campaign_results(uuid) to service_role;

grant execute on function public.list_email_campaigns(uuid) to authenticated;

grant execute on function public.list_email_campaigns(uuid) to service_role;

grant execute on function public.preview_email_campaign(uuid, text, uuid) to authenticated;

grant execute on function public.preview_email_campaign(uuid, text, uuid) to service_role;

grant execute on function public.run_email_campaigns() to service_role;

grant execute on function public.save_email_campaign(uuid, uuid, jsonb, integer) to authenticated;

grant execute on function public.save_email_campaign(uuid, uuid, jsonb, integer) to service_role;

grant execute on function public.send_email_campaign(uuid, timestamp without time zone, text) to authenticated;

grant execute on function public.send_email_campaign(uuid, timestamp without time zone, text) to service_role;

grant execute on function public.set_email_campaign(uuid, text) to authenticated;

grant execute on function public.set_email_campaign(uuid, text) to service_role;

grant execute on function public.test_email_campaign(uuid, text, uuid) to authenticated;

grant execute on function public.test_email_campaign(uuid, text, uuid) to service_role;

grant select on table public.email_campaigns to authenticated;

grant all on table public.email_campaigns to service_role;

grant all on table public.email_recipients to service_role;

alter publication supabase_realtime add table public.email_campaigns;

select private.guard_half_sessions();

reset check_function_bodies;
