-- What a campaign says: to one reader when their mail is made, and to whoever writes it, before.

create function private.campaign_mails(campaign public.email_campaigns, to_guest_ids uuid[])
returns table (guest_id uuid, source jsonb)
language plpgsql
security definer
set search_path = ''
as $$
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
    select g.id, g.email, g.full_name, private.first_name_in(g.first_name, g.full_name) as first_name, coalesce(g.locale, event.locale) as locale, eg.id as place_id,
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
    'fields', jsonb_build_object('full_name', r.full_name, 'first_name', r.first_name, 'group', r.group_label, 'household', r.household,
      'event', event.name, 'place', coalesce(event.location_name, '')),
    'url', l.url, 'unsubscribeUrl', l.url || '?mails=stop')
  from readers r join words w on w.speaks = r.speaks join links l on l.event_guest_id = r.place_id;
end
$$;
comment on function private.campaign_mails(public.email_campaigns, uuid[]) is
  'CampaignMailSource for each of the guests who can get it now: what a campaign says to them, with their own link.';

create function private.campaign_programme(event public.events)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('title', a -> 'title', 'startAt', a -> 'startAt', 'endAt', a -> 'endAt', 'room', a -> 'room') order by n), '[]')
  from jsonb_array_elements(private.public_schedule(event, false, null, true) -> 'activities') with ordinality s (a, n)
  where not (a ->> 'cancelled')::boolean
$$;
comment on function private.campaign_programme(public.events) is
  'What guests find on the published schedule, in its order: {title, startAt, endAt, room}.';

create function private.campaign_words(campaign public.email_campaigns, event public.events, speaks text)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('language', speaks, 'subject', coalesce(campaign.subjects ->> speaks, ''),
    'preview', coalesce(campaign.previews ->> speaks, ''), 'blocks', campaign.blocks, 'event', private.public_event(event, false),
    'asks', private.what_it_asks(event), 'countsOpens', campaign.counts_opens,
    'calendar', private.public_event(event, false) || jsonb_build_object('onlineUrl', null, 'uid', event.uid, 'sequence', event.sequence,
      'updatedAt', event.updated_at, 'pageUrl', coalesce(private.page_url(event, null), private.site_url())))
    || case when campaign.blocks @> '[{"kind": "schedule"}]' then jsonb_build_object(
      'programme', private.campaign_programme(event)) else '{}' end
    || case when campaign.blocks @> '[{"kind": "tickets"}]' then jsonb_build_object('tickets', private.public_tickets(event)) else '{}' end
$$;
comment on function private.campaign_words(public.email_campaigns, public.events, text) is 'What is the same in a campaign for all readers of a language.';

create function private.campaign_mail_sources(job_ids uuid[])
returns table (job_id uuid, source jsonb)
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function private.campaign_mail_sources(uuid[]) is
  'CampaignMailSource by job as it is written at this moment; none for what does not go any more, or not now.';

create function private.campaign_mail_source(job public.jobs)
returns jsonb
language sql
security definer
set search_path = ''
as $$
  select s.source from private.campaign_mail_sources(array[job.id]) s
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
    'url', shown, 'unsubscribeUrl', shown || '?mails=stop');
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
