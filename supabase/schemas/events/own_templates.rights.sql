-- Own templates: triggers, policies, grants.

create trigger touch_updated_at before update on public.own_templates
for each row execute function private.touch_updated_at();
create trigger audit_row after insert or update of title, line, removed_at or delete on public.own_templates
for each row execute function private.audit_row();

create policy "members see their templates" on public.own_templates
for select to authenticated using (account_id in (select private.my_accounts('events.read')));

grant select on public.own_templates to authenticated;
grant all on public.own_templates to service_role;

grant execute on function private.is_blueprint(jsonb), private.bring_parts(public.events, jsonb), private.blueprint_rows(uuid),
  private.keep_blueprint_undo(public.events, jsonb) to authenticated;
grant execute on function public.read_template_source(uuid), public.list_own_templates(), public.get_own_template(uuid),
  public.save_own_template(uuid, jsonb), public.change_own_template(uuid, jsonb), public.create_template_link(uuid), public.keep_shared_template(text),
  public.apply_blueprint(uuid, jsonb), public.undo_blueprint(uuid) to authenticated;
grant execute on function public.get_shared_template(text) to service_role;
