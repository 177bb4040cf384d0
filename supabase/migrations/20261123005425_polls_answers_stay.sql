-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.poll_voters_of(poll public.polls, option public.poll_options, event public.events)
 RETURNS TABLE(place public.event_guests, mark text, said_at timestamp with time zone)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  vote record;
begin
  for vote in
    select b.name, b.updated_at, c.mark as said, i.email, eg as known
    from public.poll_ballots b
    join public.poll_choices c on c.ballot_id = b.id and c.option_id = option.id
    join public.poll_invitations i on i.id = b.invitation_id
    left join public.event_guests eg on eg.id = i.event_guest_id
    left join public.guests g on g.id = eg.guest_id
    where b.poll_id = poll.id and g.status is distinct from 'blocked' and g.status is distinct from 'erased'
    order by b.created_at, b.id
  loop
    continue when vote.email is not null and private.is_blocked(poll.account_id, vote.email);
    if (vote.known).id is null then
      place := private.ensure_event_guest(event, vote.name, vote.email, 'rsvp');
      -- Whoever knows a name and an address changes nothing of what that guest has answered.
      continue when exists (select from public.rsvps r where r.event_guest_id = place.id);
    elsif (vote.known).event_id = event.id then
      place := vote.known;
    else
      insert into public.event_guests (account_id, event_id, guest_id, household_id, role, group_label, source)
      values (event.account_id, event.id, (vote.known).guest_id, (vote.known).household_id, (vote.known).role, (vote.known).group_label, 'rsvp')
      on conflict (event_id, guest_id) do nothing;
      select * into strict place from public.event_guests eg where eg.event_id = event.id and eg.guest_id = (vote.known).guest_id;
    end if;
    mark := vote.said;
    said_at := vote.updated_at;
    return next;
  end loop;
end
$function$;

reset check_function_bodies;
