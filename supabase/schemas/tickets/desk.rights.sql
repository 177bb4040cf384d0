-- Desk: grants.

grant execute on function private.sale_figures(uuid), public.get_ticket_desk(uuid), public.list_ticket_tiers(uuid),
  public.save_ticket_tiers(uuid, jsonb) to authenticated, service_role;
