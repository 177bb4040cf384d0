-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

alter table public.mail_deliveries add column begun_at timestamptz;

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
  stopped := case when job.payload ? 'sandboxId' then 'demo' else private.mail_stopped_by(mail.email, mail.account_id, mail.topic) end;
  if stopped is not null then
    update public.mail_deliveries d set status = 'dropped', reason = stopped, ended_at = now() where d.id = mail.id;
    return jsonb_build_object('may', false, 'status', 'dropped', 'reason', stopped);
  end if;
  update public.mail_deliveries d set begun_at = clock_timestamp() where d.id = mail.id and d.of_id is not null;
  return jsonb_strip_nulls(jsonb_build_object('may', true, 'sender', private.mail_sender(mail.account_id, mail.topic)));
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
  if kept.state not in ('scheduled', 'sending') and not exists (select from public.mail_deliveries d
    where d.of_id = kept.id and d.of_kind = 'announcement' and d.status = 'queued')
    and not exists (select from private.announcement_recipients r where r.announcement_id = kept.id and r.again_for is not null) then
    perform private.refuse(409, 'conflict', 'It is not on its way', 'state');
  end if;
  update public.mail_deliveries d set status = 'dropped', reason = 'stopped', ended_at = now()
  where d.of_id = kept.id and d.of_kind = 'announcement' and d.status = 'queued' and d.begun_at is null;
  delete from private.announcement_recipients r where r.announcement_id = kept.id and r.told_at is null;
  update private.announcement_recipients r set again_for = null where r.announcement_id = kept.id and r.again_for is not null;
  update public.announcements a set
    -- Sent to everybody, it stays so: what stops is only telling them that it was corrected.
    state = case when a.state = 'sent' and a.told_again_at is not null then 'sent'
      when exists (select from private.announcement_recipients r where r.announcement_id = a.id) then 'cancelled' else 'draft' end,
    send_at = case when a.state = 'scheduled' then null else a.send_at end,
    finished_at = case when a.state = 'sent' and a.told_again_at is not null then a.finished_at else now() end
  where a.id = kept.id returning * into kept;
  return private.announcement_view(kept);
end
$function$;

CREATE OR REPLACE FUNCTION private.take_back_campaign_mails(of_campaign uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

comment on column public.mail_deliveries.begun_at is 'Of a mail that was put in before: since when it is on its way to a mail server, so that taking it back comes too late.';

comment on function private.take_back_campaign_mails(uuid) is 'What has not begun to go waits for its campaign again, also where its job has been taken already: begin_mail finds no mail any more.';

reset check_function_bodies;
