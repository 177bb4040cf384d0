-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

alter table public.email_campaigns add column counts_opens boolean not null default false;
alter table public.email_recipients
  add column opened_at timestamptz,
  add column opens integer not null default 0 check (opens >= 0);

create table private.campaign_targets (
  campaign_id uuid not null references public.email_campaigns (id) on delete cascade,
  place smallint not null check (place > 0),
  href text not null,
  primary key (campaign_id, place),
  unique (campaign_id, href)
);
alter table private.campaign_targets enable row level security;

create table private.campaign_presses (
  recipient_id uuid not null references public.email_recipients (id) on delete cascade,
  place smallint not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  presses integer not null check (presses >= 0),
  primary key (recipient_id, place)
);
alter table private.campaign_presses enable row level security;


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
    source := private.campaign_mail(campaign, recipient.guest_id) || private.counted_ways(campaign, recipient);
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
    'goesBy', campaign.goes_by, 'timing', campaign.timing, 'countsOpens', campaign.counts_opens, 'endedWhy', campaign.ended_why, 'pausedBy', campaign.paused_by, 'updatedAt', campaign.updated_at,
    'startedAt', campaign.started_at, 'endedAt', campaign.ended_at);
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
    'asks', private.what_it_asks(event), 'countsOpens', campaign.counts_opens)
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
  perform private.keep_campaign_targets(campaign);
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
  return private.campaign_counts(campaign) || (
    with mails as materialized (select * from private.campaign_outcome(campaign)),
    missed as (
      select m.*, row_number() over (order by m.full_name, m.guest_id) as place from mails m
      where m.status in ('bounced', 'dropped')
    ), pressing as (
      select m.*, row_number() over (order by m.pressed_at desc, m.guest_id) as place from mails m where m.pressed > 0
    )
    select jsonb_build_object('people', count(*), 'waiting', count(*) filter (where m.status is null),
      'nextAt', min(m.goes_at) filter (where m.status is null),
      'figures', private.mail_figures('campaign', campaign.id),
      'languages', (select coalesce(jsonb_agg(jsonb_build_object('language', l.language, 'people', l.people, 'open', l.was_open, 'answered', l.answered)
          order by l.people desc, l.language), '[]')
        from (select x.language, count(*) as people, count(*) filter (where x.was_open) as was_open, count(*) filter (where x.has_answered) as answered
          from mails x group by x.language) l),
      'targets', private.pressed_targets(campaign),
      'pressing', case when sees_addresses then (select coalesce(jsonb_agg(jsonb_build_object('guestId', x.guest_id, 'name', x.full_name,
          'links', x.pressed, 'at', x.pressed_at) order by x.place), '[]') from pressing x where x.place <= 50) end,
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
        to_char(private.campaign_local(c), 'YYYY-MM-DD"T"HH24:MI'), 'goesBy', c.goes_by, 'timing', c.timing, 'endedWhy', c.ended_why, 'pausedBy', c.paused_by,
        'languages', (select coalesce(jsonb_agg(k.language order by k.language), '[]') from jsonb_object_keys(c.subjects) k (language)),
        'updatedAt', c.updated_at, 'startedAt', c.started_at, 'endedAt', c.ended_at,
        'people', (select count(*) from public.email_recipients r where r.campaign_id = c.id),
        'figures', private.mail_figures('campaign', c.id), 'counts', private.campaign_counts(c)) order by c.created_at desc), '[]')
    from public.email_campaigns c where c.event_id = event_id_param);
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
  if campaign.started_at is not null then
    perform private.keep_campaign_targets(campaign);
  end if;
  return private.campaign_view(campaign);
end
$function$;

CREATE OR REPLACE FUNCTION private.campaign_counts(campaign public.email_campaigns)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (
    select jsonb_build_object('open', count(*) filter (where o.was_open), 'answered', count(*) filter (where o.has_answered),
      'left', count(*) filter (where o.has_left),
      'opened', case when campaign.counts_opens then jsonb_build_object('people', count(o.opened_at), 'times', coalesce(sum(o.opens), 0)) end,
      'pressed', case when exists (select from private.campaign_targets t where t.campaign_id = campaign.id)
        then jsonb_build_object('people', count(*) filter (where o.pressed > 0), 'times', coalesce(sum(o.presses), 0)) end)
    from private.campaign_outcome(campaign) o);
end
$function$;

CREATE OR REPLACE FUNCTION private.campaign_links(blocks jsonb)
 RETURNS TABLE(href text, language text, line bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.campaign_outcome(campaign public.email_campaigns)
 RETURNS TABLE(recipient_id uuid, guest_id uuid, full_name text, email text, language text, goes_at timestamp with time zone, status text, reason text, has_answered boolean, was_open boolean, has_left boolean, opened_at timestamp with time zone, opens integer, pressed bigint, presses bigint, pressed_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select r.id, r.guest_id, g.full_name, r.email, r.language, r.goes_at, d.status, d.reason,
    coalesce(rs.answered_by = 'guest' and rs.answered_at > d.sent_at, false),
    coalesce(rs.answered_at > d.sent_at, rs.id is null),
    coalesce(g.unsubscribed_at > d.sent_at, false),
    r.opened_at, r.opens, coalesce(p.pressed, 0), coalesce(p.presses, 0), p.last_at
  from public.email_recipients r
  join public.guests g on g.id = r.guest_id
  left join public.mail_deliveries d on d.key = r.delivery_key
  left join public.event_guests eg on eg.event_id = campaign.event_id and eg.guest_id = r.guest_id
  left join public.rsvps rs on rs.event_guest_id = eg.id
  left join (select x.recipient_id, count(*) as pressed, sum(x.presses)::bigint as presses, max(x.last_at) as last_at
    from private.campaign_presses x join public.email_recipients xr on xr.id = x.recipient_id
    where xr.campaign_id = campaign.id and x.presses > 0 group by 1) p on p.recipient_id = r.id
  where r.campaign_id = campaign.id
$function$;

CREATE OR REPLACE FUNCTION private.counted_ways(campaign public.email_campaigns, recipient public.email_recipients)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('counted', jsonb_build_object(
    'url', private.site_url() || '/functions/v1/embed/pressed/' || recipient.id,
    'places', (select coalesce(jsonb_object_agg(t.href, t.place), '{}') from private.campaign_targets t where t.campaign_id = campaign.id),
    'picture', case when campaign.counts_opens then private.site_url() || '/functions/v1/embed/opened/' || recipient.id end))
$function$;

CREATE OR REPLACE FUNCTION private.held_campaigns(of_guest public.guests)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.keep_campaign_targets(campaign public.email_campaigns)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into private.campaign_targets (campaign_id, place, href)
  select campaign.id, coalesce((select max(t.place) from private.campaign_targets t where t.campaign_id = campaign.id), 0)
    + row_number() over (order by min(l.line), l.href), l.href
  from private.campaign_links(campaign.blocks) l
  where not exists (select from private.campaign_targets t where t.campaign_id = campaign.id and t.href = l.href)
  group by l.href
$function$;

CREATE OR REPLACE FUNCTION private.note_press(recipient public.email_recipients, at_place integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.pressed_targets(campaign public.email_campaigns)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('place', t.place, 'href', t.href,
    'labels', (select b.block -> 'labels' from jsonb_array_elements(campaign.blocks) b (block)
      where b.block ->> 'kind' = 'button' and b.block ->> 'href' = t.href limit 1),
    'people', coalesce(p.people, 0), 'times', coalesce(p.times, 0)) order by t.place), '[]')
  from private.campaign_targets t
  left join (select x.place, count(*) as people, sum(x.presses) as times
    from private.campaign_presses x join public.email_recipients r on r.id = x.recipient_id
    where r.campaign_id = campaign.id and x.presses > 0 group by 1) p on p.place = t.place
  where t.campaign_id = campaign.id
$function$;

CREATE OR REPLACE FUNCTION private.pressing_reader(token text)
 RETURNS public.email_recipients
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.open_campaign_mail(token text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  recipient public.email_recipients := private.pressing_reader(token);
begin
  update public.email_recipients r set opened_at = coalesce(r.opened_at, now()), opens = r.opens + 1
  from public.email_campaigns c
  where r.id = recipient.id and c.id = r.campaign_id and c.counts_opens;
  return jsonb_build_object('opened', found);
end
$function$;

CREATE OR REPLACE FUNCTION public.press_campaign_link(token text, payload jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

comment on function public.get_email_campaign_results(uuid) is 'CampaignResults: how many got it, had not answered until then, opened, pressed, answered or wanted no more mails since, by link and by language, and the first fifty whom it did not reach, with why. Addresses, and who pressed, for who may read them.';

comment on function public.save_email_campaign(uuid, uuid, jsonb, integer) is 'Writes a campaign of an event, or a new one: {name, question, language, subjects, previews, blocks, timing, countsOpens}, over the revision that was read; over another one it is refused. While it goes, what it says can be changed for those who have not got it; whom it goes to cannot.';

comment on column public.email_campaigns.counts_opens is 'Its mails tell when they are opened, and say so in their foot; settled when it begins to go.';

comment on column public.email_recipients.opened_at is 'When its picture was first fetched; null where that is not counted. Programs that fetch pictures for their readers are among them.';

comment on function private.campaign_counts(public.email_campaigns) is 'CampaignCounts: who had not answered when they got it, who answered and who wanted no more mails since; who opened it (null where that is not counted) and who pressed a link (null where it has none), once a person, and how often.';

comment on function private.campaign_links(jsonb) is 'The links of a mail that are counted, in the order in which they are read, and the language they stand in (null: all). Never the product''s own pages, such as tickets, orders and the way off the list.';

comment on function private.campaign_outcome(public.email_campaigns) is 'What became of a campaign for each of its readers.';

comment on function private.counted_ways(public.email_campaigns, public.email_recipients) is 'By which addresses one reader''s mail is counted. What is looked at or tried has none.';

comment on function private.held_campaigns(public.guests) is '{campaigns}: which campaigns somebody got, when they opened one where that was counted, and how many of its links they pressed.';

comment on function private.keep_campaign_targets(public.email_campaigns) is 'Gives each link of a campaign its place when it begins to go, and new ones theirs when it is written on.';

comment on function private.note_press(public.email_recipients, integer) is 'Counts a press, or takes back what a program did that followed all links of a mail within seconds.';

comment on function private.pressed_targets(public.email_campaigns) is 'PressedTarget[]: each link of a campaign with who pressed it, once a person, and how often.';

comment on function private.pressing_reader(text) is 'Whose mail a counted address is of, locked.';

comment on function public.open_campaign_mail(text) is '{opened}: counts that one reader''s mail was opened, where its host chose so and the mail says so.';

comment on function public.press_campaign_link(text, jsonb) is '{href}: where the {to}th link of one reader''s mail leads, which is counted where {counts}. An unknown one leads nowhere.';

comment on table private.campaign_presses is 'Who pressed which link of a campaign, once a person and link. presses is 0 where a program followed all links of the mail at once.';

comment on table private.campaign_targets is 'Where the counted links of a campaign lead: the whole list, so that a link of a mail names a place in it and never an address. An answer is answer:yes, answer:maybe or answer:no. What has gone out keeps its place.';

grant execute on function public.open_campaign_mail(text) to service_role;

grant execute on function public.press_campaign_link(text, jsonb) to service_role;

select private.guard_half_sessions();

reset check_function_bodies;
