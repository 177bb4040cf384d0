-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.are_campaign_blocks(value jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select jsonb_typeof(value) = 'array' and jsonb_array_length(value) <= 60 and octet_length(value::text) <= 400000
    and not exists (
      select from jsonb_array_elements(value) b (block)
      where jsonb_typeof(block) <> 'object' or coalesce(block ->> 'id', '') !~ '^[a-z0-9-]{1,40}$'
        or coalesce(block ->> 'kind', '') not in ('text', 'picture', 'button', 'event', 'schedule', 'tickets', 'answer', 'gap')
        or exists (select from jsonb_object_keys(block) k (name) where name not in ('id', 'kind', 'words', 'labels', 'href', 'picture'))
        or block ? 'words' and (jsonb_typeof(block -> 'words') <> 'object' or exists (
          select from jsonb_each(block -> 'words') w (language, words)
          where language !~ '^[a-z]{2,3}$' or private.is_rich_text(words) is not true))
        or block ? 'labels' and private.are_campaign_subjects(block -> 'labels') is not true
        or block ? 'href' and (jsonb_typeof(block -> 'href') <> 'string' or block ->> 'href' <> '' and not private.is_safe_link(block ->> 'href'))
        or block ? 'picture' and private.is_rich_text(jsonb_build_object('version', 1, 'content',
          jsonb_build_array(jsonb_build_object('type', 'picture', 'attrs', block -> 'picture')))) is not true)
    and (select count(distinct block ->> 'id') = jsonb_array_length(value) from jsonb_array_elements(value) b (block))
$function$;

CREATE OR REPLACE FUNCTION private.first_name_in(first_name text, full_name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select case when position(lower(trim(coalesce(first_name, ''))) in lower(full_name)) > 0 then trim(coalesce(first_name, '')) else '' end
$function$;

-- constraint public.thread_files thread_files_check: CHECK ((path = ((thread_id || '/'::text) || id))) becomes CHECK ((split_part(path, '/'::text, 2) = (id)::text))
-- A file whose message moves to another topic stays where its bytes are.
alter table public.thread_files drop constraint thread_files_check,
  add constraint thread_files_check check (split_part(path, '/', 2) = id::text);

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
$function$;

CREATE OR REPLACE FUNCTION private.campaign_people(campaign public.email_campaigns)
 RETURNS TABLE(guest_id uuid, full_name text, email text, locale text, time_zone text, language text, fields jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select p.guest_id, p.full_name, p.email, p.locale, p.time_zone, private.campaign_language(p.locale, campaign),
    jsonb_build_object('full_name', p.full_name, 'first_name', private.first_name_in(g.first_name, p.full_name), 'group', coalesce(eg.group_label, ''), 'household', coalesce(h.name, ''),
      'event', e.name, 'place', coalesce(e.location_name, ''))
  from private.audience_people(campaign.question, campaign.account_id, campaign.event_id, 'campaigns') p
  join public.guests g on g.id = p.guest_id
  join public.events e on e.id = campaign.event_id
  left join public.event_guests eg on eg.id = p.event_guest_id
  left join public.households h on h.id = eg.household_id
  where 'email' = any (p.channels) and p.guest_id is not null
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
    || case when campaign.blocks @> '[{"kind": "schedule"}]' then jsonb_build_object(
      'programme', private.campaign_programme(event)) else '{}' end
    || case when campaign.blocks @> '[{"kind": "tickets"}]' then jsonb_build_object('tickets', private.public_tickets(event)) else '{}' end
$function$;

CREATE OR REPLACE FUNCTION private.reader_fields(of_guest public.event_guests, event public.events)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('full_name', g.full_name, 'first_name', private.first_name_in(g.first_name, g.full_name), 'group', coalesce(of_guest.group_label, ''), 'household', coalesce(h.name, ''),
    'event', event.name, 'place', coalesce(event.location_name, ''))
  from public.guests g left join public.households h on h.id = of_guest.household_id
  where g.id = of_guest.guest_id
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
  -- While it waits for its time or goes, nothing stands between what is written and who reads it.
  if campaign.status in ('scheduled', 'sending') then
    perform private.require_whole(campaign, private.campaign_problems(campaign));
  end if;
  if campaign.started_at is not null then
    perform private.keep_campaign_targets(campaign);
  end if;
  return private.campaign_view(campaign);
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
  end if;
  perform private.require_whole(campaign, problems);
  update public.email_campaigns c set status = 'scheduled', goes_local = goes_local_param, goes_by = goes_by_param,
    timing = timing_param
  where c.id = campaign.id returning * into campaign;
  perform private.audit(campaign.account_id, 'email_campaigns.scheduled', 'email_campaigns', campaign.id::text, null,
    jsonb_build_object('people', problems -> 'people', 'goesLocal', goes_local_param, 'goesBy', goes_by_param, 'timing', timing_param));
  return private.campaign_view(campaign);
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
    -- What it says may have been changed while it stood still.
    perform private.require_whole(campaign, private.campaign_problems(campaign));
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

CREATE OR REPLACE FUNCTION private.campaign_programme(event public.events)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('title', a -> 'title', 'startAt', a -> 'startAt', 'endAt', a -> 'endAt', 'room', a -> 'room') order by n), '[]')
  from jsonb_array_elements(private.public_schedule(event, false, null, true) -> 'activities') with ordinality s (a, n)
  where not (a ->> 'cancelled')::boolean
$function$;

CREATE OR REPLACE FUNCTION private.move_posts(from_thread uuid, to_thread uuid, moved uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  twins jsonb;
  twin record;
  left_place bigint;
begin
  -- Whoever wrote, reacted or is named comes along, as another member.
  select coalesce(jsonb_object_agg(w.id, gen_random_uuid()), '{}') into twins from public.thread_members w
  where w.thread_id = from_thread and (
    exists (select from public.thread_messages m where m.id = any (moved) and (m.author_id = w.id or w.id = any (m.mentions)))
    or exists (select from public.thread_reactions r where r.message_id = any (moved) and r.member_id = w.id)
    or exists (select from public.thread_files f where f.message_id = any (moved) and f.member_id = w.id)
    or exists (select from public.thread_reports p where p.message_id = any (moved) and p.member_id = w.id));
  -- One statement, at whose end what points to each other agrees again.
  with members as (
    insert into public.thread_members (id, account_id, thread_id, user_id, event_guest_id, name, read_place, tells, silenced_at, left_at, joined_at)
    select (twins ->> w.id::text)::uuid, w.account_id, to_thread, w.user_id, w.event_guest_id, w.name,
      (select count(*) from public.thread_messages m where m.id = any (moved) and m.place <= w.read_place),
      w.tells, w.silenced_at, w.left_at, w.joined_at
    from public.thread_members w where w.thread_id = from_thread and twins ? w.id::text
  ), messages as (
    update public.thread_messages m set thread_id = to_thread, place = o.place, heard = o.place,
      author_id = (twins ->> m.author_id::text)::uuid, reply_to = case when m.reply_to = any (moved) then m.reply_to end,
      mentions = array(select (twins ->> n.id::text)::uuid from unnest(m.mentions) n (id) where twins ? n.id::text)
    from unnest(moved) with ordinality o (id, place) where m.id = o.id
  ), answers as (
    update public.thread_messages m set reply_to = null
    where m.thread_id = from_thread and m.reply_to = any (moved) and m.id <> all (moved)
  ), signs as (
    update public.thread_reactions r set thread_id = to_thread, member_id = (twins ->> r.member_id::text)::uuid where r.message_id = any (moved)
  ), files as (
    update public.thread_files f set thread_id = to_thread, member_id = (twins ->> f.member_id::text)::uuid where f.message_id = any (moved)
  ), reports as (
    update public.thread_reports p set thread_id = to_thread, member_id = (twins ->> p.member_id::text)::uuid where p.message_id = any (moved)
  )
  insert into public.thread_blocks (member_id, blocked_id, thread_id, created_at)
  select (twins ->> b.member_id::text)::uuid, (twins ->> b.blocked_id::text)::uuid, to_thread, b.created_at
  from public.thread_blocks b where b.thread_id = from_thread and twins ? b.member_id::text and twins ? b.blocked_id::text;
  -- A name in words with form is a member, too.
  for twin in select t.key, t.value from jsonb_each_text(twins) t loop
    update public.thread_messages m set rich = replace(m.rich::text, twin.key, twin.value)::jsonb
    where m.thread_id = to_thread and position(twin.key in m.rich::text) > 0;
  end loop;
  update public.threads t set last_place = cardinality(moved), heard = cardinality(moved),
    last_message_at = (select max(m.created_at) from public.thread_messages m where m.thread_id = to_thread)
  where t.id = to_thread;
  select max(m.place) into left_place from public.thread_messages m where m.thread_id = from_thread;
  update public.threads t set last_place = left_place, heard = t.heard + 1,
    last_message_at = (select max(m.created_at) from public.thread_messages m where m.thread_id = from_thread)
  where t.id = from_thread;
  update public.thread_members w set read_place = left_place where w.thread_id = from_thread and w.read_place > left_place;
end
$function$;

CREATE OR REPLACE FUNCTION private.require_whole(campaign public.email_campaigns, problems jsonb)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.split_forum_topic(topic_id_param uuid, split jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  topic public.forum_topics;
  category public.forum_categories;
  called text := private.check_text(split ->> 'title', 160, 'title', 'A title');
  first public.thread_messages;
  moved uuid[];
  made uuid;
begin
  select * into topic from public.forum_topics o where o.id = topic_id_param and o.removed_at is null for update;
  if topic.id is null or not private.sees_category((select c from public.forum_categories c where c.id = topic.category_id), auth.uid()) then
    perform private.refuse(404, 'not_found', 'This topic does not exist, or you may not see it');
  elsif not private.may('messages.moderate', topic.account_id) then
    perform private.refuse(403, 'not_allowed', 'Your role does not include this');
  end if;
  category := private.seen_category(coalesce((split ->> 'categoryId')::uuid, topic.category_id));
  perform 1 from public.threads t where t.id = topic.id for update;
  select * into first from public.thread_messages m
  where m.thread_id = topic.id and m.id::text = split ->> 'fromId' and m.removed_at is null;
  if called is null then
    perform private.refuse(400, 'invalid_input', 'Give the topic a title', 'title');
  elsif category.account_id <> topic.account_id then
    perform private.refuse(404, 'not_found', 'This category does not exist, or you may not see it', 'categoryId');
  elsif first.id is null then
    perform private.refuse(404, 'not_found', 'This message is not there any more', 'fromId');
  elsif not exists (select from public.thread_messages m where m.thread_id = topic.id and m.place < first.place) then
    perform private.refuse(409, 'conflict', 'The first post is the topic: rename or move that', 'fromId');
  end if;
  moved := array(select m.id from public.thread_messages m where m.thread_id = topic.id
    and (m.id = first.id or (split ->> 'andAfter')::boolean and m.place > first.place) order by m.place);
  made := private.make_draft(topic.account_id);
  update public.forum_topics o set solved_id = null where o.id = topic.id and o.solved_id = any (moved);
  insert into public.forum_topics (id, account_id, category_id, title, held_at)
  values (made, topic.account_id, category.id, called, first.held_at);
  perform private.move_posts(topic.id, made, moved);
  perform private.audit(topic.account_id, 'forum_topics.split', 'forum_topics', topic.id::text, null,
    jsonb_build_object('into', made, 'posts', cardinality(moved)));
  return jsonb_build_object('id', made);
end
$function$;

comment on table public.thread_files is 'Pictures and files of messages, in the closed bucket talk as <thread>/<id>, the thread they went up to; not of a message yet while one is written.';

comment on function private.campaign_programme(public.events) is 'What guests find on the published schedule, in its order: {title, startAt, endAt, room}.';

comment on function private.first_name_in(text, text) is 'The first name that is known of somebody; empty where none is, or the whole name was changed to one without it.';

comment on function private.move_posts(uuid, uuid, uuid[]) is 'Puts messages of a thread into another, in this order, with their signs, files and reports; what they answer comes along or is not named any more.';

comment on function private.require_whole(public.email_campaigns, jsonb) is 'Refuses a campaign in which something is empty; problems is its CampaignCheck.';

comment on function public.split_forum_topic(uuid, jsonb) is 'Takes a post, or it and all after it, out of a topic into one of their own, for moderators: {fromId, andAfter, title, categoryId?}. {id}.';

grant execute on function public.split_forum_topic(uuid, jsonb) to authenticated;

grant execute on function public.split_forum_topic(uuid, jsonb) to service_role;

reset check_function_bodies;
