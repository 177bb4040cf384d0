-- Share links: grants.

grant execute on function public.create_share_link(uuid, text, jsonb), public.list_share_links(uuid),
  public.get_share_link(uuid), public.update_share_link(uuid, jsonb), public.rotate_share_link(uuid), public.revoke_share_link(uuid),
  public.suspend_share_link(uuid, text), public.issue_personal_link(uuid) to authenticated, service_role;
