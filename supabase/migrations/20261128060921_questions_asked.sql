-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.ask_hosts(token text, payload jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  place record;
  event public.events;
  guest public.guests;
  asker text;
  address text;
  words text := private.check_asked(payload ->> 'question');
  submit text := payload ->> 'idempotencyKey';
  made public.asked_questions;
begin
  select * into place from private.question_place(token);
  select e.* into event from public.events e where e.id = (place.event).id for no key update;
  perform private.require_open_event(event);
  if not private.takes_questions(event) then
    perform private.refuse(409, 'unavailable', 'The hosts take no questions here');
  elsif length(coalesce(submit, '')) not between 8 and 100 then
    perform private.refuse(400, 'invalid_input', 'Please send the form again', 'idempotencyKey');
  end if;
  select g.* into guest from public.guests g where g.id = (place.guest).guest_id;
  if guest.id is null then
    asker := private.check_name(payload ->> 'name', 'name');
    address := private.check_email(payload ->> 'email', 'email');
  else
    asker := guest.full_name;
    address := coalesce(guest.email, case when nullif(trim(payload ->> 'email'), '') is not null
      then private.check_email(payload ->> 'email', 'email') end);
  end if;
  if exists (select from public.asked_questions a where a.event_id = event.id and a.submit_key = submit) then
    return jsonb_build_object('received', true, 'isMailed', address is not null);
  elsif (select count(*) from public.asked_questions a where a.event_id = event.id and a.created_at > now() - interval '1 hour') >= 60 then
    perform private.refuse(429, 'too_many_requests', 'Many people asked just now. Please try again in an hour');
  end if;
  insert into public.asked_questions (account_id, event_id, event_guest_id, name, email, locale, question, submit_key)
  values (event.account_id, event.id, (place.guest).id, asker, address,
    coalesce(guest.locale, nullif(left(payload ->> 'language', 35), '')), words, submit)
  returning * into made;
  perform private.tell_planners(event.id, 'question', jsonb_build_object('name', asker, 'question', left(words, 160), 'eventId', event.id), made.id);
  return jsonb_build_object('received', true, 'isMailed', address is not null);
end
$function$;

reset check_function_bodies;
