-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.poll_voters(poll public.polls, own_ballot_id uuid, knows_guests boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  dates uuid[] := array(select q.id from public.poll_questions q where q.poll_id = poll.id and q.kind = 'date');
  choices uuid[] := array(select q.id from public.poll_questions q where q.poll_id = poll.id and q.kind in ('single', 'several'));
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name, 'timeZone', v.time_zone, 'note', v.note,
    'mine', v.mine, 'marks', v.marks, 'chosen', v.chosen) order by not v.mine, v.id is null, v.at, v.name), '[]')
  from (
    select b.id, b.name, b.time_zone, b.note, b.id is not distinct from own_ballot_id as mine, b.created_at as at,
      coalesce((select jsonb_object_agg(c.option_id, c.mark) from public.poll_choices c
        where c.ballot_id = b.id and c.question_id = any (dates)), '{}') as marks,
      coalesce((select jsonb_agg(c.option_id order by c.option_id) from public.poll_choices c
        where c.ballot_id = b.id and c.question_id = any (choices)), '[]') as chosen
    from public.poll_ballots b where b.poll_id = poll.id
    union all
    select null, g.full_name, null, null, false, null, '{}', '[]'
    from public.poll_invitations i
    join public.event_guests eg on eg.id = i.event_guest_id
    join public.guests g on g.id = eg.guest_id and g.status = 'active'
    where knows_guests and i.poll_id = poll.id and i.asked_at is not null
      and not exists (select from public.poll_ballots b where b.invitation_id = i.id)) v);
end
$function$;

reset check_function_bodies;
