-- User data: grants.

grant execute on function public.is_admin(uuid), public.check_user_admin_fast(uuid),
  public.get_user_subscription_fast(uuid), public.get_user_data_batch(uuid) to authenticated, service_role;
