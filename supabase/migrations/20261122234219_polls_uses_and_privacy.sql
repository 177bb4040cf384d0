-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

drop function private.poll_outcome(public.polls, boolean, boolean, uuid);

drop function private.poll_voters(public.polls, uuid);

alter table public.poll_links add column votes integer not null default 0;

CREATE OR REPLACE FUNCTION private.link_uses(link_id uuid)
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (select count(*) from public.orders o where o.share_link_id = link_id and o.status not in ('cancelled', 'expired')
      and (o.status <> 'reserved' or o.hold_expires_at > now()))
    + (select count(*) from public.personal_links p where p.share_link_id = link_id)
    + (select count(*) from public.donations d where d.share_link_id = link_id and d.received_at is not null)
    + coalesce((select k.votes from public.poll_links k where k.share_link_id = link_id), 0);
end
$function$;

CREATE OR REPLACE FUNCTION private.poll_door(token text)
 RETURNS TABLE(poll public.polls, link public.share_links, invitation public.poll_invitations)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  given bytea := private.hash_token(coalesce(token, ''));
begin
  select i.* into invitation
  from public.poll_invitations i
  join public.accounts a on a.id = i.account_id and a.status = 'active'
  join public.events e on e.id = i.event_id and e.status <> 'draft'
  left join public.event_guests eg on eg.id = i.event_guest_id
  left join public.guests g on g.id = eg.guest_id
  where i.token_hash = given and g.status is distinct from 'blocked';
  if invitation.id is not null then
    select p.* into poll from public.polls p where p.id = invitation.poll_id and p.state <> 'draft';
  else
    if exists (select from public.share_links l
      join public.poll_links k on k.share_link_id = l.id
      join public.polls p on p.id = k.poll_id and p.state = 'draft'
      where l.token_hash = given and private.is_living(l) and private.opens_event(l)) then
      perform private.refuse(404, 'not_begun', 'Voting has not begun yet');
    end if;
    link := private.open_link(token, private.kinds_opening('poll'));
    select p.* into poll from public.polls p join public.poll_links k on k.poll_id = p.id
    where k.share_link_id = link.id and p.state <> 'draft';
  end if;
  if poll.id is null then
    perform private.refuse_link();
  end if;
  return next;
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
    'naming', poll.naming, 'results', poll.results, 'closesAt', poll.closes_at, 'timeZone', event.time_zone,
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
    || case when has_voted then '{}' else private.used_up_note(link) end;
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
  return private.poll_outcome(poll, false, true, null, true);
end
$function$;

CREATE OR REPLACE FUNCTION public.vote_in_poll(token text, payload jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  door record;
  poll public.polls;
  answers jsonb;
begin
  select * into door from private.poll_door(token);
  -- Those who vote at once wait for each other: one ballot a token, no option over its measure.
  select * into strict poll from public.polls p where p.id = (door.poll).id for no key update;
  if not private.is_open(poll) then
    perform private.refuse(409, 'conflict', 'This poll is closed', 'poll');
  elsif (door.invitation).id is null and coalesce(payload ->> 'ballotToken', '') !~ '^[A-Za-z0-9_-]{32,64}$' then
    perform private.refuse(400, 'invalid_input', 'The device''s own token is missing', 'ballotToken');
  end if;
  answers := private.read_poll_answers(poll, payload -> 'answers');
  if (door.link).id is not null and not private.token_voted(poll, null, payload ->> 'ballotToken') then
    perform private.count_poll_use(door.link);
  end if;
  if poll.naming = 'named' then
    perform private.store_ballot(poll, door.invitation, payload, answers);
    perform private.keep_own_link(poll, door.invitation, payload);
  else
    perform private.drop_in_box(poll,
      private.voter_mark(poll.id, coalesce((door.invitation).id::text, payload ->> 'ballotToken')), answers);
  end if;
  update public.polls p set heard = p.heard + 1 where p.id = poll.id;
  return private.shared_poll(poll, door.link, door.invitation, payload ->> 'ballotToken');
end
$function$;

CREATE OR REPLACE FUNCTION private.count_poll_use(link public.share_links)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_link_room(link);
  update public.poll_links k set votes = k.votes + 1 where k.share_link_id = link.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.poll_outcome(poll public.polls, has_voted boolean, for_planner boolean, own_ballot_id uuid, knows_guests boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  hidden text := private.results_hidden(poll, has_voted, for_planner);
  asked integer := (select count(*) from public.poll_invitations i where i.poll_id = poll.id and i.asked_at is not null);
begin
  return jsonb_build_object(
    'voted', private.poll_votes(poll), 'asked', nullif(asked, 0), 'hidden', hidden,
    'questions', case when hidden is not null then '[]'::jsonb
      when poll.naming = 'named' then private.named_results(poll) else private.box_results(poll) end,
    'voters', case when hidden is null and poll.naming = 'named' then private.poll_voters(poll, own_ballot_id, knows_guests) else '[]'::jsonb end);
end
$function$;

CREATE OR REPLACE FUNCTION private.poll_voters(poll public.polls, own_ballot_id uuid, knows_guests boolean)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name, 'timeZone', v.time_zone, 'note', v.note,
    'mine', v.mine, 'marks', v.marks) order by not v.mine, v.id is null, v.at, v.name), '[]')
  from (
    select b.id, b.name, b.time_zone, b.note, b.id is not distinct from own_ballot_id as mine, b.created_at as at,
      coalesce((select jsonb_object_agg(c.option_id, c.mark) from public.poll_choices c
        join public.poll_questions q on q.id = c.question_id and q.kind = 'date' where c.ballot_id = b.id), '{}') as marks
    from public.poll_ballots b where b.poll_id = poll.id
    union all
    select null, g.full_name, null, null, false, null, '{}'
    from public.poll_invitations i
    join public.event_guests eg on eg.id = i.event_guest_id
    join public.guests g on g.id = eg.guest_id and g.status = 'active'
    where knows_guests and i.poll_id = poll.id and i.asked_at is not null
      and not exists (select from public.poll_ballots b where b.invitation_id = i.id)) v
$function$;

CREATE OR REPLACE FUNCTION private.token_voted(poll public.polls, invitation public.poll_invitations, ballot_token text)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if poll.naming = 'named' then
    return (private.find_ballot(poll, invitation, ballot_token)).id is not null;
  end if;
  return coalesce((select private.voter_mark(poll.id, coalesce(invitation.id::text, ballot_token)) = any (x.voted)
    from private.poll_boxes x where x.poll_id = poll.id), false);
end
$function$;

comment on function private.link_uses(uuid) is 'Answers, orders that live, gifts that arrived and votes through a share link.';

comment on function private.poll_door(text) is 'What a token opens: a poll by its own link, or by a person''s; of a draft nothing but that voting has not begun; otherwise the one neutral refusal.';

comment on column public.poll_links.votes is 'How many have voted by it: its uses. A vote that is changed counts once.';

comment on function private.count_poll_use(public.share_links) is 'One more vote by a poll''s own link, as far as its limit goes. A number alone: it says nothing of who or what.';

comment on function private.poll_outcome(public.polls, boolean, boolean, uuid, boolean) is 'PollResults, as far as who asks may see them.';

comment on function private.poll_voters(public.polls, uuid, boolean) is 'PollVoter[] of a named poll: one''s own ballot first, then the others as they came; then guests who were asked and have not voted, for those who may know whom a planner has asked.';

comment on function private.token_voted(public.polls, public.poll_invitations, text) is 'Whether a person''s own link has voted, or by the poll''s own link this device.';

reset check_function_bodies;
