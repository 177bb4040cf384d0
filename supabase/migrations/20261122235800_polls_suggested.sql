-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.suggest_poll_option(token text, question_id_param uuid, option jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

reset check_function_bodies;
