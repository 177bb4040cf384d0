-- Questions on guests' pages: what the hosts answer, and the way to ask them.

create function private.takes_questions(event public.events)
returns boolean
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if event.status <> 'published' or event.end_date <= now() then
    return false;
  end if;
  return exists (select from private.question_takers t where t.event_id = event.id);
end
$$;
comment on function private.takes_questions(public.events) is 'Whether guests can ask the hosts on the event''s page: the hosts say so, until it is over.';

create function private.question_place(token text, out event public.events, out guest public.event_guests)
language plpgsql
security definer
set search_path = ''
as $$
declare
  personal public.personal_links := private.find_personal_link(token);
  of_event uuid := personal.event_id;
begin
  if personal.id is null then
    of_event := (private.open_share_link(token, private.kinds_opening('event'))).event_id;
  end if;
  select * into event from public.events e where e.id = of_event;
  select * into guest from public.event_guests eg where eg.id = personal.event_guest_id;
end
$$;
comment on function private.question_place(text) is 'The event whose page a link opens, and whose own link it is.';

create function public.get_shared_questions(token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  place record;
begin
  select * into place from private.question_place(token);
  return jsonb_build_object('questions', private.shown_questions_of((place.event).id), 'takesQuestions', private.takes_questions(place.event));
end
$$;
comment on function public.get_shared_questions(text) is 'SharedQuestions: what the hosts answer on the event''s page, and whether they can be asked.';

create function private.question_counts_of(event public.events)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if exists (select from public.page_questions q where q.event_id = event.id and not q.is_draft) or private.takes_questions(event) then
    return '{"hasQuestions": true}';
  end if;
  return '{}';
end
$$;
comment on function private.question_counts_of(public.events) is '{hasQuestions}, or nothing where the page answers none and takes none.';

create function private.check_asked(value text)
returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  clean text := private.check_text(value, 1000, 'question', 'A question');
begin
  if clean is null then
    perform private.refuse(400, 'invalid_input', 'Write your question', 'question');
  elsif regexp_replace(clean, '(https?://|www\.)\S+|\S+@\S+', '', 'gi') !~ '[[:alpha:]]' then
    perform private.refuse(400, 'invalid_input', 'Write your question in words; a link alone asks nothing', 'question');
  end if;
  return clean;
end
$$;
comment on function private.check_asked(text) is 'What a stranger asks: words, and no more than a thousand letters of them.';

create function public.ask_hosts(token text, payload jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function public.ask_hosts(text, jsonb) is
  'A guest asks the hosts: {name, email, question, idempotencyKey, language}; by a link of one''s own the name is known and the address optional. {received, isMailed}: whether the answer can be mailed.';
