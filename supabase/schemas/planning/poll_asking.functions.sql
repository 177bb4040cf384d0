-- Polls: who is asked, by which link and mail, and what is held of them.

create function public.get_poll_link(poll_id_param uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  poll public.polls := private.own_poll(poll_id_param);
  link public.share_links;
  new_id uuid := gen_random_uuid();
begin
  select l.* into link from public.share_links l join public.poll_links k on k.share_link_id = l.id
  where k.poll_id = poll.id and l.kind = 'poll' and l.revoked_at is null order by l.created_at desc limit 1;
  if link.id is null then
    insert into public.share_links (id, account_id, event_id, kind, token_hash, created_by)
    values (new_id, poll.account_id, poll.event_id, 'poll', private.hash_token(private.derive_token('share', new_id, 1)), auth.uid())
    returning * into link;
    insert into public.poll_links (share_link_id, account_id, poll_id) values (link.id, poll.account_id, poll.id);
  end if;
  return private.share_link_view(link);
end
$$;
comment on function public.get_poll_link(uuid) is 'The link that opens a poll to whoever has it; made when it is asked for first. ShareLink.';

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
    continue when private.has_voted(poll, invitation)
      or exists (select from public.jobs j where j.dedupe_key = 'poll_invitation:' || invitation.id);
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
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('to', g.email, 'name', g.full_name, 'locale', coalesce(g.locale, e.locale),
    'event', private.public_event(e, false), 'title', p.title, 'note', p.note, 'naming', p.naming, 'closesAt', p.closes_at,
    'url', private.site_url() || '/poll/' || private.derive_token('poll', i.id, 1))
  from public.poll_invitations i
  join public.polls p on p.id = i.poll_id
  join public.events e on e.id = p.event_id and e.status = 'published'
  join public.event_guests eg on eg.id = i.event_guest_id
  join public.guests g on g.id = eg.guest_id and g.status = 'active' and g.email is not null
  where i.id::text = job.payload ->> 'invitationId' and private.is_open(p) and not private.has_voted(p, i)
$$;
comment on function private.poll_invitation_source(public.jobs) is 'PollInvitationSource; null when the poll has closed, the guest has voted or is gone.';

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

create function private.poll_closing_source(job public.jobs)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  poll public.polls;
begin
  -- One that was opened again in the meantime has another end.
  update public.polls p set state = 'closed', closed_at = p.closes_at
  where p.id::text = job.payload ->> 'pollId' and p.state = 'open' and p.closes_at <= now()
  returning * into poll;
  if poll.id is null then
    return null;
  end if;
  return (select jsonb_build_object('to', u.email, 'name', coalesce(f.display_name, ''), 'locale', e.locale,
      'event', private.public_event(e, false), 'title', poll.title, 'voted', private.poll_votes(poll),
      'url', private.site_url() || '/event-details/' || e.id || '?tab=polls&poll=' || poll.id)
    from public.events e
    join auth.users u on u.id = poll.created_by
    left join public.profiles f on f.user_id = u.id
    where e.id = poll.event_id);
end
$$;
comment on function private.poll_closing_source(public.jobs) is
  'Closes a poll whose time is over, once, and tells who made it: PollClosingSource; null when there is nothing to close.';

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
