-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.forum_frame(category public.forum_categories)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('serverTime', now(), 'host', a.name, 'locale', a.default_locale, 'timeZone', a.default_time_zone,
    'category', jsonb_build_object('id', category.id, 'name', category.name, 'about', category.about))
    || private.demo_note(category.account_id)
  from public.accounts a where a.id = category.account_id
$function$;

CREATE OR REPLACE FUNCTION private.shared_showcase(showcase public.showcases, link public.share_links)
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'layout', showcase.layout,
    'event', jsonb_build_object('id', showcase.id, 'name', showcase.name, 'eventTypeId', showcase.event_type_id,
      'coverUrl', null, 'coverSeed', showcase.cover_seed, 'locale', showcase.locale),
    'intro', showcase.intro,
    -- In the order in which the function gives them.
    'events', (select coalesce(jsonb_agg(private.showcase_event(e, showcase.sections)), '[]')
      from private.events_of(showcase) e),
    'serverTime', now(),
    'testMode', private.is_test_mode(),
    'pageUrl', private.site_url() || private.link_path(link.kind, private.share_token(link)))
    || private.link_look(link.settings) || private.demo_note(showcase.account_id)
$function$;

reset check_function_bodies;
