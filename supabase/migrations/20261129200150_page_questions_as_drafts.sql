-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

drop trigger audit_row on public.page_questions;

-- column public.page_questions.is_draft: nothing becomes 9 boolean not null false
alter table public.page_questions add column is_draft boolean not null default false;

CREATE OR REPLACE FUNCTION private.bring_parts(event public.events, parts jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  held jsonb;
  is_held text[];
  item jsonb;
begin
  if jsonb_typeof(parts) is distinct from 'object'
    or exists (select from jsonb_each(parts) p where p.key not in ('activities', 'tasks', 'meals', 'questions', 'answers', 'mails', 'tickets', 'tables')
      or jsonb_typeof(p.value) <> 'array' or jsonb_array_length(p.value) > 200) then
    perform private.refuse(400, 'invalid_input', 'A blueprint has lists of up to 200 activities, tasks, meals, questions, answers, mails, tickets and tables', 'parts');
  end if;
  held := private.held_parts(event.account_id, parts);
  is_held := array(select h ->> 'part' from jsonb_array_elements(held) h);
  perform private.add_rows('public.activities', parts -> 'activities', jsonb_build_object('event_id', event.id));
  if not 'form' = any (is_held) then
    perform private.add_rows('public.event_meals', parts -> 'meals', jsonb_build_object('event_id', event.id));
    perform private.add_rows('public.event_questions', parts -> 'questions', jsonb_build_object('event_id', event.id));
  end if;
  for item in select * from jsonb_array_elements(parts -> 'answers') loop
    perform public.save_page_question(event.id, null, item || '{"isDraft": true}');
  end loop;
  if not 'tickets' = any (is_held) then
    perform private.add_rows('public.ticket_types', parts -> 'tickets', jsonb_build_object('event_id', event.id));
  end if;
  if parts ? 'tables' and not 'seating' = any (is_held) then
    perform public.add_seating_tables(event.id, parts -> 'tables');
  end if;
  if not 'mails' = any (is_held) then
    for item in select * from jsonb_array_elements(parts -> 'mails') loop
      perform public.save_email_campaign(event.id, null, item);
    end loop;
  end if;
  if parts ? 'tasks' and not 'tasks' = any (is_held) then
    perform public.add_tasks(event.id, parts -> 'tasks');
  end if;
  return held;
end
$function$;

CREATE OR REPLACE FUNCTION private.copy_questions(source public.events, copy public.events)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.page_questions (account_id, event_id, question, answer, is_draft, position)
  select copy.account_id, copy.id, q.question, q.answer, q.is_draft, q.position from public.page_questions q where q.event_id = source.id;
  insert into private.question_takers (event_id) select copy.id from private.question_takers t where t.event_id = source.id;
$function$;

CREATE OR REPLACE FUNCTION private.keep_page_question(event public.events, question_id uuid, input jsonb)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.page_questions_of(event_id_param uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'question', q.question, 'answer', q.answer)
    || case when q.is_draft then '{"isDraft": true}'::jsonb else '{}'::jsonb end order by q.position, q.created_at, q.id), '[]')
  from public.page_questions q where q.event_id = event_id_param
$function$;

CREATE OR REPLACE FUNCTION private.question_counts_of(event public.events)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (select from public.page_questions q where q.event_id = event.id and not q.is_draft) or private.takes_questions(event) then
    return '{"hasQuestions": true}';
  end if;
  return '{}';
end
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
  return jsonb_build_object('questions', private.shown_questions_of((place.event).id), 'takesQuestions', private.takes_questions(place.event));
end
$function$;

CREATE OR REPLACE FUNCTION public.make_sandbox(demo_param text, content jsonb)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  claims text := current_setting('request.jwt.claims', true);
  maker uuid;
  made private.sandboxes;
  party public.events;
begin
  perform set_config('jubilee.in_sandbox', 'yes', true);
  maker := private.add_sandbox_user(content -> 'person');
  perform private.apply_plan(maker, 'business', 'demo');
  insert into private.sandboxes (demo, user_id, account_id)
  values (demo_param, maker, private.account_of_user(maker)) returning * into made;
  update public.accounts a set default_time_zone = content #>> '{person,timeZone}', currency = content #>> '{event,currency}' where a.id = made.account_id;
  perform set_config('request.jwt.claims', json_build_object('sub', maker, 'role', 'authenticated')::text, true);
  perform public.instantiate_blueprint((content -> 'event') || jsonb_build_object('user_id', maker), content -> 'parts');
  select * into strict party from public.events e where e.account_id = made.account_id;
  update private.sandboxes s set event_id = party.id where s.id = made.id;
  update public.events e set created_at = (content ->> 'invitedAt')::timestamptz - interval '20 days',
    rsvp_deadline = (e.start_local::date - 7 + time '23:59') at time zone e.time_zone where e.id = party.id;
  update public.tasks t set done_at = least(t.due_at - interval '30 hours', now() - interval '1 hour'), done_by = maker,
    created_at = (content ->> 'invitedAt')::timestamptz - interval '20 days', time_zone = t.time_zone
  where t.event_id = party.id and t.state = 'done';
  update public.page_questions q set is_draft = false where q.event_id = party.id;
  update public.ticket_types t set status = 'on_sale' where t.event_id = party.id and t.status = 'draft';
  perform private.add_sandbox_guests(party, content);
  perform private.add_sandbox_links(party, content);
  perform private.add_sandbox_orders(party, content);
  perform private.add_sandbox_talk(party, content);
  perform private.add_sandbox_poll(party, content -> 'poll');
  perform private.add_sandbox_news(party, content -> 'news');
  delete from public.notices n where n.user_id = maker;
  delete from public.jobs j where j.payload ->> 'sandboxId' = made.id::text;
  perform set_config('request.jwt.claims', coalesce(claims, ''), true);
  perform set_config('jubilee.in_sandbox', '', true);
  return made.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.shown_questions_of(event_id_param uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'question', q.question, 'answer', q.answer)
    order by q.position, q.created_at, q.id), '[]')
  from public.page_questions q where q.event_id = event_id_param and not q.is_draft
$function$;

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE OF question, answer, is_draft ON public.page_questions FOR EACH ROW EXECUTE FUNCTION private.audit_row();

comment on function private.keep_page_question(public.events, uuid, jsonb) is 'Adds a question with its answer, as the last one, or changes one: {question, answer, isDraft?}. Saved without isDraft, guests see it.';

comment on function private.page_questions_of(uuid) is 'PageQuestion[], in the hosts'' order; those that guests do not see yet are marked.';

comment on function public.save_page_question(uuid, uuid, jsonb) is 'Adds a question with its answer (id null, or the id of one that was just removed) or changes one: {question, answer, isDraft?}. Saved without isDraft, guests see it. PageQuestion[].';

comment on column public.page_questions.is_draft is 'Brought by a template and not read by a host yet: guests do not see it.';

comment on function private.shown_questions_of(uuid) is 'PageQuestion[] as guests read them, in the hosts'' order.';

reset check_function_bodies;
