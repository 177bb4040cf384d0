-- Lists: grants.

grant execute on function public.admin_list_users(jsonb), public.admin_get_user(uuid),
  public.admin_list_events(jsonb), public.admin_list_invitations(jsonb) to authenticated, service_role;
