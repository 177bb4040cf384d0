-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

drop function public.send_email_campaign(uuid, timestamp without time zone, text);

CREATE OR REPLACE FUNCTION private.is_campaign_timing(value jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_typeof(value) = 'object'
    and not exists (select from jsonb_object_keys(value) k (name) where name not in ('from', 'days', 'at'))
    and jsonb_typeof(value -> 'days') = 'number' and value ->> 'days' ~ '^-?\d{1,3}$'
    and value ->> 'at' ~ '^([01]\d|2[0-3]):[0-5]\d$'
    and case value ->> 'from'
      when 'start' then (value ->> 'days')::integer between -365 and 365
      when 'end' then (value ->> 'days')::integer between 0 and 365
      when 'invitation' then (value ->> 'days')::integer between 1 and 60 end, false)
$function$;

alter table public.email_campaigns
  add column ended_why text check (ended_why in ('passed')),
  add column timing jsonb check (timing is null or private.is_campaign_timing(timing)),
  add column looked_at timestamptz;

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
  elsif campaign.status = 'sending' and not (campaign.timing ->> 'from' = 'invitation' and exists (
    select from private.standings s
    where s.event_id = campaign.event_id and s.guest_id = recipient.guest_id and s.standing <> 'pending')) then
    source := private.campaign_mail(campaign, recipient.guest_id);
  end if;
  return source;
end
$function$;

CREATE OR REPLACE FUNCTION private.campaign_view(campaign public.email_campaigns)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return jsonb_build_object('id', campaign.id, 'accountId', campaign.account_id, 'eventId', campaign.event_id,
    'name', campaign.name, 'status', campaign.status, 'question', campaign.question, 'language', campaign.language,
    'subjects', campaign.subjects, 'previews', campaign.previews, 'blocks', campaign.blocks, 'revision', campaign.revision, 'goesLocal', to_char(private.campaign_local(campaign), 'YYYY-MM-DD"T"HH24:MI'),
    'goesBy', campaign.goes_by, 'timing', campaign.timing, 'endedWhy', campaign.ended_why, 'pausedBy', campaign.paused_by, 'updatedAt', campaign.updated_at,
    'startedAt', campaign.started_at, 'endedAt', campaign.ended_at);
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
  wall timestamp := private.campaign_local(campaign);
begin
  if campaign.timing ->> 'from' = 'invitation' then
    update public.email_campaigns c set status = 'sending', started_at = now() where c.id = campaign.id;
    return;
  end if;
  insert into public.email_recipients (campaign_id, account_id, guest_id, email, language, goes_at)
  select campaign.id, campaign.account_id, p.guest_id, p.email, p.language,
    coalesce(wall at time zone case campaign.goes_by when 'guest' then p.time_zone else zone end, now())
  from private.campaign_people(campaign) p
  on conflict do nothing;
  update public.email_campaigns c set status = 'sending', started_at = now(), goes_local = wall where c.id = campaign.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_over_campaign(told public.notices)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select not exists (select from public.email_campaigns c
    where c.id = told.subject_id and (c.status = 'paused' or c.ended_why is not null and told.detail ->> 'why' = c.ended_why))
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
        to_char(private.campaign_local(c), 'YYYY-MM-DD"T"HH24:MI'), 'goesBy', c.goes_by, 'timing', c.timing, 'endedWhy', c.ended_why, 'pausedBy', c.paused_by,
        'languages', (select coalesce(jsonb_agg(k.language order by k.language), '[]') from jsonb_object_keys(c.subjects) k (language)),
        'updatedAt', c.updated_at, 'startedAt', c.started_at, 'endedAt', c.ended_at,
        'people', (select count(*) from public.email_recipients r where r.campaign_id = c.id),
        'figures', private.mail_figures('campaign', c.id)) order by c.created_at desc), '[]')
    from public.email_campaigns c where c.event_id = event_id_param);
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
    where c.status = 'scheduled' and e.status = 'published' and (private.campaign_local(c) is null or private.campaign_local(c) <= case c.goes_by
      when 'event' then now() at time zone e.time_zone else now() at time zone 'UTC' + interval '14 hours' end)
    for update of c skip locked
  loop
    if private.campaign_is_over(campaign) then
      perform private.end_passed_campaign(campaign);
    else
      perform private.fill_campaign(campaign);
    end if;
  end loop;
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
    end if;
    room := room - private.hand_over_campaign(campaign, room);
    if private.has_nobody_left(campaign) then
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
  meant jsonb := nullif(campaign_param -> 'timing', 'null');
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
  elsif meant is not null and not private.is_campaign_timing(meant) then
    perform private.refuse(400, 'invalid_input', 'Choose how many days before or after, and the time of day', 'timing');
  end if;
  if campaign_id_param is null then
    insert into public.email_campaigns (account_id, event_id, name, question, language, subjects, previews, blocks, timing, created_by)
    values (event.account_id, event.id, called, asked, campaign_param ->> 'language', campaign_param -> 'subjects',
      coalesce(campaign_param -> 'previews', '{}'), campaign_param -> 'blocks', meant, auth.uid())
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
    blocks = campaign_param -> 'blocks', timing = case c.status when 'draft' then meant else c.timing end, revision = c.revision + 1
  where c.id = campaign.id returning * into campaign;
  return private.campaign_view(campaign);
end
$function$;

CREATE OR REPLACE FUNCTION private.add_unanswered(campaign public.email_campaigns)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  hour time := (campaign.timing ->> 'at')::time;
  days integer := (campaign.timing ->> 'days')::integer;
  zone text;
begin
  -- Clocks of the world differ by quarters of an hour, so nobody's morning is missed.
  if campaign.looked_at > now() - interval '15 minutes' then
    return;
  end if;
  select e.time_zone into zone from public.events e
  where e.id = campaign.event_id and e.status = 'published' and private.still_asks(e);
  if zone is not null then
    insert into public.email_recipients (campaign_id, account_id, guest_id, email, language, goes_at)
    select campaign.id, campaign.account_id, p.guest_id, p.email, p.language, now()
    from public.event_guests eg
    join private.standings s on s.event_guest_id = eg.id and s.standing = 'pending'
    join private.campaign_people(campaign) p on p.guest_id = eg.guest_id
    cross join lateral (select case campaign.goes_by when 'guest' then p.time_zone else zone end as name) z
    cross join lateral (select now() at time zone z.name as wall) local
    where eg.event_id = campaign.event_id and eg.invited_at is not null
      and local.wall::date >= (eg.invited_at at time zone z.name)::date + days
      and local.wall::time >= hour and local.wall - date_trunc('day', local.wall) < hour::interval + interval '3 hours'
      -- Whoever has waited for longer gets it at the first such hour after it was set to go.
      and local.wall::date + hour >= campaign.started_at at time zone z.name
    on conflict do nothing;
  end if;
  update public.email_campaigns c set looked_at = now() where c.id = campaign.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.campaign_is_over(campaign public.email_campaigns)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select campaign.timing is not null and campaign.timing ->> 'from' <> 'invitation'
    -- A day late on the last clock of the world.
    and private.campaign_local(campaign) < now() at time zone 'UTC' - interval '36 hours'
$function$;

CREATE OR REPLACE FUNCTION private.campaign_local(campaign public.email_campaigns)
 RETURNS timestamp without time zone
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
begin
  if campaign.timing is null or campaign.timing ->> 'from' = 'invitation' or campaign.ended_at is not null then
    return campaign.goes_local;
  end if;
  select * into event from public.events e where e.id = campaign.event_id;
  return date_trunc('day', case campaign.timing ->> 'from' when 'start' then event.start_local else event.end_local end)
    + make_interval(days => (campaign.timing ->> 'days')::integer) + (campaign.timing ->> 'at')::interval;
end
$function$;

CREATE OR REPLACE FUNCTION private.end_passed_campaign(campaign public.email_campaigns)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.email_campaigns c set status = 'cancelled', ended_at = now(), ended_why = 'passed',
    goes_local = private.campaign_local(campaign)
  where c.id = campaign.id;
  perform private.audit(campaign.account_id, 'email_campaigns.cancelled', 'email_campaigns', campaign.id::text, null,
    jsonb_build_object('was', campaign.status, 'why', 'passed'));
  perform private.tell_planners(campaign.event_id, 'campaign',
    jsonb_build_object('campaignId', campaign.id, 'title', campaign.name, 'why', 'passed'), campaign.id);
end
$function$;

CREATE OR REPLACE FUNCTION private.follow_event(campaign public.email_campaigns)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wall timestamp := private.campaign_local(campaign);
begin
  if campaign.timing is null or wall is null or wall = campaign.goes_local then
    return;
  end if;
  update public.email_recipients r
  set goes_at = wall at time zone case campaign.goes_by when 'guest' then coalesce(z.name, e.time_zone) else e.time_zone end
  from public.events e, public.guests g left join private.time_zones z on z.name = g.time_zone
  where r.campaign_id = campaign.id and r.delivery_key is null and e.id = campaign.event_id and g.id = r.guest_id;
  update public.email_campaigns c set goes_local = wall where c.id = campaign.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.has_nobody_left(campaign public.email_campaigns)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select not exists (select from public.email_recipients r where r.campaign_id = campaign.id and r.delivery_key is null)
    and not exists (select from public.mail_deliveries d where d.of_id = campaign.id and d.of_kind = 'campaign' and d.status = 'queued')
    and (campaign.timing ->> 'from' is distinct from 'invitation' or exists (
      select from public.events e where e.id = campaign.event_id and (e.status = 'cancelled' or not private.still_asks(e))))
$function$;

CREATE OR REPLACE FUNCTION private.still_asks(event public.events)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return private.takes_answers(event) and now() < least(event.rsvp_deadline, event.start_date);
end
$function$;

CREATE OR REPLACE FUNCTION public.send_email_campaign(campaign_id_param uuid, goes_local_param timestamp without time zone DEFAULT NULL::timestamp without time zone, goes_by_param text DEFAULT 'guest'::text, timing_param jsonb DEFAULT NULL::jsonb)
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
  elsif problems -> 'deadLinks' <> '0' then
    perform private.refuse(409, 'conflict', 'A button leads nowhere', 'blocks');
  elsif not campaign.subjects ? campaign.language or campaign.blocks = '[]'
    or jsonb_path_exists(problems, '$.languages[*] ? (@.missing > 0)') then
    perform private.refuse(409, 'conflict', 'Something is not written yet in one of its languages', 'blocks');
  elsif problems -> 'emptyFields' <> '[]' then
    perform private.refuse(409, 'conflict', 'A place that is filled in stays empty for some', 'blocks');
  end if;
  update public.email_campaigns c set status = 'scheduled', goes_local = goes_local_param, goes_by = goes_by_param,
    timing = timing_param
  where c.id = campaign.id returning * into campaign;
  perform private.audit(campaign.account_id, 'email_campaigns.scheduled', 'email_campaigns', campaign.id::text, null,
    jsonb_build_object('people', problems -> 'people', 'goesLocal', goes_local_param, 'goesBy', goes_by_param, 'timing', timing_param));
  return private.campaign_view(campaign);
end
$function$;

comment on function private.fill_campaign(public.email_campaigns) is 'Finds out once who gets a campaign, and when by their own clock; done twice it is as once. Who has not answered an invitation is found day by day.';

comment on function private.is_over_campaign(public.notices) is 'It goes on, or was stopped for good by its host.';

comment on function public.save_email_campaign(uuid, uuid, jsonb, integer) is 'Writes a campaign of an event, or a new one: {name, question, language, subjects, previews, blocks, timing}, over the revision that was read; over another one it is refused. While it goes, what it says can be changed for those who have not got it; whom it goes to cannot.';

comment on column public.email_campaigns.ended_why is 'passed: the event was moved so that its time was over; nobody got it.';

comment on column public.email_campaigns.looked_at is 'When those were last looked for who have not answered an invitation.';

comment on column public.email_campaigns.timing is 'CampaignTiming: when it goes as seen from the event or from an invitation, by the clock of goes_by; null where it goes at once or at goes_local.';

comment on function private.add_unanswered(public.email_campaigns) is 'Finds those whose day has come: invited so many days ago, without an answer, and it is that hour by the clock of goes_by. Whoever is missed by three hours gets it on the next day.';

comment on function private.campaign_is_over(public.email_campaigns) is 'The event was moved so that a campaign''s time has passed: what should have been said before is not said after.';

comment on function private.campaign_local(public.email_campaigns) is 'When a campaign goes by the clock of goes_by, as the event stands now; null at once, and where each reader has a day of their own.';

comment on function private.end_passed_campaign(public.email_campaigns) is 'Stops a campaign whose time has passed before it went, and says so.';

comment on function private.follow_event(public.email_campaigns) is 'Gives those who wait for a campaign their new time when its event was moved after it had begun.';

comment on function private.has_nobody_left(public.email_campaigns) is 'All have got it; where it waits for those who do not answer: nobody is asked any more.';

comment on function private.is_campaign_timing(jsonb) is '{from, days, at}: so many days before (below 0) or after the day the event starts or ends, or after somebody was invited who has not answered; at is HH:MM.';

comment on function private.still_asks(public.events) is 'Whether an answer is still wanted: not after the day by which they were asked for, nor after it has begun.';

comment on function public.send_email_campaign(uuid, timestamp without time zone, text, jsonb) is 'Sets a campaign to a time by the clock of each guest or of the event, to a CampaignTiming that follows the event, or to go at once. Refused while something in it is empty.';

grant execute on function public.send_email_campaign(uuid, timestamp without time zone, text, jsonb) to authenticated;

grant execute on function public.send_email_campaign(uuid, timestamp without time zone, text, jsonb) to service_role;

reset check_function_bodies;
