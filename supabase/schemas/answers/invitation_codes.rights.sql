-- Invitation codes: triggers, grants.

create trigger forget_code before update of generation, revoked_at on public.personal_links
for each row when (new.generation <> old.generation or new.revoked_at is distinct from old.revoked_at)
execute function private.forget_code();

grant execute on function public.list_invitation_codes(uuid) to authenticated, service_role;
grant execute on function public.open_invitation_code(text, text) to service_role;
