-- Host answers: grants.

grant execute on function public.get_party(uuid), public.record_party(uuid, jsonb) to authenticated, service_role;
