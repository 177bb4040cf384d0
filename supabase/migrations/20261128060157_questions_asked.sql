-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

insert into private.notice_topics (topic, usual, permission) values
  ('question', 'now', 'guests.read_contact');

create table public.asked_questions (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  event_guest_id uuid references public.event_guests (id) on delete set null,
  name text not null check (length(name) between 1 and 200),
  email text check (length(email) <= 254),
  locale text check (length(locale) <= 35),
  question text not null check (length(question) between 1 and 1000),
  answer text check (length(trim(answer)) between 1 and 2000),
  answered_by uuid references auth.users (id) on delete set null,
  answered_at timestamptz,
  put_away_at timestamptz,
  published_id uuid references public.page_questions (id) on delete set null,
  submit_key text not null check (length(submit_key) between 8 and 100),
  created_at timestamptz not null default now(),
  unique (event_id, submit_key),
  check (num_nonnulls(answer, answered_at) in (0, 2)),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.asked_questions is 'What guests asked the hosts on the event''s page; seen by the hosts alone.';
comment on column public.asked_questions.event_guest_id is 'Whoever asked by a link of their own.';
comment on column public.asked_questions.email is 'Where the answer goes; null where nobody knows, which only happens by a link of one''s own.';
comment on column public.asked_questions.published_id is 'What the hosts made of it on the page, without the asker''s name.';
create index asked_questions_event on public.asked_questions (event_id, created_at desc);
create index asked_questions_account on public.asked_questions (account_id);
create index asked_questions_guest on public.asked_questions (event_guest_id);
create index asked_questions_answered_by on public.asked_questions (answered_by);
create index asked_questions_published on public.asked_questions (published_id);
alter table public.asked_questions enable row level security;

create table private.question_takers (
  event_id uuid primary key references public.events (id) on delete cascade
);
comment on table private.question_takers is 'Events whose page takes questions: those of which the hosts have said so.';
alter table private.question_takers enable row level security;


CREATE OR REPLACE FUNCTION private.copy_questions(source public.events, copy public.events)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.page_questions (account_id, event_id, question, answer, position)
  select copy.account_id, copy.id, q.question, q.answer, q.position from public.page_questions q where q.event_id = source.id;
  insert into private.question_takers (event_id) select copy.id from private.question_takers t where t.event_id = source.id;
$function$;

CREATE OR REPLACE FUNCTION private.question_counts_of(event public.events)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case when private.takes_questions(event) or exists (select from public.page_questions q where q.event_id = event.id)
    then '{"hasQuestions": true}'::jsonb else '{}'::jsonb end
$function$;

CREATE OR REPLACE FUNCTION public.get_shared_questions(token text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  place record;
begin
  select * into place from private.question_place(token);
  return jsonb_build_object('questions', private.page_questions_of((place.event).id), 'takesQuestions', private.takes_questions(place.event));
end
$function$;

CREATE OR REPLACE FUNCTION private.asked_question_view(asked public.asked_questions)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('id', asked.id, 'name', asked.name, 'email', asked.email, 'question', asked.question,
    'answer', asked.answer, 'answeredAt', asked.answered_at, 'publishedId', asked.published_id,
    'state', case when asked.put_away_at is not null then 'put_away' when asked.answered_at is not null then 'answered' else 'new' end,
    'answeredBy', (select p.display_name from public.profiles p where p.user_id = asked.answered_by),
    'createdAt', asked.created_at)
$function$;

CREATE OR REPLACE FUNCTION private.check_asked(value text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.forget_questions(person public.guests)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  delete from public.notices n where n.topic = 'question' and n.subject_id in (select a.id from public.asked_questions a
    where a.account_id = person.account_id and (a.email = person.email
      or a.event_guest_id in (select eg.id from public.event_guests eg where eg.guest_id = person.id)));
  delete from public.asked_questions a where a.account_id = person.account_id and (a.email = person.email
    or a.event_guest_id in (select eg.id from public.event_guests eg where eg.guest_id = person.id));
$function$;

CREATE OR REPLACE FUNCTION private.held_questions(of_guest public.guests)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('questions', (
    select coalesce(jsonb_agg(jsonb_build_object('event', e.name, 'question', a.question, 'answer', a.answer, 'at', a.created_at)
      order by a.created_at desc), '[]')
    from public.asked_questions a join public.events e on e.id = a.event_id
    where a.account_id = of_guest.account_id and (a.email = of_guest.email
      or a.event_guest_id in (select eg.id from public.event_guests eg where eg.guest_id = of_guest.id))))
$function$;

CREATE OR REPLACE FUNCTION private.is_over_question(told public.notices)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select told.subject_id is not null and not exists (select from public.asked_questions a
    where a.id = told.subject_id and a.answered_at is null and a.put_away_at is null)
$function$;

CREATE OR REPLACE FUNCTION private.own_asked_question(target uuid)
 RETURNS public.asked_questions
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found public.asked_questions;
begin
  select * into found from public.asked_questions a where a.id = target for no key update;
  perform private.require_permission('questions.write', found.account_id, found.event_id);
  perform private.require_permission('guests.read_contact', found.account_id, found.event_id);
  return found;
end
$function$;

CREATE OR REPLACE FUNCTION private.question_answered_source(job public.jobs)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  asked public.asked_questions;
  event public.events;
  place public.event_guests;
begin
  select * into asked from public.asked_questions a where a.id::text = job.payload ->> 'askedId';
  select * into event from public.events e where e.id = asked.event_id and e.status <> 'draft';
  if event.id is null or asked.email is null or asked.answer is null then
    return null;
  end if;
  select * into place from public.event_guests eg where eg.id = asked.event_guest_id;
  return jsonb_build_object('to', asked.email, 'name', asked.name, 'locale', coalesce(asked.locale, event.locale),
    'event', private.public_event(event, false), 'question', asked.question, 'answer', asked.answer,
    'author', (select p.display_name from public.profiles p where p.user_id = asked.answered_by),
    'url', case when place.id is not null
      then private.site_url() || '/invitation/' || private.personal_token(private.ensure_personal_link(place, 'invitation'))
      else private.page_url(event, null) end);
end
$function$;

CREATE OR REPLACE FUNCTION private.question_place(token text, OUT event public.events, OUT guest public.event_guests)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.takes_questions(event public.events)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select event.status = 'published' and event.end_date > now()
    and exists (select from private.question_takers t where t.event_id = event.id)
$function$;

CREATE OR REPLACE FUNCTION public.answer_asked_question(asked_id_param uuid, answer_param text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found public.asked_questions := private.own_asked_question(asked_id_param);
  clean text := private.check_answer(answer_param);
begin
  if found.answered_at is not null then
    perform private.refuse(409, 'conflict', 'Somebody answered this meanwhile. Look at it again');
  end if;
  update public.asked_questions a set answer = clean, answered_at = now(), answered_by = auth.uid(), put_away_at = null
  where a.id = found.id returning * into found;
  if found.email is not null then
    perform private.queue_mail('question_answered', jsonb_build_object('askedId', found.id), found.email, 'service',
      found.account_id, found.event_id, 'asked_question', found.id, 'question_answered:' || found.id);
  end if;
  return private.asked_question_view(found);
end
$function$;

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

CREATE OR REPLACE FUNCTION public.get_asked_questions(event_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not exists (select from public.events e where e.id = event_id_param and private.may('guests.read_contact', e.account_id, e.id)) then
    perform private.refuse(404, 'not_found', 'This event does not exist');
  end if;
  return jsonb_build_object(
    'isOpen', exists (select from private.question_takers t where t.event_id = event_id_param),
    'asked', (select coalesce(jsonb_agg(private.asked_question_view(q) order by a.is_done, a.created_at desc, a.id), '[]')
      from (select w.id, w.created_at, w.answered_at is not null or w.put_away_at is not null as is_done
        from public.asked_questions w where w.event_id = event_id_param order by 3, 2 desc, 1 limit 500) a
      join public.asked_questions q on q.id = a.id));
end
$function$;

CREATE OR REPLACE FUNCTION public.put_away_question(asked_id_param uuid, is_away boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found public.asked_questions := private.own_asked_question(asked_id_param);
begin
  update public.asked_questions a set put_away_at = case when is_away then coalesce(a.put_away_at, now()) end
  where a.id = found.id returning * into found;
  return private.asked_question_view(found);
end
$function$;

CREATE OR REPLACE FUNCTION public.set_questions_taken(event_id_param uuid, are_taken boolean)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events := private.questioned_event(event_id_param);
begin
  if are_taken then
    insert into private.question_takers (event_id) values (event.id) on conflict do nothing;
  else
    delete from private.question_takers t where t.event_id = event.id;
  end if;
  return are_taken;
end
$function$;

CREATE OR REPLACE FUNCTION public.show_asked_question(asked_id_param uuid, input jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
  found public.asked_questions;
begin
  -- The event first, as everywhere: who writes its page's questions locks it before them.
  select e.* into event from public.events e
  where e.id = (select a.event_id from public.asked_questions a where a.id = asked_id_param) for no key update;
  found := private.own_asked_question(asked_id_param);
  if found.answered_at is null or found.published_id is not null then
    perform private.refuse(409, 'conflict', 'Somebody changed this meanwhile. Look at it again');
  end if;
  update public.asked_questions a set published_id = private.keep_page_question(event, null, input)
  where a.id = found.id returning * into found;
  return private.asked_question_view(found);
end
$function$;

create policy "members see what guests asked" on public.asked_questions
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('guests.read_contact'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('guests.read_contact'::text) AS my_events))));

comment on function private.copy_questions(public.events, public.events) is 'A copied event answers the same questions; what was asked stays behind.';

comment on function private.question_counts_of(public.events) is '{hasQuestions}, or nothing where the page answers none and takes none.';

comment on function public.get_shared_questions(text) is 'SharedQuestions: what the hosts answer on the event''s page, and whether they can be asked.';

comment on column public.asked_questions.email is 'Where the answer goes; null where nobody knows, which only happens by a link of one''s own.';

comment on column public.asked_questions.event_guest_id is 'Whoever asked by a link of their own.';

comment on column public.asked_questions.published_id is 'What the hosts made of it on the page, without the asker''s name.';

comment on function private.asked_question_view(public.asked_questions) is 'AskedQuestion.';

comment on function private.check_asked(text) is 'What a stranger asks: words, and no more than a thousand letters of them.';

comment on function private.forget_questions(public.guests) is 'What somebody asked goes, with what the hosts were told of it; what the hosts wrote on the page is theirs and names nobody.';

comment on function private.held_questions(public.guests) is '{questions}: what somebody asked the hosts, and what they were told.';

comment on function private.is_over_question(public.notices) is 'What was answered or put away waits for nobody any more.';

comment on function private.own_asked_question(uuid) is 'What a guest asked, locked, for who may answer it.';

comment on function private.question_answered_source(public.jobs) is 'QuestionAnsweredSource: the answer to what somebody asked; null when it is gone.';

comment on function private.question_place(text) is 'The event whose page a link opens, and whose own link it is.';

comment on function private.takes_questions(public.events) is 'Whether guests can ask the hosts on the event''s page: the hosts say so, until it is over.';

comment on function public.answer_asked_question(uuid, text) is 'Answers what a guest asked, once; it is mailed to them where an address is known. AskedQuestion.';

comment on function public.ask_hosts(text, jsonb) is 'A guest asks the hosts: {name, email, question, idempotencyKey, language}; by a link of one''s own the name is known and the address optional. {received, isMailed}: whether the answer can be mailed.';

comment on function public.get_asked_questions(uuid) is 'AskedQuestions of an event: whether guests can ask, and what they asked, those that wait first, the newest first; 500 at most.';

comment on function public.put_away_question(uuid, boolean) is 'Puts a question away without an answer, or takes it back. AskedQuestion.';

comment on function public.set_questions_taken(uuid, boolean) is 'Lets guests ask on the event''s page, or no more.';

comment on function public.show_asked_question(uuid, jsonb) is 'Puts what was asked and answered on the event''s page, as the last question and without the asker''s name: {question, answer}. AskedQuestion.';

comment on table private.question_takers is 'Events whose page takes questions: those of which the hosts have said so.';

comment on table public.asked_questions is 'What guests asked the hosts on the event''s page; seen by the hosts alone.';

grant execute on function public.answer_asked_question(uuid, text) to authenticated;

grant execute on function public.answer_asked_question(uuid, text) to service_role;

grant execute on function public.ask_hosts(text, jsonb) to service_role;

grant execute on function public.get_asked_questions(uuid) to authenticated;

grant execute on function public.get_asked_questions(uuid) to service_role;

grant execute on function public.put_away_question(uuid, boolean) to authenticated;

grant execute on function public.put_away_question(uuid, boolean) to service_role;

grant execute on function public.set_questions_taken(uuid, boolean) to authenticated;

grant execute on function public.set_questions_taken(uuid, boolean) to service_role;

grant execute on function public.show_asked_question(uuid, jsonb) to authenticated;

grant execute on function public.show_asked_question(uuid, jsonb) to service_role;

grant select on table public.asked_questions to authenticated;

grant all on table public.asked_questions to service_role;

alter publication supabase_realtime add table public.asked_questions;

select private.guard_half_sessions();

reset check_function_bodies;
