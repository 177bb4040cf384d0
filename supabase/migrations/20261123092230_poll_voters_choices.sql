-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.poll_voters(poll public.polls, own_ballot_id uuid, knows_guests boolean)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name, 'timeZone', v.time_zone, 'note', v.note,
    'mine', v.mine, 'marks', v.marks, 'chosen', v.chosen) order by not v.mine, v.id is null, v.at, v.name), '[]')
  from (
    select b.id, b.name, b.time_zone, b.note, b.id is not distinct from own_ballot_id as mine, b.created_at as at,
      coalesce((select jsonb_object_agg(c.option_id, c.mark) from public.poll_choices c
        join public.poll_questions q on q.id = c.question_id and q.kind = 'date' where c.ballot_id = b.id), '{}') as marks,
      coalesce((select jsonb_agg(c.option_id order by c.option_id) from public.poll_choices c
        join public.poll_questions q on q.id = c.question_id and q.kind in ('single', 'several') where c.ballot_id = b.id), '[]') as chosen
    from public.poll_ballots b where b.poll_id = poll.id
    union all
    select null, g.full_name, null, null, false, null, '{}', '[]'
    from public.poll_invitations i
    join public.event_guests eg on eg.id = i.event_guest_id
    join public.guests g on g.id = eg.guest_id and g.status = 'active'
    where knows_guests and i.poll_id = poll.id and i.asked_at is not null
      and not exists (select from public.poll_ballots b where b.invitation_id = i.id)) v
$function$;

CREATE OR REPLACE FUNCTION public.get_poll_results(poll_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  poll public.polls;
  outcome jsonb;
begin
  select * into poll from public.polls p
  where p.id = poll_id_param and p.account_id in (select private.my_accounts());
  if poll.id is null then
    perform private.refuse(404, 'not_found', 'This poll does not exist, or you may not see it');
  end if;
  outcome := private.poll_outcome(poll, false, true, null, true);
  return outcome || jsonb_build_object(
    'answers', case when poll.naming = 'named' and outcome ->> 'hidden' is null then coalesce(
      (select jsonb_object_agg(b.id, private.own_ballot(b) -> 'answers') from public.poll_ballots b where b.poll_id = poll.id), '{}') end,
    'withoutAddress', (select count(*) from public.poll_ballots b where b.poll_id = poll.id and b.invitation_id is null));
end
$function$;

CREATE OR REPLACE FUNCTION private.forget_made_date()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.polls p set became = null, became_id = null, became_option_id = null
  where p.became = case tg_table_name when 'activities' then 'activity' else 'event' end and p.became_id = old.id;
  return null;
end
$function$;

CREATE TRIGGER forget_made_date AFTER DELETE ON public.activities FOR EACH ROW EXECUTE FUNCTION private.forget_made_date();

CREATE TRIGGER forget_made_date AFTER DELETE ON public.events FOR EACH ROW EXECUTE FUNCTION private.forget_made_date();

comment on function private.forget_made_date() is 'What a poll''s date was made into is gone: the poll may be opened again, and another date chosen.';

reset check_function_bodies;
