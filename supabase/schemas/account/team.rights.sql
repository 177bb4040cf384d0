-- A team: grants.

grant execute on function public.get_my_rights(), public.get_team(uuid), public.remove_team_member(uuid), public.leave_team(uuid)
  to authenticated, service_role;
