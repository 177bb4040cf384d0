-- Parties: grants.

grant execute on function private.people_by_place(uuid), private.names_of_place(public.activity_sign_ups),
  public.get_activity_people(uuid) to authenticated, service_role;
