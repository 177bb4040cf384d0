-- What is pressed in a campaign's mails, and whether they are opened: by a fixed list of targets, once a person.

create function private.campaign_links(blocks jsonb)
returns table (href text, language text, line bigint)
language sql stable
set search_path = ''
as $$
  select l.href, l.language, row_number() over (order by b.n)
  from jsonb_array_elements(blocks) with ordinality b (block, n)
  cross join lateral (
    select b.block ->> 'href' as href, null as language where b.block ->> 'kind' = 'button'
    union all
    select 'answer:' || a, null from unnest('{yes,maybe,no}'::text[]) a where b.block ->> 'kind' = 'answer'
    union all
    select m #>> '{attrs,href}', w.key from jsonb_each(case when b.block ->> 'kind' = 'text' then b.block -> 'words' end) w
    cross join jsonb_path_query(w.value, 'strict $.** ? (@.type == "link")') m) l
  where l.href ~ '^answer:' or l.href ~* '^https?://' and not starts_with(l.href || '/', private.site_url() || '/')
$$;
comment on function private.campaign_links(jsonb) is
  'The links of a mail that are counted, in the order in which they are read, and the language they stand in (null: all). Never the product''s own pages, such as tickets, orders and the way off the list.';

create function private.keep_campaign_targets(campaign public.email_campaigns)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into private.campaign_targets (campaign_id, place, href)
  select campaign.id, coalesce((select max(t.place) from private.campaign_targets t where t.campaign_id = campaign.id), 0)
    + row_number() over (order by min(l.line), l.href), l.href
  from private.campaign_links(campaign.blocks) l
  where not exists (select from private.campaign_targets t where t.campaign_id = campaign.id and t.href = l.href)
  group by l.href
$$;
comment on function private.keep_campaign_targets(public.email_campaigns) is
  'Gives each link of a campaign its place when it begins to go, and new ones theirs when it is written on.';

create function private.counted_ways(campaign public.email_campaigns)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('url', private.site_url() || '/functions/v1/embed/pressed/',
    'places', (select coalesce(jsonb_object_agg(t.href, t.place), '{}') from private.campaign_targets t where t.campaign_id = campaign.id),
    'picture', case when campaign.counts_opens then private.site_url() || '/functions/v1/embed/opened/' end)
$$;
comment on function private.counted_ways(public.email_campaigns) is 'How the mails of a campaign are counted, where its readers'' keys are still to be put in.';

create function private.counted_for(ways jsonb, recipient_id uuid)
returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_build_object('counted', jsonb_build_object('url', (ways ->> 'url') || recipient_id, 'places', ways -> 'places',
    'picture', (ways ->> 'picture') || recipient_id))
$$;
comment on function private.counted_for(jsonb, uuid) is
  'By which addresses one reader''s mail is counted. What is looked at or tried has none.';

create function private.pressing_reader(token text)
returns public.email_recipients
language plpgsql
security definer
set search_path = ''
as $$
declare
  recipient public.email_recipients;
begin
  if token ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    -- One after the other, so that what a program follows at once is seen as one.
    select * into recipient from public.email_recipients r where r.id = token::uuid and r.delivery_key is not null for no key update;
  end if;
  if recipient.id is null then
    perform private.refuse_link();
  end if;
  return recipient;
end
$$;
comment on function private.pressing_reader(text) is 'Whose mail a counted address is of, locked.';

create function private.note_press(recipient public.email_recipients, at_place integer)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  at_once constant interval := '10 seconds';
  moment constant timestamptz := clock_timestamp();
begin
  insert into private.campaign_presses as p (recipient_id, place, first_at, last_at, presses)
  values (recipient.id, at_place, moment, moment, 1)
  on conflict (recipient_id, place) do update set last_at = moment,
    presses = case when p.presses = 0 and p.last_at > moment - at_once then 0 else p.presses + 1 end,
    first_at = case when p.presses = 0 then moment else p.first_at end;
  -- A program that looks at all links of a mail is no reader; three links at least tell it from one.
  update private.campaign_presses p set presses = 0
  from (
    select count(*) as links, count(x.place) filter (where x.last_at > moment - at_once) as seen, min(x.first_at) as since
    from (select distinct t.place from public.email_campaigns c
      join lateral private.campaign_links(c.blocks) l on l.language is null or l.language = recipient.language
      join private.campaign_targets t on t.campaign_id = c.id and t.href = l.href
      where c.id = recipient.campaign_id) of_mail
    left join private.campaign_presses x on x.recipient_id = recipient.id and x.place = of_mail.place) s
  where p.recipient_id = recipient.id and s.links >= 3 and s.seen = s.links and s.since > moment - at_once;
end
$$;
comment on function private.note_press(public.email_recipients, integer) is
  'Counts a press, or takes back what a program did that followed all links of a mail within seconds.';

create function public.press_campaign_link(token text, payload jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  recipient public.email_recipients := private.pressing_reader(token);
  link text;
  place public.event_guests;
begin
  select t.href into link from private.campaign_targets t
  where t.campaign_id = recipient.campaign_id and t.place::text = payload ->> 'to';
  if link is null then
    perform private.refuse_link();
  end if;
  if starts_with(link, 'answer:') then
    select eg.* into place from public.event_guests eg join public.email_campaigns c on c.event_id = eg.event_id
    where c.id = recipient.campaign_id and eg.guest_id = recipient.guest_id;
    if place.id is null then
      perform private.refuse_link();
    end if;
    link := private.site_url() || '/invitation/' || private.personal_token(private.ensure_personal_link(place, 'invitation'))
      || '?answer=' || split_part(link, ':', 2);
  end if;
  if payload -> 'counts' = 'true' then
    perform private.note_press(recipient, (payload ->> 'to')::integer);
  end if;
  return jsonb_build_object('href', link);
end
$$;
comment on function public.press_campaign_link(text, jsonb) is
  '{href}: where the {to}th link of one reader''s mail leads, which is counted where {counts}. An unknown one leads nowhere.';

create function public.open_campaign_mail(token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  recipient public.email_recipients := private.pressing_reader(token);
begin
  update public.email_recipients r set opened_at = coalesce(r.opened_at, now()), opens = r.opens + 1
  from public.email_campaigns c
  where r.id = recipient.id and c.id = r.campaign_id and c.counts_opens;
  return jsonb_build_object('opened', found);
end
$$;
comment on function public.open_campaign_mail(text) is '{opened}: counts that one reader''s mail was opened, where its host chose so and the mail says so.';

create function private.held_campaigns(of_guest public.guests)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('campaigns', (
    select coalesce(jsonb_agg(jsonb_build_object('subject', coalesce(nullif(c.subjects ->> r.language, ''), c.name), 'event', e.name,
      'at', d.sent_at, 'openedAt', r.opened_at, 'pressed', p.pressed, 'pressedAt', p.last_at) order by d.sent_at desc, r.id), '[]')
    from public.email_recipients r
    join public.email_campaigns c on c.id = r.campaign_id
    join public.events e on e.id = c.event_id
    join public.mail_deliveries d on d.key = r.delivery_key and d.sent_at is not null
    cross join lateral (select count(*) as pressed, max(x.last_at) as last_at from private.campaign_presses x
      where x.recipient_id = r.id and x.presses > 0) p
    where r.guest_id = of_guest.id))
$$;
comment on function private.held_campaigns(public.guests) is
  '{campaigns}: which campaigns somebody got, when they opened one where that was counted, and how many of its links they pressed.';
