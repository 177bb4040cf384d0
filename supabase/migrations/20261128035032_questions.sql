-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

-- Questions: what the hosts answer on the event's page.

create table public.page_questions (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  question text not null check (length(trim(question)) between 1 and 200),
  answer text not null check (length(trim(answer)) between 1 and 2000),
  position integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.page_questions is 'Questions with their answers on an event''s page, in the order of the hosts. One without an answer cannot be.';
create index page_questions_event on public.page_questions (event_id, position);
create index page_questions_account on public.page_questions (account_id);
alter table public.page_questions enable row level security;

insert into public.permissions (permission, of_events, needs_team, opens) values
  ('questions.write', true, true, '{}');

insert into public.role_permissions (role_id, permission)
select private.built_in_role(r.role), p.permission
from (values
  ('questions.write', '{owner,admin,editor,volunteer_coordinator}'::text[])) as p (permission, roles),
  unnest(p.roles) as r (role);

CREATE OR REPLACE FUNCTION private.shared_event(event public.events, link public.share_links, what text, is_personal boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  answer jsonb;
begin
  -- One step each: an expression with a query in it or with branches is planned anew for every reader.
  answer := jsonb_build_object(
    'event', private.public_event(event, is_personal),
    'serverTime', now(),
    'testMode', private.is_test_mode(),
    'pageUrl', coalesce(private.page_url(event, link), private.site_url()));
  if what = 'tickets' then
    answer := answer || jsonb_build_object('rsvp', private.rsvp_off());
  else
    answer := answer || jsonb_build_object('rsvp', private.public_rsvp(event));
  end if;
  if what = 'rsvp' then
    answer := answer || '{"tickets": []}';
  else
    answer := answer || jsonb_build_object('tickets', private.public_tickets(event));
    if exists (select from public.promo_codes c where c.event_id = event.id and c.is_active
      and (c.ends_at is null or c.ends_at > now())) then
      answer := answer || '{"promo": true}';
    end if;
  end if;
  if what = 'event' then
    if event.series_id is not null then
      answer := answer || jsonb_build_object('dates', private.public_dates(event));
    end if;
    answer := answer || private.gallery_counts(event) || private.announcement_counts_of(event) || private.face_counts(event)
      || private.question_counts_of(event) || private.programme_note(event, link);
  end if;
  return answer || private.used_up_note(link) || private.event_look(event, link);
end
$function$;

CREATE OR REPLACE FUNCTION private.check_answer(value text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  clean text := private.check_text(value, 2000, 'answer', 'An answer');
begin
  if clean is null then
    perform private.refuse(400, 'invalid_input', 'Write the answer', 'answer');
  end if;
  return clean;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_page_question(value text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  clean text := regexp_replace(private.check_text(value, 200, 'question', 'A question'), '\s+', ' ', 'g');
begin
  if clean is null then
    perform private.refuse(400, 'invalid_input', 'Write the question', 'question');
  end if;
  return clean;
end
$function$;

CREATE OR REPLACE FUNCTION private.copy_questions(source public.events, copy public.events)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.page_questions (account_id, event_id, question, answer, position)
  select copy.account_id, copy.id, q.question, q.answer, q.position from public.page_questions q where q.event_id = source.id;
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
  insert into public.page_questions as q (id, account_id, event_id, question, answer, position)
  values (saved_id, event.account_id, event.id, private.check_page_question(input ->> 'question'),
    private.check_answer(input ->> 'answer'),
    coalesce((select max(o.position) + 1 from public.page_questions o where o.event_id = event.id), 1))
  on conflict (id) do update set question = excluded.question, answer = excluded.answer;
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
    order by q.position, q.created_at, q.id), '[]')
  from public.page_questions q where q.event_id = event_id_param
$function$;

CREATE OR REPLACE FUNCTION private.question_counts_of(event public.events)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (select from public.page_questions q where q.event_id = event.id) then
    return '{"hasQuestions": true}';
  end if;
  return '{}';
end
$function$;

CREATE OR REPLACE FUNCTION private.questioned_event(event_id_param uuid)
 RETURNS public.events
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
begin
  select * into event from public.events e where e.id = event_id_param for no key update;
  perform private.require_permission('questions.write', event.account_id, event.id);
  return event;
end
$function$;

CREATE OR REPLACE FUNCTION public.arrange_page_questions(event_id_param uuid, question_ids uuid[])
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events := private.questioned_event(event_id_param);
begin
  update public.page_questions q set position = w.place
  from unnest(question_ids[1:40]) with ordinality w (id, place) where q.id = w.id and q.event_id = event.id;
  return private.page_questions_of(event.id);
end
$function$;

CREATE OR REPLACE FUNCTION public.get_shared_questions(token text)
 RETURNS jsonb
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
  return jsonb_build_object('questions', private.page_questions_of(of_event));
end
$function$;

CREATE OR REPLACE FUNCTION public.list_page_questions(event_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not exists (select from public.events e where e.id = event_id_param and private.may('events.read', e.account_id, e.id)) then
    perform private.refuse(404, 'not_found', 'This event does not exist');
  end if;
  return private.page_questions_of(event_id_param);
end
$function$;

CREATE OR REPLACE FUNCTION public.remove_page_question(event_id_param uuid, question_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events := private.questioned_event(event_id_param);
begin
  delete from public.page_questions q where q.id = question_id_param and q.event_id = event.id;
  if not found then
    perform private.refuse(404, 'not_found', 'This does not exist, or you may not change it');
  end if;
  return private.page_questions_of(event.id);
end
$function$;

CREATE OR REPLACE FUNCTION public.save_page_question(event_id_param uuid, question_id_param uuid, input jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events := private.questioned_event(event_id_param);
begin
  perform private.keep_page_question(event, question_id_param, input);
  return private.page_questions_of(event.id);
end
$function$;

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE OF question, answer ON public.page_questions FOR EACH ROW EXECUTE FUNCTION private.audit_row();

CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.page_questions FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

create policy "members see the page's questions" on public.page_questions
as permissive for select to authenticated using (((account_id IN ( SELECT private.my_accounts('events.read'::text) AS my_accounts)) OR (event_id IN ( SELECT private.my_events('events.read'::text) AS my_events))));

comment on function private.check_answer(text) is 'The answer to a question: there, and not too long.';

comment on function private.check_page_question(text) is 'A question of the event''s page, on one line.';

comment on function private.copy_questions(public.events, public.events) is 'A copied event answers the same questions.';

comment on function private.keep_page_question(public.events, uuid, jsonb) is 'Adds a question with its answer, as the last one, or changes one: {question, answer}.';

comment on function private.page_questions_of(uuid) is 'PageQuestion[], in the hosts'' order.';

comment on function private.question_counts_of(public.events) is '{hasQuestions}, or nothing where the page answers none.';

comment on function private.questioned_event(uuid) is 'An event whose questions the caller may change, locked: two at once pass no limit together.';

comment on function public.arrange_page_questions(uuid, uuid[]) is 'Puts the questions into this order; ids of other events are left alone. PageQuestion[].';

comment on function public.get_shared_questions(text) is 'SharedQuestions: what the hosts answer on the event''s page.';

comment on function public.list_page_questions(uuid) is 'PageQuestion[]: what the event''s page answers, for its team.';

comment on function public.remove_page_question(uuid, uuid) is 'Takes a question off the page. PageQuestion[].';

comment on function public.save_page_question(uuid, uuid, jsonb) is 'Adds a question with its answer (id null, or the id of one that was just removed) or changes one: {question, answer}. PageQuestion[].';

grant execute on function public.arrange_page_questions(uuid, uuid[]) to authenticated;

grant execute on function public.arrange_page_questions(uuid, uuid[]) to service_role;

grant execute on function public.get_shared_questions(text) to service_role;

grant execute on function public.list_page_questions(uuid) to authenticated;

grant execute on function public.list_page_questions(uuid) to service_role;

grant execute on function public.remove_page_question(uuid, uuid) to authenticated;

grant execute on function public.remove_page_question(uuid, uuid) to service_role;

grant execute on function public.save_page_question(uuid, uuid, jsonb) to authenticated;

grant execute on function public.save_page_question(uuid, uuid, jsonb) to service_role;

grant select on table public.page_questions to authenticated;

grant all on table public.page_questions to service_role;

alter publication supabase_realtime add table public.page_questions;

select private.guard_half_sessions();

reset check_function_bodies;
