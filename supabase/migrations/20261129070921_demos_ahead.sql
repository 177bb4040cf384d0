-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

drop function public.list_wanted_sandboxes();

CREATE OR REPLACE FUNCTION public.open_sandbox(demo_param text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  opened private.sandboxes;
  password text := private.base64url(extensions.gen_random_bytes(24));
begin
  if (select count(*) from private.sandboxes s where s.opened_at is not null and s.ends_at > now()) >= private.most_sandboxes() then
    perform private.refuse(429, 'too_many_requests', 'All demos are taken just now. Some become free every hour; the templates show all that is in them');
  end if;
  insert into private.demo_openings as d (demo) values (demo_param)
  on conflict (demo) do update set opened_at = now() where d.opened_at < now() - interval '1 minute';
  update private.sandboxes s set opened_at = now(), ends_at = now() + interval '1 day'
  where s.id = (select r.id from private.sandboxes r where r.demo = demo_param and r.opened_at is null and r.ends_at > now()
    order by r.made_at limit 1 for update skip locked)
  returning * into opened;
  if opened.id is null then
    return '{"none": true}';
  end if;
  update auth.users u set encrypted_password = extensions.crypt(password, extensions.gen_salt('bf', 4)) where u.id = opened.user_id;
  return (select jsonb_build_object('id', opened.id, 'demo', opened.demo, 'email', u.email, 'password', password, 'eventId', e.id, 'eventName', e.name,
      'endsAt', opened.ends_at, 'guestPage', (select private.link_path(l.kind, private.share_token(l)) from public.share_links l
        where l.event_id = e.id and l.kind = 'event_info_view' order by l.created_at limit 1))
    from auth.users u, public.events e where u.id = opened.user_id and e.id = opened.event_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.has_settled()
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select pg_postmaster_start_time() < now() - interval '1 minute' $function$;

CREATE OR REPLACE FUNCTION private.most_sandboxes()
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select 1500 $function$;

CREATE OR REPLACE FUNCTION public.list_wanted_sandboxes(demos jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (select coalesce(jsonb_agg(w.demo order by w.ready, not w.is_opened, w.place), '[]') from (
    select k.demo, k.place, coalesce(d.opened_at > now() - interval '30 days', false) as is_opened,
      (select count(*) from private.sandboxes s where s.demo = k.demo and s.opened_at is null and s.ends_at > now() + interval '1 hour') as ready,
      (select count(*) from private.sandboxes s where s.demo = k.demo and s.opened_at > now() - interval '10 minutes') as asked
    from jsonb_array_elements_text(demos) with ordinality as k (demo, place) left join private.demo_openings d on d.demo = k.demo) w
  where w.ready < case when w.is_opened then least(2 + w.asked, 8) when private.has_settled() then 1 else 0 end);
end
$function$;

comment on function private.has_settled() is 'Whether the database has run for a minute: before that it has more to do than what nobody waits for.';

comment on function private.most_sandboxes() is 'So many demos are with visitors at once at the most.';

comment on function public.list_wanted_sandboxes(jsonb) is 'Of which of these demos another sandbox should be made: one stands ready of each, two of those that were opened within thirty days, more where many come; the emptiest first.';

grant execute on function public.list_wanted_sandboxes(jsonb) to service_role;

reset check_function_bodies;
