-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.save_push_subscription(endpoint_param text, p256dh_param text, auth_param text, label_param text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me uuid := (select auth.uid());
  saved uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('push_devices:' || me, 0));
  if me is null or (select count(*) from public.push_subscriptions s where s.user_id = me and s.endpoint <> endpoint_param) >= 20 then
    perform private.refuse(409, 'conflict', 'Twenty devices are the most. Switch one off first');
  end if;
  insert into public.push_subscriptions (user_id, endpoint, p256dh, auth_secret, label, session_id)
  values (me, endpoint_param, p256dh_param, auth_param,
    left(coalesce(nullif(trim(label_param), ''), 'A browser'), 100), ((select auth.jwt()) ->> 'session_id')::uuid)
  on conflict (endpoint) do update set user_id = excluded.user_id, p256dh = excluded.p256dh,
    auth_secret = excluded.auth_secret, label = excluded.label, session_id = excluded.session_id
  returning id into saved;
  return saved;
end
$function$;

reset check_function_bodies;
