-- Public gallery: grants.

grant execute on function public.get_shared_gallery(text) to service_role;
