-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.set_faces_shown(event_id_param uuid, is_shown boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  event public.events;
begin
  select * into event from public.events e where e.id = event_id_param for no key update;
  perform private.require_permission('answers.write', event.account_id, event.id);
  perform private.require_open_event(event);
  update public.events e set shows_faces = coalesce(is_shown, false) where e.id = event.id;
  return public.get_event_faces(event.id);
end
$function$;

reset check_function_bodies;
