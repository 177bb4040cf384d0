-- Desk: grants.

grant execute on function public.save_campaign(uuid, jsonb), public.set_campaign_status(uuid, text),
  public.record_offline_gift(uuid, jsonb), public.refund_gift(uuid, bigint, text), public.list_campaigns(),
  public.list_gifts(uuid, text[], text, timestamptz, uuid, integer)
  to authenticated, service_role;
