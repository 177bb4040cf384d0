-- A campaign on its way: set to a time, handed over in parts, paused where too many come back, never twice to anybody.

create function private.require_whole(campaign public.email_campaigns, problems jsonb)
returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if problems -> 'deadLinks' <> '0' then
    perform private.refuse(409, 'conflict', 'A button leads nowhere', 'blocks');
  elsif not campaign.subjects ? campaign.language or campaign.blocks = '[]'
    or jsonb_path_exists(problems, '$.languages[*] ? (@.missing > 0)') then
    perform private.refuse(409, 'conflict', 'Something is not written yet in one of its languages', 'blocks');
  elsif problems -> 'emptyFields' <> '[]' then
    perform private.refuse(409, 'conflict', 'A place that is filled in stays empty for some', 'blocks');
  end if;
end
$$;
comment on function private.require_whole(public.email_campaigns, jsonb) is
  'Refuses a campaign in which something is empty; problems is its CampaignCheck.';

create function public.send_email_campaign(campaign_id_param uuid, goes_local_param timestamp default null, goes_by_param text default 'guest', timing_param jsonb default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
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
  elsif timing_param is not null and (goes_local_param is not null or not private.is_campaign_timing(timing_param)) then
    perform private.refuse(400, 'invalid_input', 'Choose how many days before or after, and the time of day', 'timing_param');
  elsif timing_param ->> 'from' = 'invitation' and not private.still_asks(event) then
    perform private.refuse(409, 'conflict', 'This event asks for no answer, or not any more', 'timing_param');
  elsif goes_by_param not in ('guest', 'event') or goes_local_param > now() + interval '2 years' or (case goes_by_param
    when 'event' then private.instant_of(goes_local_param, event.time_zone) <= now()
    -- Where it is past for some, it goes to them at once.
    else goes_local_param is not null and not exists (select from private.campaign_people(campaign) p
      where private.instant_of(goes_local_param, p.time_zone) > now()) end) then
    perform private.refuse(400, 'invalid_input', 'Choose a time that is still to come', 'goes_local_param');
  end if;
  campaign.timing := timing_param;
  campaign.goes_by := goes_by_param;
  if timing_param is not null and private.campaign_local(campaign) at time zone (case goes_by_param
    when 'event' then event.time_zone else 'UTC' end) <= now() then
    perform private.refuse(400, 'invalid_input', 'That moment has passed: choose another one', 'timing_param');
  end if;
  problems := private.campaign_problems(campaign);
  if timing_param is null and (problems ->> 'people')::integer = 0 then
    perform private.refuse(409, 'conflict', 'It would reach nobody: choose other people', 'question');
  end if;
  perform private.require_whole(campaign, problems);
  update public.email_campaigns c set status = 'scheduled', goes_local = goes_local_param, goes_by = goes_by_param,
    timing = timing_param
  where c.id = campaign.id returning * into campaign;
  perform private.audit(campaign.account_id, 'email_campaigns.scheduled', 'email_campaigns', campaign.id::text, null,
    jsonb_build_object('people', problems -> 'people', 'goesLocal', goes_local_param, 'goesBy', goes_by_param, 'timing', timing_param));
  return private.campaign_view(campaign);
end
$$;
comment on function public.send_email_campaign(uuid, timestamp, text, jsonb) is
  'Sets a campaign to a time by the clock of each guest or of the event, to a CampaignTiming that follows the event, or to go at once. Refused while something in it is empty.';

create function private.take_back_campaign_mails(of_campaign uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  -- Readers are locked before their mails, as where mails are written.
  with readers as materialized (
    select r.id, r.delivery_key from public.mail_deliveries d join public.email_recipients r on r.delivery_key = d.key
    where d.of_id = of_campaign and d.of_kind = 'campaign' and d.status = 'queued' and d.begun_at is null
    order by r.id for update of r
  ), taken as (
    delete from public.mail_deliveries d using readers r
    where d.key = r.delivery_key and d.status = 'queued' and d.begun_at is null returning d.key
  )
  update public.email_recipients r set delivery_key = null from taken t where r.delivery_key = t.key
$$;
comment on function private.take_back_campaign_mails(uuid) is
  'What has not begun to go waits for its campaign again, also where its job has been taken already: begin_mail finds no mail any more.';

create function public.set_email_campaign(campaign_id_param uuid, to_param text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  campaign public.email_campaigns := private.my_campaign(campaign_id_param);
begin
  if to_param = 'draft' and campaign.status = 'scheduled' then
    update public.email_campaigns c set status = 'draft', goes_local = null where c.id = campaign.id;
  elsif to_param = 'paused' and campaign.status = 'sending' then
    update public.email_campaigns c set status = 'paused', paused_by = 'host' where c.id = campaign.id;
    perform private.take_back_campaign_mails(campaign.id);
  elsif to_param = 'sending' and campaign.status = 'paused' then
    -- What it says may have been changed while it stood still.
    perform private.require_whole(campaign, private.campaign_problems(campaign));
    update public.email_campaigns c set status = 'sending', paused_by = null, resumed_at = clock_timestamp() where c.id = campaign.id;
  elsif to_param = 'cancelled' and campaign.status in ('scheduled', 'sending', 'paused') then
    update public.email_campaigns c set status = 'cancelled', paused_by = null, ended_at = now() where c.id = campaign.id;
    delete from private.campaign_parts p where p.campaign_id = campaign.id;
    perform private.take_back_campaign_mails(campaign.id);
  else
    perform private.refuse(409, 'conflict', 'It is not where it was a moment ago. Look again', 'to_param');
  end if;
  perform private.audit(campaign.account_id, 'email_campaigns.' || to_param, 'email_campaigns', campaign.id::text, null,
    jsonb_build_object('was', campaign.status));
  select * into campaign from public.email_campaigns c where c.id = campaign.id;
  return private.campaign_view(campaign);
end
$$;
comment on function public.set_email_campaign(uuid, text) is
  'Takes a campaign back to draft, pauses it, lets it go on, or stops it for good.';

create function private.begin_campaign(campaign public.email_campaigns)
returns void
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function private.begin_campaign(public.email_campaigns) is
  'Finds out once who gets a campaign. Who has not answered an invitation is found day by day.';

create function private.fill_campaign(campaign public.email_campaigns)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function private.fill_campaign(public.email_campaigns) is
  'Writes down the next part of those who get a locked campaign, and when by their own clock; false where all are.';

create function public.fill_email_campaigns()
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function public.fill_email_campaigns() is
  'Begins campaigns whose time has come for the first of their readers, and writes down one part of those who get one; true while there may be more. Called again until it says no, so that nobody waits for many thousands at once.';

create function private.troubled(campaign public.email_campaigns)
returns text
language sql stable
security definer
set search_path = ''
as $$
  select case
    when count(*) filter (where d.status = 'bounced') >= 3 and count(*) filter (where d.status = 'bounced') * 20 >= count(*) then 'bounces'
    when count(*) filter (where d.status = 'complained') >= 1
      and count(*) filter (where d.status = 'complained') * 1000 >= count(*) * 3 then 'complaints' end
  from public.mail_deliveries d
  where d.of_kind = 'campaign' and d.of_id = campaign.id and d.status in ('sent', 'delivered', 'bounced', 'complained')
    and d.sent_at > coalesce(campaign.resumed_at, '-infinity')
$$;
comment on function private.troubled(public.email_campaigns) is
  'Why a campaign stops by itself: 5 % of what went came back, or 0.3 % was reported as unwanted; counted anew after a host let it go on.';

create function private.hand_over_campaign(campaign public.email_campaigns, most integer)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function private.hand_over_campaign(public.email_campaigns, integer) is
  'Makes jobs of the next mails that are due, in one transaction with the note that they are.';

create function private.end_passed_campaign(campaign public.email_campaigns)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.email_campaigns c set status = 'cancelled', ended_at = now(), ended_why = 'passed',
    goes_local = private.campaign_local(campaign)
  where c.id = campaign.id;
  perform private.audit(campaign.account_id, 'email_campaigns.cancelled', 'email_campaigns', campaign.id::text, null,
    jsonb_build_object('was', campaign.status, 'why', 'passed'));
  perform private.tell_planners(campaign.event_id, 'campaign',
    jsonb_build_object('campaignId', campaign.id, 'title', campaign.name, 'why', 'passed'), campaign.id);
end
$$;
comment on function private.end_passed_campaign(public.email_campaigns) is 'Stops a campaign whose time has passed before it went, and says so.';

create function public.run_email_campaigns()
returns void
language plpgsql
security definer
set search_path = ''
as $$
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
      perform private.take_back_campaign_mails(campaign.id);
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
$$;
comment on function public.run_email_campaigns() is
  'Each minute: begins campaigns that are due, pauses those that come back or are reported, hands over up to 600 mails that are due, and ends those that have gone.';

create function private.is_over_campaign(told public.notices)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select not exists (select from public.email_campaigns c
    where c.id = told.subject_id and (c.status = 'paused' or c.ended_why is not null and told.detail ->> 'why' = c.ended_why))
$$;
comment on function private.is_over_campaign(public.notices) is 'It goes on, or was stopped for good by its host.';
