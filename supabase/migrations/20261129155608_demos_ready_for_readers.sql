-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.has_ready_sandbox(demo_param text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('isReady', exists (
    select from private.sandboxes s where s.demo = demo_param and s.opened_at is null and s.ends_at > now()))
$function$;

comment on function public.has_ready_sandbox(text) is 'Whether a sandbox of a demo stands ready for the next visitor: {isReady}.';

grant execute on function public.has_ready_sandbox(text) to service_role;

reset check_function_bodies;
