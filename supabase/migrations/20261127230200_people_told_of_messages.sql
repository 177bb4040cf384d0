-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

insert into private.mail_topics (topic, is_essential) values ('messages', false);
insert into private.notice_topics (topic, usual, permission) values
  ('message', 'now', 'events.read'),
  ('conversation', 'digest', 'events.read'),
  ('campaign', 'now', 'messages.send');
alter table private.thread_kinds add column between_few boolean not null default false;
update private.thread_kinds set between_few = true where kind in ('person', 'people');
comment on column private.thread_kinds.between_few is 'Each message is to everyone in it, who is told soon; in others people look when they like.';
alter table public.thread_members add column mail_at timestamptz, add column mailed_at timestamptz;
comment on column public.thread_members.mail_at is 'When a guest is to hear by mail that something waits; null while nothing does.';
comment on column public.thread_members.mailed_at is 'Since when a guest has been told by mail and not read; until they do, no second mail goes.';
create index thread_members_mail on public.thread_members (mail_at) where mail_at is not null;

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
  elsif campaign.status = 'sending' then
    source := private.campaign_mail(campaign, recipient.guest_id);
  end if;
  return source;
end
$function$;

CREATE OR REPLACE FUNCTION private.campaign_problems(campaign public.email_campaigns)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.forget_messages(person public.guests)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  places uuid[] := array(select eg.id from public.event_guests eg where eg.guest_id = person.id);
  members uuid[] := array(select m.id from public.thread_members m where m.event_guest_id = any (places));
begin
  delete from public.threads t where t.account_id = person.account_id and t.kind = 'person' and t.subject = any (places::text[]);
  delete from public.thread_files f where f.member_id = any (members);
  delete from public.thread_edits e using public.thread_messages m where e.message_id = m.id and m.author_id = any (members);
  update public.thread_reports r set said = '' where r.message_id in (select m.id from public.thread_messages m where m.author_id = any (members));
  -- What they said goes; that somebody said something stays, so that answers to it can be read.
  update public.thread_messages m set body = '', rich = null, mentions = '{}', removed_at = coalesce(m.removed_at, now()) where m.author_id = any (members);
  delete from public.notices n where n.account_id = person.account_id and n.topic in ('message', 'conversation')
    and n.detail ->> 'authorId' = any (members::text[]);
  update public.thread_members m set name = null, event_guest_id = null, left_at = coalesce(m.left_at, now()) where m.id = any (members);
end
$function$;

CREATE OR REPLACE FUNCTION private.guest_member(token text, of_thread_id uuid)
 RETURNS public.thread_members
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link public.personal_links := private.find_personal_link(token);
  thread public.threads;
  me public.thread_members;
begin
  if link.id is null then
    perform private.refuse_link();
  end if;
  select * into thread from public.threads t where t.id = of_thread_id and t.event_id = link.event_id;
  if thread.id is null or not exists (select from private.thread_guests(thread, link.event_guest_id)) then
    perform private.refuse_thread();
  end if;
  select * into me from public.thread_members m where m.thread_id = thread.id and m.event_guest_id = link.event_guest_id;
  if me.name is null then
    -- A thread whose hosts wrote first knows them before they have said how they are called.
    insert into public.thread_members (account_id, thread_id, event_guest_id, name)
    select thread.account_id, thread.id, link.event_guest_id, n.name
    from (select private.guest_name_at(link.event_guest_id) as name) n where n.name is not null
    on conflict (thread_id, event_guest_id) do update set name = coalesce(public.thread_members.name, excluded.name) returning * into me;
  end if;
  if me.id is null or me.name is null then
    perform private.refuse(409, 'conflict', 'Tell us first how the others shall call you', 'name');
  end if;
  return me;
end
$function$;

CREATE OR REPLACE FUNCTION private.talk_send(thread public.threads, me public.thread_members, given jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  words text := private.check_words(thread, given);
  was public.thread_messages;
  message public.thread_messages;
  files uuid[];
begin
  if coalesce(given ->> 'id', '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    perform private.refuse(400, 'invalid_input', 'Reload the page and send again', 'id');
  end if;
  select * into was from public.thread_messages m where m.id = (given ->> 'id')::uuid;
  if was.id is not null then
    if was.author_id <> me.id then
      perform private.refuse(409, 'conflict', 'Send this again as a new message', 'id');
    end if;
    return;
  end if;
  perform private.require_voice(thread, me);
  if (select count(*) from (select from public.thread_messages m where m.author_id = me.id and m.created_at > now() - interval '30 seconds' limit 20) n) = 20 then
    perform private.refuse(429, 'too_many_requests', 'That was very much at once. Wait half a minute');
  end if;
  files := array(select f.id from public.thread_files f where f.thread_id = thread.id and f.member_id = me.id and f.message_id is null
    and f.id::text in (select jsonb_array_elements_text(case jsonb_typeof(given -> 'files') when 'array' then given -> 'files' else '[]' end)) limit 10);
  if words = '' and cardinality(files) = 0 then
    perform private.refuse(400, 'invalid_input', 'Write something first', 'text');
  end if;
  update public.threads t set last_place = t.last_place + 1, heard = t.heard + 1, last_message_at = clock_timestamp()
  where t.id = thread.id returning * into thread;
  insert into public.thread_messages (id, account_id, thread_id, place, heard, author_id, body, rich, reply_to, mentions, created_at)
  values ((given ->> 'id')::uuid, thread.account_id, thread.id, thread.last_place, thread.heard, me.id, words,
    nullif(given -> 'rich', 'null'), (select m.id from public.thread_messages m where m.thread_id = thread.id and m.id::text = given ->> 'replyTo'),
    private.check_mentions(thread, given), thread.last_message_at)
  returning * into message;
  update public.thread_files f set message_id = (given ->> 'id')::uuid, position = array_position(files, f.id) where f.id = any (files);
  update public.thread_members m set read_place = thread.last_place where m.id = me.id;
  perform private.tell_of_message(thread, message);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_guest_threads(token text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link public.personal_links := private.find_personal_link(token);
  place public.event_guests;
  event public.events;
  known text;
begin
  if link.id is null then
    perform private.refuse_link();
  end if;
  select * into strict place from public.event_guests eg where eg.id = link.event_guest_id;
  select * into strict event from public.events e where e.id = link.event_id;
  known := private.guest_name_at(place.id);
  return private.event_look(event, null) || jsonb_build_object('event', private.public_event(event, false)
      - array['description', 'address', 'onlineUrl', 'currency'], 'serverTime', now(), 'name', known,
    'wantsMail', private.message_mail_wish(place),
    'suggested', coalesce(known, link.shown_name, (select g.full_name from public.guests g where g.id = place.guest_id)),
    'threads', coalesce((select jsonb_agg(private.thread_line(o.thread, m) || jsonb_build_object('channel', null, 'id', (o.thread).id,
        'people', (select count(*) from private.thread_guests(o.thread)))
      order by array_position(array['event', 'person', 'group', 'activity', 'people'], (o.thread).kind), (o.thread).last_message_at desc nulls last)
      from (select coalesce(t, jsonb_populate_record(null::public.threads, jsonb_build_object('account_id', place.account_id, 'event_id', place.event_id,
          'kind', g.kind, 'subject', g.subject, 'announce_only', false, 'kept_open', false, 'generation', 1, 'last_place', 0, 'heard', 0))) as thread
        from private.guest_threads(place) g
        left join public.threads t on t.account_id = place.account_id and t.kind = g.kind and t.subject = g.subject) o
      left join public.thread_members m on m.thread_id = (o.thread).id and m.event_guest_id = place.id
      where exists (select from private.thread_guests(o.thread, place.id))
        and ((o.thread).last_place > 0 or not private.is_closed(o.thread))), '[]'));
end
$function$;

CREATE OR REPLACE FUNCTION public.get_job_source(job_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  job public.jobs;
  noun text;
  source jsonb;
begin
  select * into job from public.jobs j where j.id = job_id;
  noun := job.kind;
  while noun <> '' loop
    if to_regprocedure(format('private.%I(public.jobs)', noun || '_source')) is not null then
      execute format('select private.%I($1)', noun || '_source') using job into source;
      if source is null then
        update public.mail_deliveries d set status = 'dropped', reason = 'pointless', ended_at = now()
        where d.key = job.id::text and d.status = 'queued';
      end if;
      return source;
    end if;
    noun := coalesce(substring(noun from '^(.*)_[^_]*$'), '');
  end loop;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.open_guest_thread(token text, payload jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link public.personal_links := private.find_personal_link(token);
  place public.event_guests;
  thread public.threads;
begin
  if link.id is null then
    perform private.refuse_link();
  end if;
  select * into strict place from public.event_guests eg where eg.id = link.event_guest_id;
  if not exists (select from private.guest_threads(place) g where g.kind = payload ->> 'kind' and g.subject = payload ->> 'subject') then
    perform private.refuse_thread();
  end if;
  thread := private.ensure_thread(payload ->> 'kind', payload ->> 'subject', place.account_id, place.event_id);
  if not exists (select from private.thread_guests(thread, place.id)) then
    perform private.refuse_thread();
  end if;
  if payload ? 'name' then
    insert into public.thread_members (account_id, thread_id, event_guest_id, name)
    values (thread.account_id, thread.id, place.id, private.check_name(payload ->> 'name', 'name'))
    on conflict (thread_id, event_guest_id) do update set name = excluded.name;
  end if;
  return private.thread_news(private.guest_member(token, thread.id), '{}');
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
    where c.status = 'scheduled' and e.status = 'published' and (c.goes_local is null or c.goes_local <= case c.goes_by
      when 'event' then now() at time zone e.time_zone else now() at time zone 'UTC' + interval '14 hours' end)
    for update of c skip locked
  loop
    perform private.fill_campaign(campaign);
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
    room := room - private.hand_over_campaign(campaign, room);
    if not exists (select from public.email_recipients r where r.campaign_id = campaign.id and r.delivery_key is null)
      and not exists (select from public.mail_deliveries d where d.of_id = campaign.id and d.of_kind = 'campaign' and d.status = 'queued') then
      update public.email_campaigns c set status = 'sent', ended_at = now() where c.id = campaign.id;
    end if;
    exit when room <= 0;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION public.send_email_campaign(campaign_id_param uuid, goes_local_param timestamp without time zone DEFAULT NULL::timestamp without time zone, goes_by_param text DEFAULT 'guest'::text)
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
  elsif goes_by_param not in ('guest', 'event') or goes_local_param > now() + interval '2 years' or (case goes_by_param
    when 'event' then private.instant_of(goes_local_param, event.time_zone) <= now()
    -- Where it is past for some, it goes to them at once.
    else goes_local_param is not null and not exists (select from private.campaign_people(campaign) p
      where private.instant_of(goes_local_param, p.time_zone) > now()) end) then
    perform private.refuse(400, 'invalid_input', 'Choose a time that is still to come', 'goes_local_param');
  end if;
  problems := private.campaign_problems(campaign);
  if (problems ->> 'people')::integer = 0 then
    perform private.refuse(409, 'conflict', 'It would reach nobody: choose other people', 'question');
  elsif problems -> 'deadLinks' <> '0' then
    perform private.refuse(409, 'conflict', 'A button leads nowhere', 'blocks');
  elsif not campaign.subjects ? campaign.language or campaign.blocks = '[]'
    or jsonb_path_exists(problems, '$.languages[*] ? (@.missing > 0)') then
    perform private.refuse(409, 'conflict', 'Something is not written yet in one of its languages', 'blocks');
  elsif problems -> 'emptyFields' <> '[]' then
    perform private.refuse(409, 'conflict', 'A place that is filled in stays empty for some', 'blocks');
  end if;
  update public.email_campaigns c set status = 'scheduled', goes_local = goes_local_param, goes_by = goes_by_param
  where c.id = campaign.id returning * into campaign;
  perform private.audit(campaign.account_id, 'email_campaigns.scheduled', 'email_campaigns', campaign.id::text, null,
    jsonb_build_object('people', problems -> 'people', 'goesLocal', goes_local_param, 'goesBy', goes_by_param));
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
    where d.of_id = kept.id and d.of_kind = 'announcement' and d.status = 'queued') then
    perform private.refuse(409, 'conflict', 'It is not on its way', 'state');
  end if;
  update public.mail_deliveries d set status = 'dropped', reason = 'stopped', ended_at = now()
  where d.of_id = kept.id and d.of_kind = 'announcement' and d.status = 'queued';
  delete from private.announcement_recipients r where r.announcement_id = kept.id and r.told_at is null;
  update public.announcements a set
    state = case when exists (select from private.announcement_recipients r where r.announcement_id = a.id) then 'cancelled' else 'draft' end,
    send_at = case when a.state = 'scheduled' then null else a.send_at end, finished_at = now()
  where a.id = kept.id returning * into kept;
  return private.announcement_view(kept);
end
$function$;

CREATE OR REPLACE FUNCTION private.guest_name_at(place_id uuid)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select m.name from public.thread_members m join public.threads t on t.id = m.thread_id
  join public.event_guests eg on eg.id = place_id and eg.event_id = t.event_id
  where m.event_guest_id = place_id and m.name is not null order by m.joined_at desc limit 1
$function$;

CREATE OR REPLACE FUNCTION private.is_over_campaign(told public.notices)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select not exists (select from public.email_campaigns c where c.id = told.subject_id and c.status = 'paused') $function$;

CREATE OR REPLACE FUNCTION private.is_over_conversation(told public.notices)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  thread public.threads;
  me public.thread_members;
begin
  select * into thread from public.threads t where t.id = told.subject_id;
  select * into me from public.thread_members m where m.thread_id = thread.id and m.user_id = told.user_id;
  return thread.id is null or told.user_id not in (select private.thread_readers(thread))
    or not exists (select from private.waits_for(thread, me));
end
$function$;

CREATE OR REPLACE FUNCTION private.is_over_message(told public.notices)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select private.is_over_conversation(told) $function$;

CREATE OR REPLACE FUNCTION private.message_mail(me public.thread_members)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  thread public.threads;
  place public.event_guests;
  event public.events;
  person public.guests;
  newest public.thread_messages;
  waiting integer;
  page text;
begin
  select * into thread from public.threads t where t.id = me.thread_id;
  select * into place from public.event_guests eg where eg.id = me.event_guest_id;
  select * into event from public.events e where e.id = place.event_id and e.status <> 'draft';
  select * into person from public.guests g where g.id = place.guest_id and g.status = 'active';
  select count(*) into waiting from private.waits_for(thread, me);
  if person.email is null or event.id is null or waiting = 0 or me.left_at is not null
    or not exists (select from private.thread_guests(thread, place.id)) then
    return null;
  end if;
  select * into newest from private.waits_for(thread, me) w order by w.place desc limit 1;
  page := private.site_url() || '/my-messages/' || private.personal_token(private.ensure_personal_link(place, 'invitation'));
  return jsonb_build_object('to', person.email, 'name', person.full_name, 'locale', coalesce(person.locale, event.locale),
    'zone', coalesce((select z.name from private.time_zones z where z.name = person.time_zone), event.time_zone),
    'event', private.public_event(event, false), 'url', page || '?thread=' || thread.id, 'mailsUrl', page || '/mails',
    'allUrl', page,
    'author', (select private.member_name(m) from public.thread_members m where m.id = newest.author_id),
    'talk', case when thread.kind <> 'person' then private.thread_title(thread) end,
    'text', nullif(left(newest.body, 600), ''), 'count', waiting);
end
$function$;

CREATE OR REPLACE FUNCTION private.message_mail_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me public.thread_members;
  mail jsonb;
begin
  select * into me from public.thread_members m where m.id::text = job.payload ->> 'memberId' for update;
  mail := private.message_mail(me);
  if mail is null then
    update public.thread_members m set mailed_at = null where m.id = me.id;
  end if;
  return mail - 'zone';
end
$function$;

CREATE OR REPLACE FUNCTION private.message_mail_wish(place public.event_guests)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case private.mail_stopped_by(g.email, g.account_id, 'messages') when 'unsubscribed' then false else
    case when private.may_mail(g.email, g.account_id, 'messages') then true end end
  from public.guests g where g.id = place.guest_id and g.email is not null
$function$;

CREATE OR REPLACE FUNCTION private.note_thread_read()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  thread public.threads;
begin
  select * into strict thread from public.threads t where t.id = new.thread_id;
  new.mailed_at := null;
  if not exists (select from private.waits_for(thread, new)) then
    new.mail_at := null;
    update public.notices n set read_at = now() where n.user_id = new.user_id and n.topic in ('message', 'conversation')
      and n.subject_id = thread.id and n.read_at is null;
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_message(thread public.threads, message public.thread_messages)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  author public.thread_members;
  between_few boolean := (select k.between_few from private.thread_kinds k where k.kind = thread.kind);
  told jsonb;
  close_to uuid[];
  others uuid[];
begin
  select * into strict author from public.thread_members m where m.id = message.author_id;
  told := jsonb_build_object('threadId', thread.id, 'kind', thread.kind, 'title', private.thread_title(thread),
    'name', private.member_name(author), 'authorId', author.id, 'isHost', author.user_id is not null);
  select array_agg(r.user_id) filter (where r.is_named or between_few and r.tells <> 'off'),
    array_agg(r.user_id) filter (where not r.is_named and not between_few and r.tells <> 'off') into close_to, others
  from (
    select u.user_id, coalesce(m.tells, 'daily') as tells, coalesce(m.id = any (message.mentions), false) as is_named
    from private.thread_readers(thread) u (user_id)
    left join public.thread_members m on m.thread_id = thread.id and m.user_id = u.user_id
    where u.user_id is distinct from author.user_id
      and not exists (select from public.thread_blocks b where b.member_id = m.id and b.blocked_id = author.id)) r;
  perform private.tell_readers(coalesce(close_to, '{}'), 'message', thread,
    told || jsonb_build_object('isNamed', not between_few));
  perform private.tell_readers(coalesce(others, '{}'), 'conversation', thread, told);
  if between_few then
    -- From the first message on it is known what its guests have read, whether they came in or not.
    insert into public.thread_members (account_id, thread_id, event_guest_id, name)
    select thread.account_id, thread.id, g.place, private.guest_name_at(g.place) from private.thread_guests(thread) g (place)
    on conflict (thread_id, event_guest_id) do nothing;
  end if;
  update public.thread_members m set mail_at = private.notice_clock() + interval '10 minutes'
  where m.thread_id = thread.id and m.event_guest_id is not null and m.left_at is null and m.id <> author.id
    and m.mail_at is null and m.mailed_at is null and (m.tells <> 'off' or m.id = any (message.mentions));
end
$function$;

CREATE OR REPLACE FUNCTION private.tell_readers(people uuid[], about text, thread public.threads, told jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  waiting public.notices[] := array(select n from public.notices n where n.user_id = any (people) and n.topic = about
    and n.subject_id = thread.id and n.read_at is null for update);
begin
  delete from public.notices n using unnest(waiting) w where n.id = w.id;
  perform private.notify(people, about, told || '{"count": 1}', thread.account_id, thread.event_id, thread.id);
  update public.notices n set detail = n.detail || jsonb_build_object('count', (w.detail ->> 'count')::integer + 1),
    mail_due_at = case
      when w.mailed_at is null then least(w.mail_due_at, n.mail_due_at)
      when private.notice_choice(p.notification_prefs, about) = 'now' then w.mail_due_at
      else n.mail_due_at end,
    mail_batch = case when w.mailed_at is null then w.mail_batch end,
    mailed_at = case when private.notice_choice(p.notification_prefs, about) = 'now' then w.mailed_at end
  from unnest(waiting) w join public.profiles p on p.user_id = w.user_id
  where n.user_id = w.user_id and n.topic = about and n.subject_id = thread.id and n.read_at is null;
end
$function$;

CREATE OR REPLACE FUNCTION private.thread_readers(thread public.threads)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select t.user_id from public.team_members t join private.thread_kinds k on k.kind = thread.kind and k.open_to_team
  where t.account_id = thread.account_id and t.status = 'active'
    and private.person_may(t.user_id, 'messages.read', thread.account_id, thread.event_id)
  union
  select m.user_id from public.thread_members m join private.thread_kinds k on k.kind = thread.kind and not k.open_to_team
  join public.team_members t on t.user_id = m.user_id and t.account_id = thread.account_id and t.status = 'active'
  where m.thread_id = thread.id and m.left_at is null
$function$;

CREATE OR REPLACE FUNCTION private.waits_for(thread public.threads, me public.thread_members)
 RETURNS SETOF public.thread_messages
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select m.* from public.thread_messages m
  where m.thread_id = thread.id and m.place > coalesce(me.read_place, 0) and m.author_id is distinct from me.id
    and m.removed_at is null and m.hidden_at is null
    and (coalesce(me.tells, 'daily') <> 'off' or me.id = any (m.mentions))
    and not exists (select from public.thread_blocks b where b.member_id = me.id and b.blocked_id = m.author_id)
$function$;

CREATE OR REPLACE FUNCTION public.queue_message_mails()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me public.thread_members;
  mail jsonb;
  moment timestamptz := private.notice_clock();
  later timestamptz;
begin
  for me in select * from public.thread_members m where m.mail_at <= moment order by m.mail_at limit 500 for update skip locked loop
    mail := private.message_mail(me);
    later := private.after_quiet_hours(moment, '{"quiet": {"from": "21:00", "to": "08:00"}}', mail ->> 'zone');
    if mail is null or not private.may_mail(mail ->> 'to', me.account_id, 'messages') then
      update public.thread_members m set mail_at = null where m.id = me.id;
    elsif later > moment then
      update public.thread_members m set mail_at = later where m.id = me.id;
    else
      perform private.queue_mail('message_mail', jsonb_build_object('memberId', me.id), mail ->> 'to', 'messages', me.account_id,
        (mail #>> '{event,id}')::uuid, 'thread', me.thread_id);
      update public.thread_members m set mail_at = null, mailed_at = moment where m.id = me.id;
    end if;
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION public.set_message_mails(token text, wants_mail boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link public.personal_links := private.find_personal_link(token);
  person public.guests;
begin
  if link.id is null then
    perform private.refuse_link();
  end if;
  select g.* into person from public.event_guests eg join public.guests g on g.id = eg.guest_id where eg.id = link.event_guest_id;
  if person.email is not null and wants_mail then
    perform private.allow_mail(person.email, 'unsubscribed', link.account_id, 'messages');
  elsif person.email is not null then
    perform private.suppress_mail(person.email, 'unsubscribed', link.account_id, 'messages');
  end if;
  perform private.audit(link.account_id, 'guests.mail_wish', 'event_guests', link.event_guest_id::text, null,
    jsonb_build_object('wantsMail', coalesce(wants_mail, false), 'topic', 'messages'));
  return jsonb_build_object('wantsMail', coalesce(wants_mail, false));
end
$function$;

CREATE TRIGGER note_thread_read BEFORE UPDATE OF read_place ON public.thread_members FOR EACH ROW WHEN ((new.read_place > old.read_place)) EXECUTE FUNCTION private.note_thread_read();

comment on column public.mail_deliveries.reason is 'Of a dropped one: hard_bounce, complaint, manual, unsubscribed (the rule said no), pointless (its reason was gone), stopped (who sends it stopped it), failed (no mail server took it). Of a bounced one what the mail service said.';

comment on function private.campaign_problems(public.email_campaigns) is 'CampaignCheck: how many get it and on which clocks, which buttons lead nowhere, what is not written in which language, which languages of its readers are not begun, and for whom a place stays empty.';

comment on function public.get_job_source(uuid) is 'What a job needs to be done: {to, name, locale, …} of a mail, or what it was given; null when it became pointless, which its mail then says. An area tells it by private.<kind>_source(job), or by <beginning of kind>_source for several kinds.';

comment on function public.open_guest_thread(text, jsonb) is 'Comes into a conversation {kind, subject, name?}; without a name that was chosen before, one is asked for. ThreadNews.';

comment on function public.stop_announcement(uuid) is 'Stops an announcement: one that waited is a draft again, one on its way goes to nobody more, and its mails that have not gone do not go. AnnouncementRecord.';

comment on column private.thread_kinds.between_few is 'Each message is to everyone in it, who is told soon; in others people look when they like.';

comment on column public.thread_members.mail_at is 'When a guest is to hear by mail that something waits; null while nothing does.';

comment on column public.thread_members.mailed_at is 'Since when a guest has been told by mail and not read; until they do, no second mail goes.';

comment on function private.guest_name_at(uuid) is 'Under which name a guest talks at their event; null until they chose one.';

comment on function private.is_over_campaign(public.notices) is 'It goes on, or was stopped for good.';

comment on function private.is_over_conversation(public.notices) is 'Nothing waits any more: it was read, taken away or hidden, the thread was muted or left.';

comment on function private.is_over_message(public.notices) is 'As of conversations.';

comment on function private.message_mail(public.thread_members) is 'MessageMailSource: what a guest is told of a thread at this moment; null where nothing waits, they have no address, or they do not belong any more.';

comment on function private.message_mail_source(public.jobs) is 'MessageMailSource as it is at this moment; null when it was read or taken away meanwhile, after which the next message may be told.';

comment on function private.message_mail_wish(public.event_guests) is 'Whether a guest is told of messages by mail; null where no mail of ours reaches them whatever they wish.';

comment on function private.note_thread_read() is 'Trigger of members: what one has read one is not told of any more, and may be told of what comes next.';

comment on function private.tell_of_message(public.threads, public.thread_messages) is 'A message was written: who reads the thread with an account is told as they wish, of what is between few or names them under a topic of its own; guests owe nothing for ten minutes.';

comment on function private.tell_readers(uuid[], text, public.threads, jsonb) is 'Tells people of a thread: one notice each until they have read it, which counts on. Whoever is told at once gets one mail until then, whoever is told in bundles finds it in each bundle since when somebody wrote.';

comment on function private.thread_readers(public.threads) is 'People with an account who read a thread: its team, or its members where it is theirs alone.';

comment on function private.waits_for(public.threads, public.thread_members) is 'Messages that a member has not read and is to be told of: none of a muted thread but those that name them, none of somebody they blocked.';

comment on function public.queue_message_mails() is 'Each minute: a mail to every guest for whom a message has waited long enough, one a thread until they have read it; between nine in the evening and eight by their own clock it waits.';

comment on function public.set_message_mails(text, boolean) is 'A guest wants no mails about messages of this host, or wants them again, by their own link: {wantsMail}.';

grant execute on function public.queue_message_mails() to service_role;

grant execute on function public.set_message_mails(text, boolean) to service_role;

reset check_function_bodies;
