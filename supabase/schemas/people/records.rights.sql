-- Records: grants.

grant execute on function public.get_guest_record(uuid), public.edit_guests(uuid[], jsonb), public.list_tags(),
  public.list_tagged(text), public.rename_tag(text, text) to authenticated, service_role;
