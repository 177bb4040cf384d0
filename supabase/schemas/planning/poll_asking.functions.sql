-- Polls: who is asked and reminded, what planners are told, and what is held of people.

create function private.ensure_poll_invitation(poll public.polls, target_event_guest_id uuid)
returns public.poll_invitations
language plpgsql
security definer
set search_path = ''
as $$
declare
  invitation public.poll_invitations;
  new_id uuid := gen_random_uuid();
begin
  insert into public.poll_invitations (id, account_id, poll_id, event_id, event_guest_id, token_hash)
  values (new_id, poll.account_id, poll.id, poll.event_id, target_event_guest_id,
    private.hash_token(private.derive_token('poll', new_id, 1)))
  on conflict (poll_id, event_guest_id) do nothing;
  select * into strict invitation from public.poll_invitations i
  where i.poll_id = poll.id and i.event_guest_id = target_event_guest_id;
  return invitation;
end
$$;
comment on function private.ensure_poll_invitation(public.polls, uuid) is 'A guest''s own link to a poll, made at first need.';

create function public.invite_to_poll(poll_id_param uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function public.invite_to_poll(uuid) is
  'Mails every active guest of the event who has an address and was not asked yet their own link. {told, withoutAddress}.';

create function private.last_poll_mail(invitation public.poll_invitations, person_id uuid)
returns timestamptz
language sql stable
security definer
set search_path = ''
as $$
  select greatest(invitation.asked_at, (select max(i.reminded_at) from public.event_guests eg
    join public.poll_invitations i on i.event_guest_id = eg.id and i.event_id = eg.event_id where eg.guest_id = person_id))
$$;
comment on function private.last_poll_mail(public.poll_invitations, uuid) is
  'When a person was last asked for this vote, or reminded of any.';

create function public.remind_of_poll(poll_id_param uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function public.remind_of_poll(uuid) is
  'Mails those who were asked and have not voted once more; nobody twice within a day, whatever polls there are. {told, tooSoon, voted}.';

create function private.has_voted(poll public.polls, invitation public.poll_invitations)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select case poll.naming
    when 'named' then exists (select from public.poll_ballots b where b.invitation_id = invitation.id)
    else coalesce((select private.voter_mark(poll.id, invitation.id::text) = any (x.voted)
      from private.poll_boxes x where x.poll_id = poll.id), false) end
$$;
comment on function private.has_voted(public.polls, public.poll_invitations) is 'Whether the person of an invitation has voted; in an anonymous poll, nothing more than that.';

create function private.poll_invitation_source(job public.jobs)
returns jsonb
language sql
security definer
set search_path = ''
as $$
  select jsonb_build_object('to', g.email, 'name', g.full_name, 'locale', coalesce(g.locale, e.locale),
    'event', private.public_event(e, false), 'title', p.title, 'note', p.note, 'naming', p.naming, 'closesAt', p.closes_at,
    'again', coalesce(job.payload -> 'again', 'false'),
    'questions', (select jsonb_agg(q.text order by q.position) from public.poll_questions q where q.poll_id = p.id),
    'url', private.site_url() || '/poll/' || private.derive_token('poll', i.id, 1),
    'unsubscribeUrl', private.site_url() || '/invitation/' || private.personal_token(private.ensure_personal_link(eg, 'invitation')) || '?mails=stop')
  from public.poll_invitations i
  join public.polls p on p.id = i.poll_id
  join public.events e on e.id = p.event_id and e.status = 'published'
  join public.event_guests eg on eg.id = i.event_guest_id
  join public.guests g on g.id = eg.guest_id and g.status = 'active' and g.email is not null and g.unsubscribed_at is null
  where i.id::text = job.payload ->> 'invitationId' and private.is_open(p) and not private.has_voted(p, i)
$$;
comment on function private.poll_invitation_source(public.jobs) is 'PollInvitationSource, of the first mail or a reminder; null when the poll has closed, the guest has voted, is gone or wants no mails.';

create function private.poll_link_source(job public.jobs)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('to', i.email, 'name', i.name, 'locale', e.locale,
    'event', private.public_event(e, false), 'title', p.title, 'closesAt', p.closes_at,
    'url', private.site_url() || '/poll/' || private.derive_token('poll', i.id, 1))
  from public.poll_invitations i
  join public.polls p on p.id = i.poll_id
  join public.events e on e.id = p.event_id
  where i.id::text = job.payload ->> 'invitationId' and i.email is not null
$$;
comment on function private.poll_link_source(public.jobs) is 'PollLinkSource, for somebody who voted and wanted their own link.';

create function private.knows_polls(place public.event_guests, person public.guests)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select exists (select from public.poll_invitations i where i.event_guest_id = place.id and i.event_id = place.event_id)
    or exists (select from public.polls p join public.poll_invitations i on i.poll_id = p.id
      where p.event_id = place.event_id and i.email = person.email::text)
$$;
comment on function private.knows_polls(public.event_guests, public.guests) is
  'Whether somebody has a link to a poll of the event: was asked, or came and voted. They know of the event.';

create function public.close_due_polls()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  poll public.polls;
begin
  for poll in update public.polls p set state = 'closed', closed_at = p.closes_at
    where p.state = 'open' and p.closes_at <= now() returning p.* loop
    perform private.tell_planners(poll.event_id, 'poll', jsonb_build_object('pollId', poll.id, 'title', poll.title,
      'voted', private.poll_votes(poll)), poll.id);
  end loop;
end
$$;
comment on function public.close_due_polls() is
  'Closes polls whose time is over, each once, and tells planners as each of them wishes. That they take no votes any more does not wait for it.';

create function private.is_over_poll(told public.notices)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select told.subject_id is not null and not exists (select from public.polls p where p.id = told.subject_id and p.state = 'closed')
$$;
comment on function private.is_over_poll(public.notices) is 'A poll that is open again has not closed.';

create function private.held_polls(of_guest public.guests)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('polls', (
    select coalesce(jsonb_agg(jsonb_build_object('event', e.name, 'title', p.title, 'asked', i.asked_at is not null,
        'vote', (select private.own_ballot(b) from public.poll_ballots b where b.invitation_id = i.id)) order by p.created_at desc), '[]')
    from public.poll_invitations i join public.polls p on p.id = i.poll_id join public.events e on e.id = p.event_id
    where i.event_guest_id in (select eg.id from public.event_guests eg where eg.guest_id = of_guest.id)
      or i.account_id = of_guest.account_id and i.email = of_guest.email))
$$;
comment on function private.held_polls(public.guests) is '{polls}: what somebody was asked, and said under their name.';

create function private.forget_polls(person public.guests)
returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.poll_invitations i
  where i.event_guest_id in (select eg.id from public.event_guests eg where eg.guest_id = person.id)
    or i.account_id = person.account_id and i.email = person.email;
$$;
comment on function private.forget_polls(public.guests) is 'Polls somebody was asked in, with their named votes; an anonymous vote is nobody''s.';
