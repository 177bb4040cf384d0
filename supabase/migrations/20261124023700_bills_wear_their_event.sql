-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.bill_view(issued public.order_invoices)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('id', issued.id, 'number', issued.number, 'label', issued.label, 'kind', issued.kind,
    'issuedAt', issued.issued_at, 'seller', issued.seller, 'buyerName', issued.buyer_name, 'buyerEmail', issued.buyer_email,
    'orderId', o.id, 'orderCode', o.code, 'eventId', e.id, 'eventName', e.name, 'eventDate', e.start_date, 'timeZone', e.time_zone,
    'eventTypeId', e.event_type_id, 'coverSeed', e.cover_seed,
    'locale', o.locale, 'lines', issued.lines, 'taxes', issued.taxes, 'netMinor', issued.net_minor, 'taxMinor', issued.tax_minor,
    'totalMinor', issued.total_minor, 'currency', issued.currency, 'bank', issued.bank, 'testMode', o.test_mode and exists (
      select from public.payments p where p.order_id = o.id and p.test_mode),
    'corrects', case when issued.kind = 'credit_note' then (select jsonb_build_object('label', i.label, 'issuedAt', i.issued_at)
      from public.order_invoices i where i.order_id = o.id and i.kind = 'invoice') end)
    || case when e.cover_url is not null and e.cover_look is not null
      then jsonb_build_object('coverColour', e.cover_look ->> 'accent') else '{}'::jsonb end
  from public.orders o join public.events e on e.id = o.event_id where o.id = issued.order_id
$function$;

reset check_function_bodies;
