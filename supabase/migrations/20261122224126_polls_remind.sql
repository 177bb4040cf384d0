-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

drop function private.poll_closing_source(public.jobs);

alter table public.planner_notices drop constraint planner_notices_topic_check;
alter table public.planner_notices add constraint planner_notices_topic_check
  check (topic in ('answer', 'order', 'refund', 'waitlist', 'poll'));
alter table public.poll_invitations add column reminded_at timestamptz;
-- Polls whose time is over are closed by a chore.
delete from public.jobs j where j.kind = 'poll_closing';

CREATE OR REPLACE FUNCTION private.notice_choice(prefs jsonb, topic text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
begin
  return case when prefs ->> topic in ('now', 'digest', 'off') then prefs ->> topic
    when topic in ('order', 'refund', 'poll') then 'now' else 'digest' end;
end
$function$;

CREATE OR REPLACE FUNCTION private.poll_invitation_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('to', g.email, 'name', g.full_name, 'locale', coalesce(g.locale, e.locale),
    'event', private.public_event(e, false), 'title', p.title, 'note', p.note, 'naming', p.naming, 'closesAt', p.closes_at,
    'again', coalesce(job.payload -> 'again', 'false'),
    'url', private.site_url() || '/poll/' || private.derive_token('poll', i.id, 1))
  from public.poll_invitations i
  join public.polls p on p.id = i.poll_id
  join public.events e on e.id = p.event_id and e.status = 'published'
  join public.event_guests eg on eg.id = i.event_guest_id
  join public.guests g on g.id = eg.guest_id and g.status = 'active' and g.email is not null and g.unsubscribed_at is null
  where i.id::text = job.payload ->> 'invitationId' and private.is_open(p) and not private.has_voted(p, i)
$function$;

CREATE OR REPLACE FUNCTION private.poll_view(poll public.polls)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'id', poll.id, 'eventId', e.id, 'eventName', e.name, 'title', poll.title, 'note', poll.note,
    'state', private.poll_standing(poll),
    'naming', poll.naming, 'results', poll.results, 'closesAt', poll.closes_at, 'closedAt', poll.closed_at,
    'timeZone', e.time_zone, 'questions', private.poll_questions_view(poll),
    'became', case when poll.became is not null then jsonb_build_object('kind', poll.became, 'id', poll.became_id,
      'optionId', poll.became_option_id) end,
    'createdAt', poll.created_at, 'updatedAt', poll.updated_at)
  from public.events e where e.id = poll.event_id
$function$;

CREATE OR REPLACE FUNCTION public.get_poll_link(poll_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  poll public.polls := private.own_poll(poll_id_param);
  link public.share_links;
begin
  select l.* into link from public.share_links l join public.poll_links k on k.share_link_id = l.id
  where k.poll_id = poll.id and l.kind = 'poll' and l.revoked_at is null order by l.created_at desc, l.id limit 1;
  if link.id is null then
    link := private.make_poll_link(poll, 'poll', '{}');
  end if;
  return private.share_link_view(link);
end
$function$;

CREATE OR REPLACE FUNCTION public.invite_to_poll(poll_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  poll public.polls := private.own_poll(poll_id_param);
  guest record;
  invitation public.poll_invitations;
  told integer := 0;
  without_address integer := 0;
begin
  perform private.require_plan(poll.account_id, 'polls');
  if not private.is_open(poll) then
    perform private.refuse(409, 'conflict', 'Open the poll first, then ask people');
  end if;
  for guest in select eg.id, g.email from public.event_guests eg join public.guests g on g.id = eg.guest_id
    where eg.event_id = poll.event_id and g.status = 'active' and g.unsubscribed_at is null order by eg.created_at, eg.id loop
    if guest.email is null then
      without_address := without_address + 1;
      continue;
    end if;
    invitation := private.ensure_poll_invitation(poll, guest.id);
    continue when invitation.asked_at is not null or private.has_voted(poll, invitation);
    update public.poll_invitations i set asked_at = now() where i.id = invitation.id;
    perform private.enqueue_job('poll_invitation', jsonb_build_object('invitationId', invitation.id),
      'poll_invitation:' || invitation.id);
    told := told + 1;
  end loop;
  return jsonb_build_object('told', told, 'withoutAddress', without_address);
end
$function$;

CREATE OR REPLACE FUNCTION public.list_polls(event_id_param uuid, request jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  wanted text := private.plain_words(coalesce(request ->> 'text', ''));
  shown text := coalesce(request ->> 'filter', 'all');
  found jsonb;
  total bigint;
begin
  with own as materialized (
    select p, e.name as event_name, private.poll_standing(p) as standing
    from public.polls p join public.events e on e.id = p.event_id
    where p.account_id in (select private.my_accounts()) and (event_id_param is null or p.event_id = event_id_param)
      and (wanted = '' or private.plain_words(p.title || ' ' || e.name) like '%' || wanted || '%')),
  kept as (select * from own where shown = 'all' or standing = shown),
  page as (select * from kept k
    order by array_position(array['open', 'draft', 'closed'], k.standing), (k.p).created_at desc, (k.p).id
    offset greatest(coalesce((request ->> 'from')::integer, 0), 0)
    limit least(greatest(coalesce((request ->> 'size')::integer, 50), 1), 200))
  select (select count(*) from kept), coalesce(jsonb_agg(jsonb_build_object(
    'id', (k.p).id, 'eventId', (k.p).event_id, 'eventName', k.event_name, 'title', (k.p).title,
    'state', k.standing, 'naming', (k.p).naming, 'closesAt', (k.p).closes_at,
    'questionCount', (select count(*) from public.poll_questions q where q.poll_id = (k.p).id),
    'kind', (select min(q.kind) from public.poll_questions q where q.poll_id = (k.p).id having count(*) = 1),
    'voted', private.poll_votes(k.p),
    'asked', (select count(*) from public.poll_invitations i where i.poll_id = (k.p).id and i.asked_at is not null))
    order by array_position(array['open', 'draft', 'closed'], k.standing), (k.p).created_at desc, (k.p).id), '[]')
  into total, found from page k;
  return jsonb_build_object('total', total, 'rows', found);
end
$function$;

CREATE OR REPLACE FUNCTION public.open_poll(poll_id_param uuid, closes_at_param timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  poll public.polls := private.own_poll(poll_id_param);
begin
  perform private.require_plan(poll.account_id, 'polls');
  if closes_at_param <= now() then
    perform private.refuse(400, 'invalid_input', 'Choose a time that is still to come', 'closesAt');
  elsif not exists (select from public.poll_questions q where q.poll_id = poll.id) then
    perform private.refuse(409, 'conflict', 'Ask something first', 'questions');
  elsif poll.became is not null then
    perform private.refuse(409, 'conflict', 'Its winning date is in use, so it stays closed');
  end if;
  if poll.naming = 'anonymous' then
    insert into private.poll_boxes (poll_id) values (poll.id) on conflict do nothing;
  end if;
  update public.polls p set state = 'open', closed_at = null, closes_at = closes_at_param
  where p.id = poll.id returning * into poll;
  return private.poll_view(poll);
end
$function$;

CREATE OR REPLACE FUNCTION public.search_own(request jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  patterns constant text[] := private.word_patterns(request ->> 'text');
  mine constant uuid[] := array(select private.my_accounts());
  one_event constant uuid := (request ->> 'eventId')::uuid;
  kinds constant text[] := array(select jsonb_array_elements_text(coalesce(request -> 'kinds', '[]')));
  most constant integer := least(greatest(coalesce((request ->> 'size')::integer, 6), 1), 100);
  groups jsonb := '[]';
  kind text;
  found jsonb;
  total bigint;
begin
  if cardinality(patterns) = 0 then
    return jsonb_build_object('groups', '[]'::jsonb);
  end if;
  if kinds = '{}' or 'events' = any (kinds) then
    select jsonb_agg(f.row order by f.n) filter (where f.n <= most), count(*) into found, total from (
      select row_number() over (order by e.status = 'archived', e.start_date desc) as n, jsonb_build_object('id', e.id, 'title', e.name,
        'detail', e.location_name, 'eventId', e.id, 'at', e.start_date, 'timeZone', e.time_zone, 'state', e.status) as row
      from public.events e
      where e.account_id = any (mine) and (one_event is null or e.id = one_event)
        and private.search_words(concat_ws(' ', e.name, e.location_name, array_to_string(e.host_names, ' '))) like all (patterns)) f;
    groups := groups || private.hits('events', found, total);
  end if;
  if kinds = '{}' or 'guests' = any (kinds) then
    with hit as materialized (
      select g.id, g.full_name, g.former_name, g.email, g.custom ->> 'city' as city,
        row_number() over (order by g.name_words like patterns[1] desc, g.full_name, g.id) as n
      from private.member_words w join public.guests g on g.id = w.guest_id and g.status <> 'erased'
      where w.account_id = any (mine) and w.whole like all (patterns)
        and (one_event is null or exists (
          select from public.event_guests eg where eg.event_id = one_event and eg.guest_id = g.id)))
    select (
        select jsonb_agg(jsonb_build_object('id', p.id, 'title', p.full_name,
          'detail', concat_ws(' · ', p.former_name, p.city, p.email, e.name), 'eventId', e.id) order by p.n)
        from hit p left join lateral (
          select v.id, v.name from public.event_guests eg join public.events v on v.id = eg.event_id
          where eg.guest_id = p.id and (one_event is null or v.id = one_event) order by eg.created_at desc limit 1) e on true
        where p.n <= most),
      (select count(*) from hit) into found, total;
    groups := groups || private.hits('guests', found, total);
  end if;
  if kinds = '{}' or 'activities' = any (kinds) then
    select jsonb_agg(f.row order by f.n) filter (where f.n <= most), count(*) into found, total from (
      select row_number() over (order by a.start_at desc) as n, jsonb_build_object('id', a.id, 'title', a.title,
        'detail', concat_ws(' · ', e.name, a.host_name, a.room), 'eventId', e.id, 'at', a.start_at, 'timeZone', e.time_zone,
        'state', a.status) as row
      from public.activities a join public.events e on e.id = a.event_id
      where a.account_id = any (mine) and (one_event is null or a.event_id = one_event)
        and private.search_words(concat_ws(' ', a.title, a.host_name, a.room, array_to_string(a.tags, ' '))) like all (patterns)) f;
    groups := groups || private.hits('activities', found, total);
  end if;
  if (kinds = '{}' or 'venues' = any (kinds)) and one_event is null then
    select jsonb_agg(f.row order by f.n) filter (where f.n <= most), count(*) into found, total from (
      select row_number() over (order by lower(v.name)) as n, jsonb_build_object('id', v.id, 'title', v.name,
        'detail', concat_ws(', ', v.street, v.city)) as row
      from public.venues v
      where v.account_id = any (mine) and v.search_text like all (patterns)) f;
    groups := groups || private.hits('venues', found, total);
  end if;
  if kinds = '{}' or 'orders' = any (kinds) then
    select jsonb_agg(f.row order by f.n) filter (where f.n <= most), count(*) into found, total from (
      select row_number() over (order by o.created_at desc) as n, jsonb_build_object('id', o.id, 'title', o.buyer_name,
        'detail', concat_ws(' · ', o.code, o.buyer_email, e.name), 'eventId', e.id, 'at', o.created_at, 'timeZone', e.time_zone,
        'state', o.status, 'totalMinor', o.total_minor, 'currency', o.currency) as row
      from public.orders o join public.events e on e.id = o.event_id
      where o.account_id = any (mine) and (one_event is null or o.event_id = one_event) and o.buyer_name is not null
        and o.found_by like all (patterns)) f;
    groups := groups || private.hits('orders', found, total);
  end if;
  if kinds = '{}' or 'pages' = any (kinds) then
    select jsonb_agg(f.row order by f.n) filter (where f.n <= most), count(*) into found, total from (
      select row_number() over (order by p.created_at desc) as n, p.row from (
        select c.created_at, jsonb_build_object('id', c.id, 'title', c.name, 'detail', c.beneficiary, 'state', c.status, 'page', 'campaign') as row
        from public.campaigns c
        where c.account_id = any (mine) and one_event is null
          and private.search_words(concat_ws(' ', c.name, c.beneficiary)) like all (patterns)
        union all
        select l.created_at, jsonb_build_object('id', l.id, 'title', l.settings ->> 'label', 'detail', e.name, 'eventId', e.id,
          'state', case when l.revoked_at is null then 'active' else 'revoked' end, 'page', 'link')
        from public.share_links l join public.events e on e.id = l.event_id
        where l.account_id = any (mine) and (one_event is null or l.event_id = one_event)
          and private.search_words(concat_ws(' ', l.settings ->> 'label', e.name)) like all (patterns)) p) f;
    groups := groups || private.hits('pages', found, total);
  end if;
  for kind in select substr(p.proname, 7) from pg_catalog.pg_proc p
    where p.pronamespace = 'private'::regnamespace and p.proname like 'found\_%'
      and (kinds = '{}' or substr(p.proname, 7) = any (kinds)) order by 1
  loop
    execute format('select private.%I($1, $2, $3, $4)', 'found_' || kind) using patterns, mine, one_event, most into found;
    groups := groups || found;
  end loop;
  return jsonb_build_object('groups', groups);
end
$function$;

CREATE OR REPLACE FUNCTION private.found_polls(patterns text[], mine uuid[], one_event uuid, most integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found jsonb;
  total bigint;
begin
  select jsonb_agg(f.row order by f.n) filter (where f.n <= most), count(*) into found, total from (
    select row_number() over (order by p.created_at desc, p.id) as n, jsonb_build_object('id', p.id, 'title', p.title, 'detail', e.name,
      'eventId', e.id, 'at', p.closes_at, 'timeZone', e.time_zone, 'state', private.poll_standing(p)) as row
    from public.polls p join public.events e on e.id = p.event_id
    where p.account_id = any (mine) and (one_event is null or p.event_id = one_event)
      and private.search_words(concat_ws(' ', p.title, (select string_agg(q.text, ' ' order by q.position)
        from public.poll_questions q where q.poll_id = p.id))) like all (patterns)) f;
  return private.hits('polls', found, total);
end
$function$;

CREATE OR REPLACE FUNCTION private.last_poll_mail(invitation public.poll_invitations, person_id uuid)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select greatest(invitation.asked_at, (select max(i.reminded_at) from public.event_guests eg
    join public.poll_invitations i on i.event_guest_id = eg.id and i.event_id = eg.event_id where eg.guest_id = person_id))
$function$;

CREATE OR REPLACE FUNCTION private.make_poll_link(poll public.polls, kind text, settings jsonb)
 RETURNS public.share_links
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link public.share_links;
  new_id uuid := gen_random_uuid();
begin
  if exists (select from public.events e where e.id = poll.event_id and e.visibility = 'private') then
    perform private.refuse(409, 'conflict',
      'This event is private: only personal invitations open it. Make it unlisted to share a link', 'visibility');
  end if;
  insert into public.share_links
    (id, account_id, event_id, kind, token_hash, allowed_origins, settings, expires_at, use_limit, created_by)
  values (new_id, poll.account_id, poll.event_id, kind, private.hash_token(private.derive_token('share', new_id, 1)),
    private.read_origins(settings), private.check_look(settings), private.read_expiry(settings), private.read_use_limit(settings), auth.uid())
  returning * into link;
  insert into public.poll_links (share_link_id, account_id, poll_id) values (link.id, poll.account_id, poll.id);
  return link;
end
$function$;

CREATE OR REPLACE FUNCTION private.poll_standing(poll public.polls)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select case when poll.state = 'open' and not private.is_open(poll) then 'closed' else poll.state end $function$;

CREATE OR REPLACE FUNCTION public.close_due_polls()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  poll public.polls;
begin
  for poll in update public.polls p set state = 'closed', closed_at = p.closes_at
    where p.state = 'open' and p.closes_at <= now() returning p.* loop
    perform private.tell_planners(poll.event_id, 'poll', jsonb_build_object('pollId', poll.id, 'title', poll.title,
      'voted', private.poll_votes(poll)));
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION public.create_poll_link(poll_id_param uuid, kind_param text, settings jsonb DEFAULT '{}'::jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  poll public.polls := private.own_poll(poll_id_param);
begin
  perform private.require_plan(poll.account_id, 'polls');
  if kind_param is null or kind_param not in ('poll', 'embed_poll') then
    perform private.refuse(400, 'invalid_input', 'This kind of link is not offered', 'kind_param');
  end if;
  return private.share_link_view(private.make_poll_link(poll, kind_param, settings));
end
$function$;

CREATE OR REPLACE FUNCTION public.list_poll_links(poll_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  poll public.polls := private.own_poll(poll_id_param);
begin
  return (select coalesce(jsonb_agg(private.share_link_view(l) order by l.created_at, l.id), '[]')
    from public.share_links l join public.poll_links k on k.share_link_id = l.id where k.poll_id = poll.id);
end
$function$;

CREATE OR REPLACE FUNCTION public.remind_of_poll(poll_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  poll public.polls := private.own_poll(poll_id_param);
  asked record;
  told integer := 0;
  too_soon integer := 0;
  voted integer := 0;
begin
  perform private.require_plan(poll.account_id, 'polls');
  if not private.is_open(poll) then
    perform private.refuse(409, 'conflict', 'Open the poll first, then remind people');
  end if;
  -- Two polls that remind at once wait for each other: a person is reminded once a day, of one of them.
  perform pg_advisory_xact_lock(hashtextextended('poll_reminders:' || poll.account_id, 0));
  for asked in select i as invitation, g.id as person_id from public.poll_invitations i
    join public.event_guests eg on eg.id = i.event_guest_id
    join public.guests g on g.id = eg.guest_id
    where i.poll_id = poll.id and i.asked_at is not null
      and g.status = 'active' and g.email is not null and g.unsubscribed_at is null
    order by i.asked_at, i.id loop
    if private.has_voted(poll, asked.invitation) then
      voted := voted + 1;
    elsif private.last_poll_mail(asked.invitation, asked.person_id) > now() - interval '1 day' then
      too_soon := too_soon + 1;
    else
      update public.poll_invitations i set reminded_at = now() where i.id = (asked.invitation).id;
      perform private.enqueue_job('poll_invitation_reminder', jsonb_build_object('invitationId', (asked.invitation).id, 'again', true),
        'poll_invitation_reminder:' || (asked.invitation).id || ':' || extract(epoch from now()));
      told := told + 1;
    end if;
  end loop;
  return jsonb_build_object('told', told, 'tooSoon', too_soon, 'voted', voted);
end
$function$;

comment on function private.notice_choice(jsonb, text) is 'now, digest or off: orders, refunds and polls that closed at once, answers and waiting lists in the digest, unless chosen otherwise.';

comment on function private.poll_invitation_source(public.jobs) is 'PollInvitationSource, of the first mail or a reminder; null when the poll has closed, the guest has voted, is gone or wants no mails.';

comment on function public.get_poll_link(uuid) is 'The link that opens a poll to whoever has it; made when it is asked for first, and anew once it was revoked. ShareLink.';

comment on function public.search_own(jsonb) is '{text, kinds, eventId, size} -> {groups: [{kind, total, rows: [{id, title, detail, eventId, at, timeZone, state}]}]}: every word must be found, in the caller''s accounts only. pages are shared pages and donation campaigns. What else an area has it tells by its private.found_<kind>(patterns, accounts, event, most).';

comment on column public.poll_invitations.reminded_at is 'When a mail last asked them again.';

comment on function private.found_polls(text[], uuid[], uuid, integer) is 'Polls by their titles and questions, the newest first.';

comment on function private.last_poll_mail(public.poll_invitations, uuid) is 'When a person was last asked for this vote, or reminded of any.';

comment on function private.make_poll_link(public.polls, text, jsonb) is 'A link of poll or embed_poll that opens this poll.';

comment on function private.poll_standing(public.polls) is 'draft, open or closed, as it is now.';

comment on function public.close_due_polls() is 'Closes polls whose time is over, each once, and tells planners as each of them wishes. That they take no votes any more does not wait for it.';

comment on function public.create_poll_link(uuid, text, jsonb) is 'One more link of kind poll (the page) or embed_poll (the widget alone). ShareLink. Changing, rotating and revoking are those of every share link.';

comment on function public.list_poll_links(uuid) is 'ShareLink[] of a poll, for those who may change it; revoked ones too.';

comment on function public.remind_of_poll(uuid) is 'Mails those who were asked and have not voted once more; nobody twice within a day, whatever polls there are. {told, tooSoon, voted}.';

grant execute on function public.close_due_polls() to service_role;

grant execute on function public.create_poll_link(uuid, text, jsonb) to authenticated;

grant execute on function public.create_poll_link(uuid, text, jsonb) to service_role;

grant execute on function public.list_poll_links(uuid) to authenticated;

grant execute on function public.list_poll_links(uuid) to service_role;

grant execute on function public.remind_of_poll(uuid) to authenticated;

grant execute on function public.remind_of_poll(uuid) to service_role;

reset check_function_bodies;
