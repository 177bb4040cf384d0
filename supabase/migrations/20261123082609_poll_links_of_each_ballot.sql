-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

drop function private.poll_voters_of(public.polls, public.poll_options, public.events);

-- Links that were mailed so far stay as they are, unconfirmed: nothing tells who has voted by them.
alter table public.poll_invitations drop constraint poll_invitations_poll_id_email_key;
alter table public.poll_invitations add column confirmed_at timestamptz;
create index poll_invitations_email on public.poll_invitations (poll_id, email) where email is not null;

CREATE OR REPLACE FUNCTION private.carry_poll_answers(poll public.polls, option public.poll_options, event public.events, activity_id uuid, marks text[])
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  voter record;
  was public.rsvps;
  carried integer := 0;
begin
  -- Who voted first is first where places are few.
  for voter in select * from private.poll_voters_of(poll, option, event) v order by v.first_at loop
    continue when voter.mark <> all (marks);
    begin
      if activity_id is not null then
        perform private.take_place(activity_id, voter.place);
      else
        select * into was from public.rsvps r where r.event_guest_id = (voter.place).id;
        -- What somebody said last counts.
        continue when was.answered_at > voter.said_at;
        perform private.write_rsvp(voter.place, voter.mark, coalesce(nullif(was.party_size, 0), 1), was.note, 'planner');
      end if;
      carried := carried + 1;
    exception when sqlstate 'PT409' then
      -- Full, or closed to them: they answer by themselves.
      continue;
    end;
  end loop;
  return carried;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_own_link(poll public.polls, invitation public.poll_invitations, vote jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  address text;
  ballot public.poll_ballots := private.find_ballot(poll, invitation, vote ->> 'ballotToken');
  known public.poll_invitations;
  new_id uuid := gen_random_uuid();
begin
  if invitation.email is not null then
    -- Only who reads the mail has this link: from here on the vote is theirs, and no device's that typed the address.
    update public.poll_invitations i set confirmed_at = now() where i.id = invitation.id and i.confirmed_at is null;
    update public.poll_ballots b set token_hash = null where b.invitation_id = invitation.id and b.token_hash is not null;
  end if;
  if vote ->> 'email' is null or invitation.id is not null then
    return;
  end if;
  address := private.check_email(vote ->> 'email', 'email');
  perform private.require_welcome(poll.account_id, address, 'email');
  select * into known from public.poll_invitations i where i.id = ballot.invitation_id;
  if known.email = address then
    return;
  end if;
  -- A link for each ballot: whoever types an address first does not keep another from voting with it.
  insert into public.poll_invitations (id, account_id, poll_id, event_id, name, email, token_hash)
  values (new_id, poll.account_id, poll.id, poll.event_id, ballot.name, address,
    private.hash_token(private.derive_token('poll', new_id, 1)));
  update public.poll_ballots b set invitation_id = new_id where b.id = ballot.id;
  delete from public.poll_invitations i where i.id = known.id;
  perform private.enqueue_job('poll_link', jsonb_build_object('invitationId', new_id), 'poll_link:' || new_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.poll_voters_of(poll public.polls, option public.poll_options, event public.events)
 RETURNS TABLE(place public.event_guests, mark text, said_at timestamp with time zone, first_at timestamp with time zone)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  vote record;
  told uuid[] := '{}';
begin
  -- Of several votes for one guest their own link's counts, then one by a mailed link, then what was said last.
  for vote in
    select b.name, b.created_at, b.updated_at, c.mark as said, i.email, i.confirmed_at, eg as known
    from public.poll_ballots b
    join public.poll_choices c on c.ballot_id = b.id and c.option_id = option.id
    join public.poll_invitations i on i.id = b.invitation_id
    left join public.event_guests eg on eg.id = i.event_guest_id
    left join public.guests g on g.id = eg.guest_id
    where b.poll_id = poll.id and g.status is distinct from 'blocked' and g.status is distinct from 'erased'
    order by i.event_guest_id is null, i.confirmed_at is null, b.updated_at desc, b.id
  loop
    continue when vote.email is not null and private.is_blocked(poll.account_id, vote.email);
    if (vote.known).id is null then
      place := private.ensure_event_guest(event, vote.name, vote.email, 'rsvp');
      -- Whoever knows a name and an address changes nothing of what that guest has answered.
      continue when vote.confirmed_at is null and exists (select from public.rsvps r where r.event_guest_id = place.id);
    elsif (vote.known).event_id = event.id then
      place := vote.known;
    else
      insert into public.event_guests (account_id, event_id, guest_id, household_id, role, group_label, source)
      values (event.account_id, event.id, (vote.known).guest_id, (vote.known).household_id, (vote.known).role, (vote.known).group_label, 'rsvp')
      on conflict (event_id, guest_id) do nothing;
      select * into strict place from public.event_guests eg where eg.event_id = event.id and eg.guest_id = (vote.known).guest_id;
    end if;
    continue when place.id = any (told);
    told := told || place.id;
    mark := vote.said;
    said_at := vote.updated_at;
    first_at := vote.created_at;
    return next;
  end loop;
end
$function$;

comment on function private.keep_own_link(public.polls, public.poll_invitations, jsonb) is 'Mails somebody who voted by the poll''s own link theirs, where they gave an address: never of an anonymous poll. A vote by the mailed link confirms the address.';

comment on column public.poll_invitations.confirmed_at is 'When somebody first voted by the link that was mailed to an address: until then anybody may have typed it.';

comment on function private.poll_voters_of(public.polls, public.poll_options, public.events) is 'What guests said of a date, each once, and voters with an address, who are put on the event''s list. Nobody can be found for a name alone.';

reset check_function_bodies;
