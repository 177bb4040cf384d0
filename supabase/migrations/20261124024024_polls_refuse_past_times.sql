-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.write_poll_option(poll public.polls, target_question_id uuid, kind text, option jsonb, place integer, added_by_guest boolean)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  kept public.poll_options;
  new_label text := private.check_text(option ->> 'label', 200, 'questions', 'An option');
  new_start_at timestamptz := (option ->> 'startAt')::timestamptz;
  new_end_at timestamptz := (option ->> 'endAt')::timestamptz;
  new_day date := (option ->> 'day')::date;
  most integer := (option ->> 'mostVotes')::integer;
begin
  if kind = 'date' then
    new_label := null;
  else
    new_start_at := null; new_end_at := null; new_day := null;
  end if;
  if num_nonnulls(new_label, new_start_at, new_day) <> 1 or (new_start_at is null) <> (new_end_at is null) or new_end_at <= new_start_at then
    perform private.refuse(400, 'invalid_input', case when kind = 'date' then 'Give each time a beginning and an end after it'
      else 'Write what can be chosen' end, 'questions');
  elsif most not between 1 and 100000 then
    perform private.refuse(400, 'invalid_input', 'At least one person can choose an option', 'questions');
  end if;
  select * into kept from public.poll_options o
  where o.id::text = option ->> 'id' and o.question_id = target_question_id;
  -- What was proposed in time stays as it is; a day has passed once it has everywhere.
  if (kept.start_at, kept.end_at, kept.day) is distinct from (new_start_at, new_end_at, new_day)
    and (new_end_at <= now() or new_day < ((now() - interval '12 hours') at time zone 'UTC')::date) then
    perform private.refuse(400, 'invalid_input', 'This time has passed: choose one that is still to come', 'questions');
  end if;
  if kept.id is null then
    insert into public.poll_options (account_id, poll_id, question_id, position, label, start_at, end_at, day, most_votes, by_guest)
    values (poll.account_id, poll.id, target_question_id, place, new_label, new_start_at, new_end_at, new_day, most, added_by_guest)
    returning * into kept;
  else
    update public.poll_options o set position = place, label = new_label, start_at = new_start_at,
      end_at = new_end_at, day = new_day, most_votes = most
    where o.id = kept.id;
  end if;
  return kept.id;
end
$function$;

reset check_function_bodies;
