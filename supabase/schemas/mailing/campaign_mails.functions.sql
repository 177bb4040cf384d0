-- What a campaign says: to one reader when their mail is made, and to whoever writes it, before.

create function private.campaign_mail(campaign public.email_campaigns, to_guest_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function private.campaign_mail(public.email_campaigns, uuid) is
  'CampaignMailSource: what a campaign says to one guest, with their own link.';

create function private.campaign_words(campaign public.email_campaigns, event public.events, speaks text)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('language', speaks, 'subject', coalesce(campaign.subjects ->> speaks, ''),
    'preview', coalesce(campaign.previews ->> speaks, ''), 'blocks', campaign.blocks, 'event', private.public_event(event, false),
    'asks', private.what_it_asks(event), 'countsOpens', campaign.counts_opens)
$$;
comment on function private.campaign_words(public.email_campaigns, public.events, text) is 'What is the same in a campaign for all readers of a language.';

create function private.campaign_mail_source(job public.jobs)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
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
    source := private.campaign_mail(campaign, recipient.guest_id) || private.counted_ways(campaign, recipient);
  end if;
  return source;
end
$$;
comment on function private.campaign_mail_source(public.jobs) is 'CampaignMailSource as it is written at this moment; null when it does not go any more, or not now.';

create function private.campaign_sample(campaign public.email_campaigns, in_language text, as_guest_id uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
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
$$;
comment on function private.campaign_sample(public.email_campaigns, text, uuid) is
  'CampaignMailSource to look at: as one of its readers gets it, without one as the first who reads the language. Without anybody''s link.';

create function public.preview_email_campaign(campaign_id_param uuid, language_param text, guest_id_param uuid default null)
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
  return private.campaign_sample(campaign, language_param, guest_id_param);
end
$$;
comment on function public.preview_email_campaign(uuid, text, uuid) is
  'CampaignMailSource as it would be written now, in one of its languages and as one of its readers. Nothing is kept or sent.';

create function public.test_email_campaign(campaign_id_param uuid, language_param text, guest_id_param uuid default null)
returns text
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function public.test_email_campaign(uuid, text, uuid) is
  'Sends a campaign as it stands to whoever asks, marked as a test; the answer is their address. Thirty within an hour at most.';

create function private.campaign_test_source(job public.jobs)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
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
$$;
comment on function private.campaign_test_source(public.jobs) is 'CampaignMailSource for who writes it.';
