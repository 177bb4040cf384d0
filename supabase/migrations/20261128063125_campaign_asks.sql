-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.campaign_words(campaign public.email_campaigns, event public.events, speaks text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('language', speaks, 'subject', coalesce(campaign.subjects ->> speaks, ''),
    'preview', coalesce(campaign.previews ->> speaks, ''), 'blocks', campaign.blocks, 'event', private.public_event(event, false),
    'asks', private.what_it_asks(event))
$function$;

reset check_function_bodies;
