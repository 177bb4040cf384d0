-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.check_words(thread public.threads, given jsonb)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  written jsonb := nullif(given -> 'rich', 'null');
begin
  if written is not null and private.is_rich_text(written) is not true then
    perform private.refuse(400, 'invalid_input', 'This text cannot be kept as it is. Write it again', 'text');
  end if;
  -- One truth: what is searched, held back and told is what is drawn.
  return coalesce(private.check_text(case when written is null then given ->> 'text' else private.rich_text_words(written) end, (select k.most_letters from private.thread_kinds k where k.kind = thread.kind),
    'text', 'A message'), '');
end
$function$;

comment on function private.check_words(public.threads, jsonb) is 'The words of a message, trimmed, as long as its kind of thread takes; of one with form those that it shows.';

reset check_function_bodies;
