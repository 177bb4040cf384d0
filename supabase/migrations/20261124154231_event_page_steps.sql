-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.is_used_up(link public.share_links)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return link.use_limit is not null and private.link_uses(link.id) >= link.use_limit;
end
$function$;

CREATE OR REPLACE FUNCTION private.share_token(link public.share_links)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return private.derive_token('share', link.id, link.generation);
end
$function$;

CREATE OR REPLACE FUNCTION private.shared_event(event public.events, link public.share_links, what text, is_personal boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  answer jsonb;
begin
  -- One step each: an expression with a query in it or with branches is planned anew for every reader.
  answer := jsonb_build_object(
    'event', private.public_event(event, is_personal),
    'serverTime', now(),
    'testMode', private.is_test_mode(),
    'pageUrl', coalesce(private.page_url(event, link), private.site_url()));
  if what = 'tickets' then
    answer := answer || jsonb_build_object('rsvp', private.rsvp_off());
  else
    answer := answer || jsonb_build_object('rsvp', private.public_rsvp(event));
  end if;
  if what = 'rsvp' then
    answer := answer || '{"tickets": []}';
  else
    answer := answer || jsonb_build_object('tickets', private.public_tickets(event));
    if exists (select from public.promo_codes c where c.event_id = event.id and c.is_active
      and (c.ends_at is null or c.ends_at > now())) then
      answer := answer || '{"promo": true}';
    end if;
  end if;
  if what = 'event' then
    if event.series_id is not null then
      answer := answer || jsonb_build_object('dates', private.public_dates(event));
    end if;
    answer := answer || private.gallery_counts(event) || private.programme_note(event, link);
  end if;
  return answer || private.used_up_note(link) || private.event_look(event, link);
end
$function$;

CREATE OR REPLACE FUNCTION private.site_url()
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return coalesce(private.server_setting('siteUrl') #>> '{}', '');
end
$function$;

CREATE OR REPLACE FUNCTION private.used_up_note(link public.share_links)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return case when private.is_used_up(link) then '{"usedUp": true}'::jsonb else '{}'::jsonb end;
end
$function$;

CREATE OR REPLACE FUNCTION public.get_shared_event(token text, kind text DEFAULT 'event'::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link public.share_links;
  event public.events;
begin
  if kind = 'tickets' then
    link := private.open_ticket_link(token);
  else
    link := private.open_share_link(token, private.kinds_opening(kind));
  end if;
  select * into strict event from public.events e where e.id = link.event_id;
  return private.shared_event(event, link, kind, false);
end
$function$;

reset check_function_bodies;
