-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

-- column public.push_subscriptions.session_id: nothing becomes 8 uuid
-- constraint public.push_subscriptions push_subscriptions_session_id_fkey: nothing becomes FOREIGN KEY (session_id) REFERENCES auth.sessions(id) ON DELETE CASCADE
-- index public.push_subscriptions_session: nothing becomes CREATE INDEX push_subscriptions_session ON public.push_subscriptions USING btree (session_id)
alter table public.push_subscriptions add column session_id uuid references auth.sessions (id) on delete cascade;
create index push_subscriptions_session on public.push_subscriptions using btree (session_id);

CREATE OR REPLACE FUNCTION public.save_push_subscription(endpoint_param text, p256dh_param text, auth_param text, label_param text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  saved uuid;
begin
  if (select auth.uid()) is null or (select count(*) from public.push_subscriptions s where s.user_id = (select auth.uid())) >= 20 then
    perform private.refuse(409, 'conflict', 'Twenty devices are the most. Switch one off first');
  end if;
  insert into public.push_subscriptions (user_id, endpoint, p256dh, auth_secret, label, session_id)
  values ((select auth.uid()), endpoint_param, p256dh_param, auth_param,
    left(coalesce(nullif(trim(label_param), ''), 'A browser'), 100), ((select auth.jwt()) ->> 'session_id')::uuid)
  on conflict (endpoint) do update set user_id = excluded.user_id, p256dh = excluded.p256dh,
    auth_secret = excluded.auth_secret, label = excluded.label, session_id = excluded.session_id
  returning id into saved;
  return saved;
end
$function$;

create policy "people end their devices" on public.push_subscriptions
as permissive for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));

comment on function public.save_push_subscription(text, text, text, text) is 'This device tells the caller''s notices from now on and nobody else''s, until it is signed out.';

grant delete on table public.push_subscriptions to authenticated;

comment on column public.push_subscriptions.session_id is 'The sign-in it belongs to: whose device is signed out is told nothing there any more.';

reset check_function_bodies;
