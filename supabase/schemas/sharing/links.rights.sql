-- Links: triggers, policies, grants.

create trigger touch_updated_at before update of allowed_origins, settings, expires_at, use_limit, generation,
  revoked_at, suspended_at on public.share_links
for each row execute function private.touch_updated_at();
create trigger audit_row after insert or delete or update of allowed_origins, settings, expires_at,
  use_limit, generation, revoked_at, suspended_at on public.share_links
for each row execute function private.audit_row();

create policy "members and administrators see share links" on public.share_links
for select to authenticated using (
  account_id in (select private.my_accounts('links.read'))
  or event_id in (select private.my_events('links.read')) or (select private.is_administrator()));
create policy "members see personal links" on public.personal_links
for select to authenticated using (
  account_id in (select private.my_accounts('guests.read'))
  or event_id in (select private.my_events('guests.read')));

grant select on public.share_links, public.personal_links to authenticated;
grant all on public.share_links, public.personal_links to service_role;
