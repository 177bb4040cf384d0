-- Blueprints: grants. By the caller's own rights, so that an area's rules hold for its part.

grant execute on function private.add_rows(regclass, jsonb, jsonb), private.held_parts(uuid, jsonb),
  private.keep_times(uuid, jsonb) to authenticated;
grant execute on function public.instantiate_blueprint(jsonb, jsonb) to authenticated;
