-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.shows_file(file public.thread_files, reader uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case when file.message_id is null then file.member_id = reader else exists (select from public.thread_messages m
    where m.id = file.message_id and m.removed_at is null and m.hidden_at is null
      and (m.held_at is null or m.author_id is not distinct from reader or private.may('messages.moderate', file.account_id))) end
$function$;

comment on function private.shows_file(public.thread_files, uuid) is 'Whether a file is to be seen in its thread by a member: with its message, which may be held back, or before it is sent by whoever sent it up.';

reset check_function_bodies;
