-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

alter table private.server_settings drop constraint server_settings_name_check;
alter table private.server_settings add constraint server_settings_name_check
  check (name in ('siteUrl', 'testMode', 'senderSpf', 'takesPayments'));

CREATE OR REPLACE FUNCTION private.campaign_state(campaign public.campaigns)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case
    when campaign.status = 'ended' or campaign.ends_at <= now() then 'ended'
    when campaign.status = 'paused' or not private.takes_payments() then 'paused'
    when campaign.starts_at > now() then 'soon'
    else 'open' end
$function$;

CREATE OR REPLACE FUNCTION private.ticket_state(type public.ticket_types, at timestamp with time zone DEFAULT now())
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return case
    when type.status <> 'on_sale' then 'paused'
    when (type.price_minor > 0 and type.price_model <> 'free' or type.price_model = 'pay_what_you_can')
      and not private.takes_payments() then 'paused'
    when type.sales_start > at then 'not_yet'
    when type.sales_end <= at then 'ended'
    when private.tickets_left(type) < type.min_per_order or private.waits_first(type) then 'sold_out'
    else 'on_sale' end;
end
$function$;

CREATE OR REPLACE FUNCTION private.takes_payments()
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return coalesce((private.server_setting('takesPayments') #>> '{}')::boolean, true);
end
$function$;

comment on function private.campaign_state(public.campaigns) is 'Whether gifts are taken now: open, soon, paused (by its planner, or where no payments are taken) or ended.';

comment on function private.ticket_state(public.ticket_types, timestamp with time zone) is 'Derived state of a ticket type; held tickets count as taken, and what comes back is the waiting list''s first. What has a price is paused where no payments are taken.';

comment on function public.configure_server(jsonb) is 'Called by the server when it starts: {"siteUrl": "https://…", "testMode": true, "takesPayments": true}.';

comment on function private.takes_payments() is 'False where the operator has set payments off: what has a price is not sold then, and what is free goes on.';

reset check_function_bodies;
