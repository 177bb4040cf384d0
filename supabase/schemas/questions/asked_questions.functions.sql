-- What guests asked: its hosts read it, answer it, and put it away.

create function private.asked_question_view(asked public.asked_questions)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('id', asked.id, 'name', asked.name, 'email', asked.email, 'question', asked.question,
    'answer', asked.answer, 'answeredAt', asked.answered_at, 'publishedId', asked.published_id,
    'state', case when asked.put_away_at is not null then 'put_away' when asked.answered_at is not null then 'answered' else 'new' end,
    'answeredBy', (select p.display_name from public.profiles p where p.user_id = asked.answered_by),
    'createdAt', asked.created_at)
$$;
comment on function private.asked_question_view(public.asked_questions) is 'AskedQuestion.';

create function public.get_asked_questions(event_id_param uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
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
$$;
comment on function public.get_asked_questions(uuid) is
  'AskedQuestions of an event: whether guests can ask, and what they asked, those that wait first, the newest first; 500 at most.';

create function public.set_questions_taken(event_id_param uuid, are_taken boolean)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function public.set_questions_taken(uuid, boolean) is 'Lets guests ask on the event''s page, or no more.';

create function private.own_asked_question(target uuid)
returns public.asked_questions
language plpgsql
security definer
set search_path = ''
as $$
declare
  found public.asked_questions;
begin
  select * into found from public.asked_questions a where a.id = target for no key update;
  perform private.require_permission('questions.write', found.account_id, found.event_id);
  perform private.require_permission('guests.read_contact', found.account_id, found.event_id);
  return found;
end
$$;
comment on function private.own_asked_question(uuid) is 'What a guest asked, locked, for who may answer it.';

create function public.answer_asked_question(asked_id_param uuid, answer_param text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function public.answer_asked_question(uuid, text) is
  'Answers what a guest asked, once; it is mailed to them where an address is known. AskedQuestion.';

create function public.show_asked_question(asked_id_param uuid, input jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function public.show_asked_question(uuid, jsonb) is
  'Puts what was asked and answered on the event''s page, as the last question and without the asker''s name: {question, answer}. AskedQuestion.';

create function public.put_away_question(asked_id_param uuid, is_away boolean)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  found public.asked_questions := private.own_asked_question(asked_id_param);
begin
  update public.asked_questions a set put_away_at = case when is_away then coalesce(a.put_away_at, now()) end
  where a.id = found.id returning * into found;
  return private.asked_question_view(found);
end
$$;
comment on function public.put_away_question(uuid, boolean) is 'Puts a question away without an answer, or takes it back. AskedQuestion.';

create function private.question_answered_source(job public.jobs)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
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
$$;
comment on function private.question_answered_source(public.jobs) is 'QuestionAnsweredSource: the answer to what somebody asked; null when it is gone.';

create function private.is_over_question(told public.notices)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select told.subject_id is not null and not exists (select from public.asked_questions a
    where a.id = told.subject_id and a.answered_at is null and a.put_away_at is null)
$$;
comment on function private.is_over_question(public.notices) is 'What was answered or put away waits for nobody any more.';

create function private.held_questions(of_guest public.guests)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('questions', (
    select coalesce(jsonb_agg(jsonb_build_object('event', e.name, 'question', a.question, 'answer', a.answer, 'at', a.created_at)
      order by a.created_at desc), '[]')
    from public.asked_questions a join public.events e on e.id = a.event_id
    where a.account_id = of_guest.account_id and (a.email = of_guest.email
      or a.event_guest_id in (select eg.id from public.event_guests eg where eg.guest_id = of_guest.id))))
$$;
comment on function private.held_questions(public.guests) is '{questions}: what somebody asked the hosts, and what they were told.';

create function private.forget_questions(person public.guests)
returns void
language sql
security definer
set search_path = ''
as $$
  delete from public.notices n where n.topic = 'question' and n.subject_id in (select a.id from public.asked_questions a
    where a.account_id = person.account_id and (a.email = person.email
      or a.event_guest_id in (select eg.id from public.event_guests eg where eg.guest_id = person.id)));
  delete from public.asked_questions a where a.account_id = person.account_id and (a.email = person.email
    or a.event_guest_id in (select eg.id from public.event_guests eg where eg.guest_id = person.id));
$$;
comment on function private.forget_questions(public.guests) is
  'What somebody asked goes, with what the hosts were told of it; what the hosts wrote on the page is theirs and names nobody.';
