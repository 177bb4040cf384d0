-- Questions on guests' pages: what the hosts answer.

create function public.get_shared_questions(token text)
returns jsonb
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
  return jsonb_build_object('questions', private.page_questions_of(of_event));
end
$$;
comment on function public.get_shared_questions(text) is 'SharedQuestions: what the hosts answer on the event''s page.';

create function private.question_counts_of(event public.events)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if exists (select from public.page_questions q where q.event_id = event.id) then
    return '{"hasQuestions": true}';
  end if;
  return '{}';
end
$$;
comment on function private.question_counts_of(public.events) is '{hasQuestions}, or nothing where the page answers none.';
