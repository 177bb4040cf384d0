-- Polls, for voters: what a token opens, a vote, an own option.

create function private.poll_door(token text)
returns table (poll public.polls, link public.share_links, invitation public.poll_invitations)
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function private.poll_door(text) is
  'What a token opens: a poll by its own link, or by a person''s; of a draft nothing but that voting has not begun; otherwise the one neutral refusal.';

create function private.opens_poll(link public.share_links)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select private.opens_event(link) and exists (select from public.poll_links k join public.polls p on p.id = k.poll_id
    where k.share_link_id = link.id and p.state <> 'draft')
$$;
comment on function private.opens_poll(public.share_links) is 'A poll''s link opens it once it was opened itself, and while its event may be seen.';

create function private.token_voted(poll public.polls, invitation public.poll_invitations, ballot_token text)
returns boolean
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if poll.naming = 'named' then
    return (private.find_ballot(poll, invitation, ballot_token)).id is not null;
  end if;
  return coalesce((select private.voter_mark(poll.id, coalesce(invitation.id::text, ballot_token)) = any (x.voted)
    from private.poll_boxes x where x.poll_id = poll.id), false);
end
$$;
comment on function private.token_voted(public.polls, public.poll_invitations, text) is
  'Whether a person''s own link has voted, or by the poll''s own link this device.';

create function private.count_poll_use(link public.share_links)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_link_room(link);
  update public.poll_links k set votes = k.votes + 1 where k.share_link_id = link.id;
end
$$;
comment on function private.count_poll_use(public.share_links) is
  'One more vote by a poll''s own link, as far as its limit goes. A number alone: it says nothing of who or what.';

create function private.shared_poll(poll public.polls, link public.share_links, invitation public.poll_invitations, ballot_token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function private.shared_poll(public.polls, public.share_links, public.poll_invitations, text) is 'SharedPoll.';

create function private.poll_page(poll public.polls, link public.share_links, invitation public.poll_invitations)
returns text
language sql stable
security definer
set search_path = ''
as $$
  select private.site_url() || '/poll/' || case
    when invitation.id is not null then private.derive_token('poll', invitation.id, 1)
    else private.share_token(link) end
$$;
comment on function private.poll_page(public.polls, public.share_links, public.poll_invitations) is 'The address of the page that a voter''s token opens.';

create function public.get_shared_poll(token text, ballot_token text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  door record;
begin
  select * into door from private.poll_door(token);
  return private.shared_poll(door.poll, door.link, door.invitation, ballot_token);
end
$$;
comment on function public.get_shared_poll(text, text) is
  'A poll by its link or by a person''s own, with what this device has voted. SharedPoll.';

create function public.get_guest_polls(token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function public.get_guest_polls(text) is
  '{polls: GuestPoll[]}: the polls of an event for the guest of a personal link, each with the guest''s own token for it; those that are open first.';

create function public.vote_in_poll(token text, payload jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function public.vote_in_poll(text, jsonb) is
  'Takes a PollVote while the poll is open: a named one may be sent again to change it. SharedPoll.';

create function public.suggest_poll_option(token text, question_id_param uuid, option jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  door record;
  poll public.polls;
  question public.poll_questions;
  places integer;
begin
  select * into door from private.poll_door(token);
  select * into strict poll from public.polls p where p.id = (door.poll).id for no key update;
  select * into question from public.poll_questions q where q.id = question_id_param and q.poll_id = poll.id;
  select count(*) into places from public.poll_options o where o.question_id = question.id;
  if not private.is_open(poll) then
    perform private.refuse(409, 'conflict', 'This poll is closed', 'poll');
  elsif not coalesce(question.guests_may_add, false) then
    perform private.refuse(403, 'forbidden', 'Only the hosts add options here', 'option');
  elsif places >= 50 then
    perform private.refuse(409, 'conflict', 'A question can have up to 50 options', 'option');
  elsif (option ->> 'endAt')::timestamptz <= now() or (option ->> 'day')::date < (select (now() at time zone e.time_zone)::date
    from public.events e where e.id = poll.event_id) then
    perform private.refuse(400, 'invalid_input', 'This time has passed: suggest one that is still to come', 'option');
  end if;
  if not exists (select from public.poll_options o where o.question_id = question.id
    and (o.label = trim(option ->> 'label') or nullif(private.plain_words(o.label), '') = private.plain_words(option ->> 'label')
      or o.start_at = (option ->> 'startAt')::timestamptz and o.end_at = (option ->> 'endAt')::timestamptz
      or o.day = (option ->> 'day')::date)) then
    perform private.write_poll_option(poll, question.id, question.kind, option - array['id', 'mostVotes'], places + 1, true);
    update public.polls p set heard = p.heard + 1 where p.id = poll.id;
  end if;
  return private.shared_poll(poll, door.link, door.invitation, option ->> 'ballotToken');
end
$$;
comment on function public.suggest_poll_option(text, uuid, jsonb) is
  'A voter adds an option where that is allowed; one that is there already is not added twice. SharedPoll.';
