-- Own profile: grants.

grant execute on function public.list_my_profiles(), public.claim_profile(uuid, text) to authenticated, service_role;
grant execute on function public.get_own_profile(text), public.save_own_profile(text, jsonb),
  public.erase_own_profile(text) to service_role;
