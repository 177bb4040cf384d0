-- Questions and answers of an event's page, as its hosts write them.

create function private.page_questions_of(event_id_param uuid)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'question', q.question, 'answer', q.answer)
    || case when q.is_draft then '{"isDraft": true}'::jsonb else '{}'::jsonb end order by q.position, q.created_at, q.id), '[]')
  from public.page_questions q where q.event_id = event_id_param
$$;
comment on function private.page_questions_of(uuid) is 'PageQuestion[], in the hosts'' order; those that guests do not see yet are marked.';

create function private.shown_questions_of(event_id_param uuid)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'question', q.question, 'answer', q.answer)
    order by q.position, q.created_at, q.id), '[]')
  from public.page_questions q where q.event_id = event_id_param and not q.is_draft
$$;
comment on function private.shown_questions_of(uuid) is 'PageQuestion[] as guests read them, in the hosts'' order.';

create function public.list_page_questions(event_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if not exists (select from public.events e where e.id = event_id_param and private.may('events.read', e.account_id, e.id)) then
    perform private.refuse(404, 'not_found', 'This event does not exist');
  end if;
  return private.page_questions_of(event_id_param);
end
$$;
comment on function public.list_page_questions(uuid) is 'PageQuestion[]: what the event''s page answers, for its team.';

create function private.questioned_event(event_id_param uuid)
returns public.events
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events;
begin
  select * into event from public.events e where e.id = event_id_param for no key update;
  perform private.require_permission('questions.write', event.account_id, event.id);
  return event;
end
$$;
comment on function private.questioned_event(uuid) is 'An event whose questions the caller may change, locked: two at once pass no limit together.';

create function private.check_answer(value text)
returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  clean text := private.check_text(value, 2000, 'answer', 'An answer');
begin
  if clean is null then
    perform private.refuse(400, 'invalid_input', 'Write the answer', 'answer');
  end if;
  return clean;
end
$$;
comment on function private.check_answer(text) is 'The answer to a question: there, and not too long.';

create function private.check_page_question(value text)
returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  clean text := regexp_replace(private.check_text(value, 200, 'question', 'A question'), '\s+', ' ', 'g');
begin
  if clean is null then
    perform private.refuse(400, 'invalid_input', 'Write the question', 'question');
  end if;
  return clean;
end
$$;
comment on function private.check_page_question(text) is 'A question of the event''s page, on one line.';

create function private.keep_page_question(event public.events, question_id uuid, input jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  saved_id uuid := coalesce(question_id, gen_random_uuid());
  kept public.page_questions;
begin
  select * into kept from public.page_questions q where q.id = question_id;
  if kept.event_id <> event.id then
    perform private.refuse(404, 'not_found', 'This does not exist, or you may not change it');
  elsif kept.id is null and (select count(*) from public.page_questions q where q.event_id = event.id) >= 40 then
    perform private.refuse(409, 'conflict', 'A page can have up to 40 questions');
  end if;
  insert into public.page_questions as q (id, account_id, event_id, question, answer, is_draft, position)
  values (saved_id, event.account_id, event.id, private.check_page_question(input ->> 'question'),
    private.check_answer(input ->> 'answer'), coalesce(input -> 'isDraft' = 'true', false),
    coalesce((select max(o.position) + 1 from public.page_questions o where o.event_id = event.id), 1))
  on conflict (id) do update set question = excluded.question, answer = excluded.answer, is_draft = excluded.is_draft;
  return saved_id;
end
$$;
comment on function private.keep_page_question(public.events, uuid, jsonb) is 'Adds a question with its answer, as the last one, or changes one: {question, answer, isDraft?}. Saved without isDraft, guests see it.';

create function public.save_page_question(event_id_param uuid, question_id_param uuid, input jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events := private.questioned_event(event_id_param);
begin
  perform private.keep_page_question(event, question_id_param, input);
  return private.page_questions_of(event.id);
end
$$;
comment on function public.save_page_question(uuid, uuid, jsonb) is
  'Adds a question with its answer (id null, or the id of one that was just removed) or changes one: {question, answer, isDraft?}. Saved without isDraft, guests see it. PageQuestion[].';

create function public.remove_page_question(event_id_param uuid, question_id_param uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events := private.questioned_event(event_id_param);
begin
  delete from public.page_questions q where q.id = question_id_param and q.event_id = event.id;
  if not found then
    perform private.refuse(404, 'not_found', 'This does not exist, or you may not change it');
  end if;
  return private.page_questions_of(event.id);
end
$$;
comment on function public.remove_page_question(uuid, uuid) is 'Takes a question off the page. PageQuestion[].';

create function public.arrange_page_questions(event_id_param uuid, question_ids uuid[])
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  event public.events := private.questioned_event(event_id_param);
begin
  update public.page_questions q set position = w.place
  from unnest(question_ids[1:40]) with ordinality w (id, place) where q.id = w.id and q.event_id = event.id;
  return private.page_questions_of(event.id);
end
$$;
comment on function public.arrange_page_questions(uuid, uuid[]) is 'Puts the questions into this order; ids of other events are left alone. PageQuestion[].';

create function private.copy_questions(source public.events, copy public.events)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.page_questions (account_id, event_id, question, answer, is_draft, position)
  select copy.account_id, copy.id, q.question, q.answer, q.is_draft, q.position from public.page_questions q where q.event_id = source.id;
  insert into private.question_takers (event_id) select copy.id from private.question_takers t where t.event_id = source.id;
$$;
comment on function private.copy_questions(public.events, public.events) is 'A copied event answers the same questions; what was asked stays behind.';
