-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.notice_recipients(target_event_id uuid)
 RETURNS TABLE(email text, audience text, party jsonb)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return query
  select distinct on (r.email) r.email, r.audience, r.party
  from (
    select g.email::text as email, case when s.standing = 'pending' and not p.takes_part then 'invited' else 'coming' end as audience,
      jsonb_build_object('eventGuestId', eg.id) as party,
      case when s.standing = 'pending' and not p.takes_part then 6 else 1 end as rank, eg.id as id
    from public.event_guests eg
    join public.guests g on g.id = eg.guest_id
    join private.standings s on s.event_guest_id = eg.id and s.event_id = target_event_id
    cross join lateral (select exists (
        select from public.activity_sign_ups s where s.event_guest_id = eg.id and s.event_id = eg.event_id and s.status <> 'left')
      or exists (select from public.activities h where h.host_guest_id = eg.id and h.event_id = eg.event_id
        and h.status <> 'cancelled') as takes_part) p
    where eg.event_id = target_event_id and g.email is not null
      and (s.answer in ('yes', 'maybe', 'waitlisted') or p.takes_part or (s.standing = 'pending' and (eg.invited_at is not null or private.knows_polls(eg, g))))
    union all
    select o.buyer_email, 'buyers', jsonb_build_object('orderId', o.id), 2, o.id
    from public.orders o
    where o.event_id = target_event_id and o.buyer_email is not null
      and o.status in ('awaiting_payment', 'awaiting_offline', 'completed', 'partially_refunded')
    union all
    select t.holder_email, 'buyers', jsonb_build_object('ticketId', t.id), 3, t.id
    from public.tickets t
    where t.event_id = target_event_id and t.holder_email is not null and t.status in ('valid', 'checked_in')
    union all
    select w.email, 'waiting', jsonb_build_object('waitlistEntryId', w.id), 4, w.id
    from public.waitlist_entries w
    where w.event_id = target_event_id and w.status in ('waiting', 'offered')
    union all
    select lower(u.email::text), 'team', jsonb_build_object('memberId', m.id), 5, m.id
    from public.team_members m join auth.users u on u.id = m.user_id
    where m.status = 'active' and u.email is not null and m.user_id is distinct from auth.uid()
      and exists (select from public.activities h where h.event_id = target_event_id and h.host_member_id = m.id
        and h.status <> 'cancelled')) r
  order by r.email, r.rank, r.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.shared_poll(poll public.polls, link public.share_links, invitation public.poll_invitations, ballot_token text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
  ballot public.poll_ballots;
  has_voted boolean := private.token_voted(poll, invitation, ballot_token);
begin
  select * into strict event from public.events e where e.id = poll.event_id;
  if poll.naming = 'named' then
    ballot := private.find_ballot(poll, invitation, ballot_token);
  end if;
  return jsonb_build_object(
    'id', poll.id, 'title', poll.title, 'note', poll.note,
    'state', case when private.is_open(poll) then 'open' else 'closed' end,
    'naming', poll.naming, 'results', poll.results, 'closesAt', private.poll_end(poll), 'timeZone', event.time_zone,
    'event', private.public_event(event, false) - array['description', 'address', 'onlineUrl', 'currency'],
    'questions', private.poll_questions_view(poll),
    -- Whom a planner has asked is for those who were asked, not for whoever has the link.
    'outcome', private.poll_outcome(poll, has_voted, false, ballot.id, invitation.event_guest_id is not null),
    'hasVoted', has_voted,
    'own', case when ballot.id is not null then private.own_ballot(ballot) end,
    'guestName', coalesce(invitation.name, (select g.full_name from public.event_guests eg
      join public.guests g on g.id = eg.guest_id where eg.id = invitation.event_guest_id)),
    'serverTime', now(),
    'pageUrl', private.poll_page(poll, link, invitation)) || private.event_look(event, link)
    || case when has_voted then '{}' else private.used_up_note(link) end
    || case when poll.became is not null then jsonb_build_object('decided', poll.became_option_id) else '{}' end;
end
$function$;

CREATE OR REPLACE FUNCTION public.get_guest_polls(token text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link public.personal_links := private.find_personal_link(token);
  polls jsonb;
begin
  if link.id is null then
    perform private.refuse_link();
  end if;
  select coalesce(jsonb_agg(jsonb_build_object('id', (w.p).id, 'title', (w.p).title, 'naming', (w.p).naming,
      'questionCount', (select count(*) from public.poll_questions q where q.poll_id = (w.p).id),
      'closesAt', private.poll_end(w.p), 'timeZone', w.time_zone, 'hasVoted', private.has_voted(w.p, w.i),
      'state', case when private.is_open(w.p) then 'open' else 'closed' end,
      'token', private.derive_token('poll', (w.i).id, 1))
    order by not private.is_open(w.p), (w.p).closes_at nulls last, (w.p).id), '[]') into polls
  from (
    select p, private.ensure_poll_invitation(p, link.event_guest_id) as i, e.time_zone
    from public.polls p join public.events e on e.id = p.event_id
    where p.event_id = link.event_id and p.state <> 'draft') w;
  return jsonb_build_object('polls', polls);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_poll_results(poll_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  poll public.polls;
begin
  select * into poll from public.polls p
  where p.id = poll_id_param and p.account_id in (select private.my_accounts());
  if poll.id is null then
    perform private.refuse(404, 'not_found', 'This poll does not exist, or you may not see it');
  end if;
  return private.poll_outcome(poll, false, true, null, true) || jsonb_build_object(
    'withoutAddress', (select count(*) from public.poll_ballots b where b.poll_id = poll.id and b.invitation_id is null));
end
$function$;

CREATE OR REPLACE FUNCTION public.use_poll_date(poll_id_param uuid, option_id_param uuid, request jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  poll public.polls := private.own_poll(poll_id_param);
  option public.poll_options;
  event public.events;
  wall record;
  into_what text := request ->> 'into';
  title text := coalesce(private.check_text(request ->> 'title', 200, 'title', 'A title'), poll.title);
  made_id uuid;
  carried integer := 0;
begin
  perform private.require_plan(poll.account_id, 'polls');
  select o.* into option from public.poll_options o join public.poll_questions q on q.id = o.question_id and q.kind = 'date'
  where o.id = option_id_param and o.poll_id = poll.id;
  if option.id is null or into_what is null or into_what not in ('event_date', 'activity', 'event') then
    perform private.refuse(400, 'invalid_input', 'Choose a date of this poll, and what it becomes', 'option');
  elsif poll.state = 'draft' then
    perform private.refuse(409, 'conflict', 'Nobody has been asked yet: open the poll first', 'poll');
  elsif poll.became is not null and (poll.became, poll.became_option_id) is distinct from (into_what, option.id) then
    perform private.refuse(409, 'conflict', 'A date of this poll is in use already', 'poll');
  elsif poll.became is null then
    select * into strict event from public.events e where e.id = poll.event_id for update;
    wall := private.poll_option_walls(option, event.time_zone);
    if into_what = 'event_date' then
      -- Voters with an address are on the list before the mails are counted.
      perform private.poll_voters_of(poll, option, event);
      perform private.change_events(event.id, jsonb_build_object('scope', 'this',
        'patch', jsonb_build_object('start_local', private.wall_text(wall.start_local), 'end_local', private.wall_text(wall.end_local)),
        'along', coalesce(request -> 'along', '["activities", "deadline"]'),
        'tell', coalesce(request -> 'tell', 'false'), 'message', request -> 'message'));
      made_id := event.id;
    elsif into_what = 'event' then
      event := private.copy_event(event, title, wall.start_local, false);
      update public.events e set end_local = wall.end_local where e.id = event.id returning * into event;
      made_id := event.id;
    else
      insert into public.activities (event_id, title, status, visibility, start_local, end_local, sign_up)
      values (event.id, title, 'published', 'public', wall.start_local, wall.end_local, true) returning id into made_id;
    end if;
    carried := private.carry_poll_answers(poll, option, event, case when into_what = 'activity' then made_id end);
    update public.polls p set state = 'closed', closed_at = coalesce(p.closed_at, now()), became = into_what,
      became_id = made_id, became_option_id = option.id
    where p.id = poll.id returning * into poll;
  end if;
  return jsonb_build_object('poll', private.poll_view(poll), 'carried', carried);
end
$function$;

CREATE OR REPLACE FUNCTION private.knows_polls(place public.event_guests, person public.guests)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from public.poll_invitations i where i.event_guest_id = place.id and i.event_id = place.event_id)
    or exists (select from public.polls p join public.poll_invitations i on i.poll_id = p.id
      where p.event_id = place.event_id and i.email = person.email::text)
$function$;

CREATE OR REPLACE FUNCTION private.poll_end(poll public.polls)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select case when private.is_open(poll) then poll.closes_at else coalesce(poll.closed_at, poll.closes_at) end $function$;

comment on function private.notice_recipients(uuid) is 'Whom a change concerns, one row an address: who comes or may come to the event or one of its activities, hosts one, was invited, asked in a poll or voted in one and has not answered, bought or holds a ticket or waits for one. Who said no is left alone, and who changes it needs no mail. The party is what the mail''s link is made of.';

comment on function private.knows_polls(public.event_guests, public.guests) is 'Whether somebody has a link to a poll of the event: was asked, or came and voted. They know of the event.';

comment on function private.poll_end(public.polls) is 'When a poll closes, and once it is closed when that truly was.';

reset check_function_bodies;
