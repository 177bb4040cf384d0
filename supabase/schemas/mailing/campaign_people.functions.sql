-- Whom a campaign goes to, what is filled in for each, and what keeps it from going.

create function private.campaign_language(wanted text, campaign public.email_campaigns)
returns text
language sql immutable
set search_path = ''
as $$
  select case when campaign.subjects ? split_part(lower(wanted), '-', 1)
    then split_part(lower(wanted), '-', 1) else campaign.language end
$$;
comment on function private.campaign_language(text, public.email_campaigns) is
  'In which of a campaign''s languages somebody gets it: their own where it is written, else the usual one.';

create function private.campaign_people(campaign public.email_campaigns)
returns table (
  guest_id uuid, full_name text, email text, locale text, time_zone text, language text, fields jsonb)
language sql stable
security definer
set search_path = ''
as $$
  select p.guest_id, p.full_name, p.email, p.locale, p.time_zone, private.campaign_language(p.locale, campaign),
    jsonb_build_object('full_name', p.full_name, 'first_name', private.first_name_in(g.first_name, p.full_name), 'group', coalesce(eg.group_label, ''), 'household', coalesce(h.name, ''),
      'event', e.name, 'place', coalesce(e.location_name, ''))
  from private.audience_people(campaign.question, campaign.account_id, campaign.event_id, 'campaigns') p
  join public.guests g on g.id = p.guest_id
  join public.events e on e.id = campaign.event_id
  left join public.event_guests eg on eg.id = p.event_guest_id
  left join public.households h on h.id = eg.household_id
  where 'email' = any (p.channels) and p.guest_id is not null
$$;
comment on function private.campaign_people(public.email_campaigns) is
  'Who would get a campaign now: the guests of its audience whom a mail reaches, each person and each address once, with what is filled in for them.';

create function private.bare_fields(value jsonb)
returns setof text
language sql immutable
set search_path = ''
as $$
  select distinct case f #>> '{attrs,name}' when 'first_name' then 'full_name' else f #>> '{attrs,name}' end
  from jsonb_path_query(value, 'strict $.** ? (@.type == "field")') f
  where coalesce(trim(f #>> '{attrs,fallback}'), '') = ''
$$;
comment on function private.bare_fields(jsonb) is 'The places of texts where nothing stands in for what is not known.';

create function private.campaign_gaps(campaign public.email_campaigns)
returns table (language text, missing integer)
language sql immutable
set search_path = ''
as $$
  select l.language, (case when trim(campaign.subjects ->> l.language) = '' then 1 else 0 end + (
    select count(*) from jsonb_array_elements(campaign.blocks) b (block)
    where case block ->> 'kind'
      when 'text' then coalesce(trim(private.rich_text_words(block -> 'words' -> l.language)), '') = ''
      when 'button' then coalesce(trim(block -> 'labels' ->> l.language), '') = ''
      when 'picture' then block ->> 'picture' is null or coalesce(nullif(trim(block -> 'labels' ->> l.language), ''), trim(block -> 'picture' ->> 'alt'), '') = ''
      else false end))::integer
  from jsonb_object_keys(campaign.subjects) l (language)
$$;
comment on function private.campaign_gaps(public.email_campaigns) is
  'How many pieces of a campaign are not written yet, in each language that is begun.';

create function private.campaign_problems(campaign public.email_campaigns)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
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
      'clocks', (select coalesce(jsonb_agg(jsonb_build_object('timeZone', z.time_zone, 'people', z.n) order by z.n desc, z.time_zone), '[]')
        from (select p.time_zone, count(*) as n from people p group by 1) z),
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
$$;
comment on function private.campaign_problems(public.email_campaigns) is
  'CampaignCheck: how many get it and on which clocks, which buttons lead nowhere, what is not written in which language, which languages of its readers are not begun, and for whom a place stays empty.';

create function public.check_email_campaign(campaign_id_param uuid)
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
  return private.campaign_problems(campaign);
end
$$;
comment on function public.check_email_campaign(uuid) is 'CampaignCheck: what is looked at before a campaign goes.';

create function private.forget_campaign_mails(person public.guests)
returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.email_recipients r where r.guest_id = person.id
$$;
comment on function private.forget_campaign_mails(public.guests) is 'That campaigns went to somebody, or were to go.';
