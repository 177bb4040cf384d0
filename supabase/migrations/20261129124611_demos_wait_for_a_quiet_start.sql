-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.has_settled()
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select pg_postmaster_start_time() < now() - interval '10 minutes' $function$;

comment on function private.has_settled() is 'Whether the database has run for ten minutes: before that it has more to do than what nobody waits for.';

reset check_function_bodies;
