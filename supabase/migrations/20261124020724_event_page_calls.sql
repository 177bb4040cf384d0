-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.public_tickets(event public.events, promo_id uuid DEFAULT NULL::uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  promo record;
begin
  select * into promo from public.promo_codes c where c.id = promo_id and c.event_id = event.id;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', t.id,
      'name', t.name,
      'description', t.description,
      'priceMinor', p.total_minor,
      'currency', event.currency,
      'state', s.state,
      'salesStart', t.sales_start,
      'salesEnd', t.sales_end,
      'left', case when s.state = 'on_sale' and s.left_count <= 10 then s.left_count end,
      'minPerOrder', t.min_per_order,
      'maxPerOrder', case when s.state = 'on_sale' and s.tier_left >= t.min_per_order
        then least(t.max_per_order, s.tier_left) else t.max_per_order end)
      || case when t.price_model in ('tiered', 'pay_what_you_can', 'group') or t.is_add_on or p.fee_minor > 0
          or p.tax_minor > 0 or p.discount_minor > 0 then jsonb_build_object('price', jsonb_strip_nulls(jsonb_build_object(
        'model', t.price_model,
        -- The regular price: without the code, and after the last of the early steps.
        'beforeMinor', case when t.price_model = 'tiered' or p.discount_minor > 0 then (
          select b.total_minor from private.unit_price(case when t.price_model = 'tiered'
            then jsonb_populate_record(t, '{"price_model": "paid"}') else t end) b
          where b.total_minor > p.total_minor) end,
        'feeMinor', nullif(p.fee_minor, 0),
        'taxMinor', nullif(p.tax_minor, 0),
        'taxName', (select x.name from public.taxes x where x.id = t.tax_id),
        'leastMinor', case when t.price_model = 'pay_what_you_can' then t.minimum_minor end,
        'groupSize', nullif(t.group_size, 1),
        'isAddOn', nullif(t.is_add_on, false),
        'tier', (p.tier).name,
        'tierEnds', (p.tier).ends_at)))
        else '{}'::jsonb end
      order by t.is_add_on, t.position, t.created_at, t.id), '[]')
    from public.ticket_types t,
    lateral private.unit_price(t,
      case when promo.kind = 'percent' and (cardinality(promo.ticket_type_ids) = 0 or t.id = any (promo.ticket_type_ids)) then promo.percent_bps else 0 end,
      case when promo.kind = 'fixed' and (cardinality(promo.ticket_type_ids) = 0 or t.id = any (promo.ticket_type_ids)) then promo.amount_minor else 0 end) p,
    lateral (select
      case when event.status in ('cancelled', 'archived') or event.end_date <= now() then 'ended'
        else private.ticket_state(t) end as state,
      private.tickets_left(t) as left_count,
      (p.tier).up_to - t.sold_count - t.reserved_count as tier_left) s
    where t.event_id = event.id and t.status <> 'draft'
      and (t.visibility = 'public' or (t.visibility = 'code' and t.id = any (promo.ticket_type_ids))));
end
$function$;

CREATE OR REPLACE FUNCTION private.shared_event(event public.events, link public.share_links, what text, is_personal boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return jsonb_build_object(
    'event', private.public_event(event, is_personal),
    'rsvp', case when what = 'tickets' then private.rsvp_off() else private.public_rsvp(event) end,
    'tickets', case when what = 'rsvp' then '[]'::jsonb else private.public_tickets(event) end,
    'serverTime', now(),
    'testMode', private.is_test_mode(),
    'pageUrl', coalesce(private.page_url(event, link), private.site_url()))
    || case when what <> 'rsvp' and exists (select from public.promo_codes c where c.event_id = event.id and c.is_active
      and (c.ends_at is null or c.ends_at > now())) then '{"promo": true}'::jsonb else '{}'::jsonb end
    || case when what = 'event' and event.series_id is not null
      then jsonb_build_object('dates', private.public_dates(event)) else '{}'::jsonb end
    || case when what = 'event' then private.gallery_counts(event) || private.programme_note(event, link) else '{}'::jsonb end
    || private.used_up_note(link)
    || private.event_look(event, link);
end
$function$;

CREATE OR REPLACE FUNCTION private.programme_note(event public.events, link public.share_links)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return case
    when exists (select from public.schedule_versions v where v.event_id = event.id)
      or (link.kind = 'event_info_preview' and exists (select from public.activities a where a.event_id = event.id))
    then '{"programme": true}'::jsonb else '{}'::jsonb end;
end
$function$;

comment on function private.programme_note(public.events, public.share_links) is '{programme} where there is one to ask for, else nothing.';

reset check_function_bodies;
