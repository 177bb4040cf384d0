-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.question_counts_of(event public.events)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (select from public.page_questions q where q.event_id = event.id) or private.takes_questions(event) then
    return '{"hasQuestions": true}';
  end if;
  return '{}';
end
$function$;

CREATE OR REPLACE FUNCTION private.takes_questions(event public.events)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if event.status <> 'published' or event.end_date <= now() then
    return false;
  end if;
  return exists (select from private.question_takers t where t.event_id = event.id);
end
$function$;

reset check_function_bodies;
