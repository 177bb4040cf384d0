-- Figures: grants.

grant execute on function public.admin_list_subscriptions(jsonb), public.admin_list_links(jsonb),
  public.admin_list_audit(jsonb), public.admin_get_health(), public.admin_get_overview()
  to authenticated, service_role;
