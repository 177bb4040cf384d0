-- Who is seen on an event's page: grants.

grant execute on function public.get_event_faces(uuid), public.set_faces_shown(uuid, boolean) to authenticated, service_role;
grant execute on function public.get_shared_faces(text), public.show_face(text, jsonb) to service_role;
