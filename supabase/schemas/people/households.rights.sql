-- Households: grants.

grant execute on function public.put_in_household(uuid[], uuid, text), public.save_household(uuid, jsonb)
  to authenticated, service_role;
