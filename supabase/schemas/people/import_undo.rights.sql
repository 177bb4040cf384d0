-- Import undo: grants.

grant execute on function public.undo_guest_import(uuid, integer), public.preview_import_undo(uuid),
  public.list_guest_imports(uuid), public.known_import_keys(uuid, text[]) to authenticated, service_role;
