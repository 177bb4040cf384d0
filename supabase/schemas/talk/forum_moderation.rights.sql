-- Keeping the forum in order: triggers and grants. Its rows are closed, its calls are open.

create trigger audit_row after insert or update or delete on public.forum_bans
for each row execute function private.audit_row();
create trigger audit_row after insert or update or delete on public.forum_rules
for each row execute function private.audit_row();

grant all on public.forum_bans, public.forum_rules to service_role;

grant execute on function public.get_forum_moderation(), public.ban_from_forum(uuid, jsonb), public.end_forum_ban(uuid),
  public.set_forum_words(text[]) to authenticated, service_role;
