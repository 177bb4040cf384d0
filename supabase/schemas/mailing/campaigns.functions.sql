-- E-mail campaigns: written, looked over, and set to go.

create function private.my_campaign(campaign_id uuid)
returns public.email_campaigns
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function private.my_campaign(uuid) is 'A campaign of an event whose messages the caller sends, locked.';

create function private.campaign_view(campaign public.email_campaigns)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return jsonb_build_object('id', campaign.id, 'accountId', campaign.account_id, 'eventId', campaign.event_id,
    'name', campaign.name, 'status', campaign.status, 'question', campaign.question, 'language', campaign.language,
    'subjects', campaign.subjects, 'previews', campaign.previews, 'blocks', campaign.blocks, 'revision', campaign.revision, 'goesLocal', to_char(private.campaign_local(campaign), 'YYYY-MM-DD"T"HH24:MI'),
    'goesBy', campaign.goes_by, 'timing', campaign.timing, 'countsOpens', campaign.counts_opens, 'endedWhy', campaign.ended_why, 'pausedBy', campaign.paused_by, 'updatedAt', campaign.updated_at,
    'startedAt', campaign.started_at, 'endedAt', campaign.ended_at);
end
$$;
comment on function private.campaign_view(public.email_campaigns) is 'EmailCampaign.';

create function public.save_email_campaign(event_id_param uuid, campaign_id_param uuid, campaign_param jsonb, revision_param integer default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events;
  campaign public.email_campaigns;
  asked jsonb;
  called text := private.check_name(campaign_param ->> 'name', 'name');
  meant jsonb := nullif(campaign_param -> 'timing', 'null');
  -- A page that was opened before an update says nothing of what it does not know.
  says_when constant boolean := campaign_param ? 'timing';
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
  elsif coalesce(jsonb_typeof(campaign_param -> 'countsOpens'), 'boolean') <> 'boolean' then
    perform private.refuse(400, 'invalid_input', 'Choose whether opening is counted', 'countsOpens');
  end if;
  if campaign_id_param is null then
    insert into public.email_campaigns (account_id, event_id, name, question, language, subjects, previews, blocks, timing, counts_opens, created_by)
    values (event.account_id, event.id, called, asked, campaign_param ->> 'language', campaign_param -> 'subjects',
      coalesce(campaign_param -> 'previews', '{}'), campaign_param -> 'blocks', meant,
      coalesce((campaign_param -> 'countsOpens')::boolean, false), auth.uid())
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
    blocks = campaign_param -> 'blocks', timing = case when c.status = 'draft' and says_when then meant else c.timing end,
    counts_opens = case when c.started_at is null then coalesce((campaign_param -> 'countsOpens')::boolean, c.counts_opens) else c.counts_opens end,
    revision = c.revision + 1
  where c.id = campaign.id returning * into campaign;
  -- While it waits for its time or goes, nothing stands between what is written and who reads it.
  if campaign.status in ('scheduled', 'sending') then
    perform private.require_whole(campaign, private.campaign_problems(campaign));
  end if;
  if campaign.started_at is not null then
    perform private.keep_campaign_targets(campaign);
  end if;
  return private.campaign_view(campaign);
end
$$;
comment on function public.save_email_campaign(uuid, uuid, jsonb, integer) is
  'Writes a campaign of an event, or a new one: {name, question, language, subjects, previews, blocks, timing, countsOpens}, over the revision that was read; over another one it is refused. While it goes, what it says can be changed for those who have not got it; whom it goes to cannot.';

create function public.get_email_campaign(campaign_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
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
$$;
comment on function public.get_email_campaign(uuid) is 'EmailCampaign, for who may send messages of its event.';

create function public.list_email_campaigns(event_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  perform private.require_event_permission('messages.send', event_id_param);
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'status', c.status,
        'subject', coalesce(c.subjects ->> c.language, ''), 'goesLocal',
        to_char(private.campaign_local(c), 'YYYY-MM-DD"T"HH24:MI'), 'goesBy', c.goes_by, 'timing', c.timing, 'endedWhy', c.ended_why, 'pausedBy', c.paused_by,
        'languages', (select coalesce(jsonb_agg(k.language order by k.language), '[]') from jsonb_object_keys(c.subjects) k (language)),
        'updatedAt', c.updated_at, 'startedAt', c.started_at, 'endedAt', c.ended_at,
        'people', (select count(*) from public.email_recipients r where r.campaign_id = c.id)
          + (select coalesce(sum(cardinality(p.guest_ids)), 0) from private.campaign_parts p where p.campaign_id = c.id),
        'figures', private.mail_figures('campaign', c.id), 'counts', private.campaign_counts(c)) order by c.created_at desc), '[]')
    from public.email_campaigns c where c.event_id = event_id_param);
end
$$;
comment on function public.list_email_campaigns(uuid) is 'EmailCampaignLine[] of an event, newest first, each with what became of its mails.';

create function public.delete_email_campaign(campaign_id_param uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  campaign public.email_campaigns := private.my_campaign(campaign_id_param);
begin
  if campaign.started_at is not null then
    perform private.refuse(409, 'conflict', 'Some have got it: it stays, so that it is known what they were told');
  end if;
  delete from public.email_campaigns c where c.id = campaign.id;
end
$$;
comment on function public.delete_email_campaign(uuid) is 'Takes away a campaign that nobody has got.';
