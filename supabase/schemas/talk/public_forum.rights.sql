-- The forum for everybody: grants.

grant execute on function public.get_public_category(text, jsonb), public.get_public_topic(text, jsonb), public.get_public_file(text, uuid) to service_role;
