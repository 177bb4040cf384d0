-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.list_email_campaigns(event_id_param uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_event_permission('messages.send', event_id_param);
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'status', c.status,
        'subject', coalesce(c.subjects ->> c.language, ''), 'goesLocal',
        to_char(private.campaign_local(c), 'YYYY-MM-DD"T"HH24:MI'), 'goesBy', c.goes_by, 'timing', c.timing, 'endedWhy', c.ended_why, 'pausedBy', c.paused_by,
        'languages', (select coalesce(jsonb_agg(k.language order by k.language), '[]') from jsonb_object_keys(c.subjects) k (language)),
        'updatedAt', c.updated_at, 'startedAt', c.started_at, 'endedAt', c.ended_at,
        'people', (select count(*) from public.email_recipients r where r.campaign_id = c.id)
          + (select coalesce(sum(cardinality(p.guest_ids)), 0) from private.campaign_parts p where p.campaign_id = c.id),
        'figures', private.mail_figures('campaign', c.id), 'counts', private.campaign_counts(c)) order by c.created_at desc), '[]')
    from public.email_campaigns c where c.event_id = event_id_param);
end
$function$;

reset check_function_bodies;
