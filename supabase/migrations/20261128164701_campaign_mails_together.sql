-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

drop function private.campaign_mail(public.email_campaigns, uuid);

drop function private.counted_ways(public.email_campaigns, public.email_recipients);

drop function private.fill_campaign(public.email_campaigns);

-- index public.email_recipients_due: CREATE INDEX email_recipients_due ON public.email_recipients USING btree (goes_at) WHERE (delivery_key IS NULL) becomes CREATE INDEX email_recipients_due ON public.email_recipients USING btree (campaign_id, goes_at, id) WHERE (delivery_key IS NULL)
-- column private.campaign_parts.campaign_id: nothing becomes 1 uuid not null
-- column private.campaign_parts.guest_ids: nothing becomes 3 uuid[] not null
-- column private.campaign_parts.part: nothing becomes 2 integer not null
-- constraint private.campaign_parts campaign_parts_campaign_id_fkey: nothing becomes FOREIGN KEY (campaign_id) REFERENCES public.email_campaigns(id) ON DELETE CASCADE
-- constraint private.campaign_parts campaign_parts_part_check: nothing becomes CHECK ((part >= 0))
-- constraint private.campaign_parts campaign_parts_pkey: nothing becomes PRIMARY KEY (campaign_id, part)
-- index private.campaign_parts_pkey: nothing becomes CREATE UNIQUE INDEX campaign_parts_pkey ON private.campaign_parts USING btree (campaign_id, part)
-- table private.campaign_parts: nothing becomes r p row level security
create table private.campaign_parts (
  campaign_id uuid not null references public.email_campaigns (id) on delete cascade,
  part integer not null check (part >= 0),
  guest_ids uuid[] not null,
  primary key (campaign_id, part)
);
comment on table private.campaign_parts is
  'Who was found when a campaign began and is not written among email_recipients yet, in parts of two thousand: each is written by itself, so that others do not wait for many thousands.';
alter table private.campaign_parts enable row level security;

drop index public.email_recipients_due;
create index email_recipients_due on public.email_recipients (campaign_id, goes_at, id) where delivery_key is null;

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
$function$;

CREATE OR REPLACE FUNCTION private.campaign_mail_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select s.source from private.campaign_mail_sources(array[job.id]) s
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
    'url', shown, 'unsubscribeUrl', shown || '?mails=stop');
end
$function$;

CREATE OR REPLACE FUNCTION private.campaign_words(campaign public.email_campaigns, event public.events, speaks text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('language', speaks, 'subject', coalesce(campaign.subjects ->> speaks, ''),
    'preview', coalesce(campaign.previews ->> speaks, ''), 'blocks', campaign.blocks, 'event', private.public_event(event, false),
    'asks', private.what_it_asks(event), 'countsOpens', campaign.counts_opens,
    'calendar', private.public_event(event, false) || jsonb_build_object('onlineUrl', null, 'uid', event.uid, 'sequence', event.sequence,
      'updatedAt', event.updated_at, 'pageUrl', coalesce(private.page_url(event, null), private.site_url())))
$function$;

CREATE OR REPLACE FUNCTION private.fill_campaign(campaign public.email_campaigns)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
  readers uuid[];
  wall timestamp := private.campaign_local(campaign);
begin
  delete from private.campaign_parts p where p.campaign_id = campaign.id and p.part = (
    select min(q.part) from private.campaign_parts q where q.campaign_id = campaign.id)
  returning p.guest_ids into readers;
  if readers is null then
    return false;
  end if;
  select * into event from public.events e where e.id = campaign.event_id;
  insert into public.email_recipients (campaign_id, account_id, guest_id, email, language, goes_at)
  select campaign.id, campaign.account_id, g.id, g.email, private.campaign_language(coalesce(g.locale, event.locale), campaign),
    coalesce(wall at time zone case campaign.goes_by when 'guest' then coalesce(z.name, event.time_zone) else event.time_zone end, now())
  from public.guests g left join private.time_zones z on z.name = g.time_zone
  where g.id = any (readers) and g.status = 'active' and g.email is not null
  on conflict do nothing;
  return true;
end
$function$;

CREATE OR REPLACE FUNCTION private.has_nobody_left(campaign public.email_campaigns)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select not exists (select from public.email_recipients r where r.campaign_id = campaign.id and r.delivery_key is null)
    and not exists (select from private.campaign_parts p where p.campaign_id = campaign.id)
    and not exists (select from public.mail_deliveries d where d.of_id = campaign.id and d.of_kind = 'campaign' and d.status = 'queued')
    and (campaign.timing ->> 'from' is distinct from 'invitation' or exists (
      select from public.events e where e.id = campaign.event_id and (e.status = 'cancelled' or not private.still_asks(e))))
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
  return jsonb_build_object('may', true);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_job_source(job_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  job public.jobs;
  noun text;
  source jsonb;
begin
  select * into job from public.jobs j where j.id = job_id;
  noun := job.kind;
  while noun <> '' loop
    if to_regprocedure(format('private.%I(public.jobs)', noun || '_source')) is not null then
      execute format('select private.%I($1)', noun || '_source') using job into source;
      if source is null then
        perform private.drop_pointless_mails(array[job.id]);
      end if;
      return source;
    end if;
    noun := coalesce(substring(noun from '^(.*)_[^_]*$'), '');
  end loop;
  return null;
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
  perform public.fill_email_campaigns();
  for campaign in select c.* from public.email_campaigns c where c.status = 'sending' order by c.started_at, c.id for update skip locked loop
    why := private.troubled(campaign);
    if why is not null then
      update public.email_campaigns c set status = 'paused', paused_by = why where c.id = campaign.id;
      perform private.audit(campaign.account_id, 'email_campaigns.paused', 'email_campaigns', campaign.id::text, null,
        jsonb_build_object('pausedBy', why));
      perform private.tell_planners(campaign.event_id, 'campaign',
        jsonb_build_object('campaignId', campaign.id, 'title', campaign.name, 'why', why), campaign.id);
      continue;
    end if;
    if campaign.timing ->> 'from' = 'invitation' then
      perform private.add_unanswered(campaign);
    else
      perform private.follow_event(campaign);
      perform private.fill_campaign(campaign);
    end if;
    room := room - private.hand_over_campaign(campaign, room);
    if private.has_nobody_left(campaign) then
      update public.email_campaigns c set status = 'sent', ended_at = now() where c.id = campaign.id;
    end if;
    exit when room <= 0;
  end loop;
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
    delete from private.campaign_parts p where p.campaign_id = campaign.id;
  else
    perform private.refuse(409, 'conflict', 'It is not where it was a moment ago. Look again', 'to_param');
  end if;
  perform private.audit(campaign.account_id, 'email_campaigns.' || to_param, 'email_campaigns', campaign.id::text, null,
    jsonb_build_object('was', campaign.status));
  select * into campaign from public.email_campaigns c where c.id = campaign.id;
  return private.campaign_view(campaign);
end
$function$;

CREATE OR REPLACE FUNCTION private.begin_campaign(campaign public.email_campaigns)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.keep_campaign_targets(campaign);
  if campaign.timing ->> 'from' is distinct from 'invitation' then
    insert into private.campaign_parts (campaign_id, part, guest_ids)
    select campaign.id, p.part, array_agg(p.guest_id)
    from (select f.guest_id, (row_number() over () - 1) / 2000 as part from private.campaign_people(campaign) f) p
    group by p.part;
  end if;
  update public.email_campaigns c set status = 'sending', started_at = now(),
    goes_local = case when campaign.timing ->> 'from' = 'invitation' then c.goes_local else private.campaign_local(campaign) end
  where c.id = campaign.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.campaign_mail_sources(job_ids uuid[])
 RETURNS TABLE(job_id uuid, source jsonb)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  campaign public.email_campaigns;
  counted jsonb;
  mine public.email_recipients[];
  theirs public.email_recipients[];
begin
  select array_agg(r) into mine from (
    select r from public.email_recipients r where r.delivery_key = any (job_ids::text[]) order by r.id for update) l (r);
  for campaign in
    select c.* from public.email_campaigns c where c.id in (select r.campaign_id from unnest(mine) r)
  loop
    theirs := array(select r from unnest(mine) r where r.campaign_id = campaign.id);
    if campaign.status = 'paused' then
      -- They wait for their campaign to go on, and get other jobs then.
      delete from public.mail_deliveries d where d.key in (select r.delivery_key from unnest(theirs) r) and d.status = 'queued';
      update public.email_recipients r set delivery_key = null where r.id in (select t.id from unnest(theirs) t);
    elsif campaign.status = 'sending' then
      if campaign.timing ->> 'from' = 'invitation' then
        theirs := array(select r from unnest(theirs) r where not exists (
          select from private.standings s
          where s.event_id = campaign.event_id and s.guest_id = r.guest_id and s.standing <> 'pending'));
      end if;
      counted := private.counted_ways(campaign);
      return query
      select r.delivery_key::uuid, m.source || private.counted_for(counted, r.id)
      from private.campaign_mails(campaign, array(select t.guest_id from unnest(theirs) t)) m
      join unnest(theirs) r on r.guest_id = m.guest_id;
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.campaign_mails(campaign public.email_campaigns, to_guest_ids uuid[])
 RETURNS TABLE(guest_id uuid, source jsonb)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
  site text := private.site_url();
begin
  select * into event from public.events e where e.id = campaign.event_id and e.status = 'published';
  if event.id is null then
    return;
  end if;
  return query
  with readers as materialized (
    select g.id, g.email, g.full_name, coalesce(g.locale, event.locale) as locale, eg.id as place_id,
      coalesce(eg.group_label, '') as group_label, coalesce(h.name, '') as household,
      private.campaign_language(coalesce(g.locale, event.locale), campaign) as speaks
    from public.guests g
    join public.event_guests eg on eg.guest_id = g.id and eg.event_id = event.id
    left join public.households h on h.id = eg.household_id
    where g.id = any (to_guest_ids) and g.account_id = campaign.account_id and g.status = 'active' and g.email is not null
  ), words as materialized (
    -- Once a language, whoever many read it.
    select l.speaks, private.campaign_words(campaign, event, l.speaks) as said
    from (select distinct r.speaks from readers r) l
  ), links as materialized (
    select p.event_guest_id, site || '/invitation/' || private.personal_token(p) as url
    from private.ensure_personal_links(array(select r.place_id from readers r), 'invitation') p
  )
  select r.id, w.said || jsonb_build_object('to', r.email, 'name', r.full_name,
    'locale', case when r.speaks = split_part(lower(r.locale), '-', 1) then r.locale else r.speaks end,
    'fields', jsonb_build_object('full_name', r.full_name, 'group', r.group_label, 'household', r.household,
      'event', event.name, 'place', coalesce(event.location_name, '')),
    'url', l.url, 'unsubscribeUrl', l.url || '?mails=stop')
  from readers r join words w on w.speaks = r.speaks join links l on l.event_guest_id = r.place_id;
end
$function$;

CREATE OR REPLACE FUNCTION private.counted_for(ways jsonb, recipient_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object('counted', jsonb_build_object('url', (ways ->> 'url') || recipient_id, 'places', ways -> 'places',
    'picture', (ways ->> 'picture') || recipient_id))
$function$;

CREATE OR REPLACE FUNCTION private.counted_ways(campaign public.email_campaigns)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('url', private.site_url() || '/functions/v1/embed/pressed/',
    'places', (select coalesce(jsonb_object_agg(t.href, t.place), '{}') from private.campaign_targets t where t.campaign_id = campaign.id),
    'picture', case when campaign.counts_opens then private.site_url() || '/functions/v1/embed/opened/' end)
$function$;

CREATE OR REPLACE FUNCTION private.drop_pointless_mails(job_ids uuid[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.mail_deliveries d set status = 'dropped', reason = 'pointless', ended_at = now()
  where d.key = any (job_ids::text[]) and d.status = 'queued'
$function$;

CREATE OR REPLACE FUNCTION private.ensure_personal_links(of_event_guests uuid[], wanted_scope text)
 RETURNS SETOF public.personal_links
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  with lacking as materialized (
    select eg.id, eg.account_id, eg.event_id, gen_random_uuid() as link_id from public.event_guests eg
    where eg.id = any (of_event_guests) and not exists (select from public.personal_links p
      where p.event_guest_id = eg.id and p.scope = wanted_scope and not p.stands_in)
    order by eg.id
  )
  insert into public.personal_links (id, account_id, event_id, event_guest_id, scope, token_hash)
  select l.link_id, l.account_id, l.event_id, l.id, wanted_scope, private.hash_token(private.derive_token('personal', l.link_id, 1))
  from lacking l
  on conflict (event_guest_id, scope) where not stands_in do nothing;
  perform private.ensure_personal_link(eg, wanted_scope)
  from public.event_guests eg join public.personal_links p on p.event_guest_id = eg.id
  where eg.id = any (of_event_guests) and p.scope = wanted_scope and not p.stands_in and p.revoked_at is not null;
  return query select p.* from public.personal_links p
  where p.event_guest_id = any (of_event_guests) and p.scope = wanted_scope and not p.stands_in;
end
$function$;

CREATE OR REPLACE FUNCTION public.fill_email_campaigns()
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  campaign public.email_campaigns;
begin
  for campaign in
    select c.* from public.email_campaigns c join public.events e on e.id = c.event_id
    where c.status = 'scheduled' and e.status = 'published' and (private.campaign_local(c) is null or private.campaign_local(c) <= case c.goes_by
      when 'event' then now() at time zone e.time_zone else now() at time zone 'UTC' + interval '14 hours' end)
    for update of c skip locked
  loop
    if private.campaign_is_over(campaign) then
      perform private.end_passed_campaign(campaign);
    else
      perform private.begin_campaign(campaign);
    end if;
  end loop;
  for campaign in
    select c.* from public.email_campaigns c
    where c.status in ('sending', 'paused') and exists (select from private.campaign_parts p where p.campaign_id = c.id)
    order by c.started_at, c.id limit 1 for update skip locked
  loop
    return private.fill_campaign(campaign);
  end loop;
  return false;
end
$function$;

CREATE OR REPLACE FUNCTION public.get_job_sources(job_ids uuid[])
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  of_kind text;
  ids uuid[];
  pointless uuid[];
  part jsonb;
  told jsonb := '{}';
begin
  for of_kind, ids in select j.kind, array_agg(j.id) from public.jobs j where j.id = any (job_ids) group by j.kind loop
    execute format('select jsonb_object_agg(i, s.source), array_agg(i) filter (where s.source is null)
      from unnest($1) i left join private.%I($1) s on s.job_id = i', of_kind || '_sources')
    using ids into part, pointless;
    told := told || part;
    perform private.drop_pointless_mails(pointless);
  end loop;
  return told;
end
$function$;

comment on function public.run_email_campaigns() is 'Each minute: begins campaigns that are due, pauses those that come back or are reported, hands over up to 600 mails that are due, and ends those that have gone.';

comment on function private.begin_campaign(public.email_campaigns) is 'Finds out once who gets a campaign. Who has not answered an invitation is found day by day.';

comment on function private.campaign_mail_sources(uuid[]) is 'CampaignMailSource by job as it is written at this moment; none for what does not go any more, or not now.';

comment on function private.campaign_mails(public.email_campaigns, uuid[]) is 'CampaignMailSource for each of the guests who can get it now: what a campaign says to them, with their own link.';

comment on function private.counted_for(jsonb, uuid) is 'By which addresses one reader''s mail is counted. What is looked at or tried has none.';

comment on function private.counted_ways(public.email_campaigns) is 'How the mails of a campaign are counted, where its readers'' keys are still to be put in.';

comment on function private.drop_pointless_mails(uuid[]) is 'The mails of jobs whose reason is gone say so.';

comment on function private.ensure_personal_links(uuid[], text) is 'The links of a scope of many guests, as ensure_personal_link gives each.';

comment on function public.fill_email_campaigns() is 'Begins campaigns whose time has come for the first of their readers, and writes down one part of those who get one; true while there may be more. Called again until it says no, so that nobody waits for many thousands at once.';

comment on function public.get_job_sources(uuid[]) is '{jobId: what get_job_source tells of it} for many jobs in one call, of kinds that can: an area tells them by private.<kind>_sources(job_ids).';

comment on table private.campaign_parts is 'Who was found when a campaign began and is not written among email_recipients yet, in parts of two thousand: each is written by itself, so that others do not wait for many thousands.';

grant execute on function public.fill_email_campaigns() to service_role;

grant execute on function public.get_job_sources(uuid[]) to service_role;

comment on function private.fill_campaign(public.email_campaigns) is 'Writes down the next part of those who get a locked campaign, and when by their own clock; false where all are.';

select private.guard_half_sessions();

reset check_function_bodies;
