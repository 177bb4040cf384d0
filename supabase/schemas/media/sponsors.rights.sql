-- Sponsors: triggers, policies, grants.

create trigger touch_updated_at before update on public.sponsor_tiers
for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.sponsors
for each row execute function private.touch_updated_at();
create trigger audit_row after insert or update of name, tier_id, url, logo_path or delete on public.sponsors
for each row execute function private.audit_row();

create policy "members see sponsors" on public.sponsor_tiers
for select to authenticated using (
  account_id in (select private.my_accounts('events.read'))
  or event_id in (select private.my_events('events.read')));
create policy "members see sponsors" on public.sponsors
for select to authenticated using (
  account_id in (select private.my_accounts('events.read'))
  or event_id in (select private.my_events('events.read')));

grant select on public.sponsor_tiers, public.sponsors to authenticated;
grant all on public.sponsor_tiers, public.sponsors to service_role;

grant execute on function public.list_sponsors(uuid), public.save_sponsor(uuid, uuid, jsonb),
  public.remove_sponsor(uuid, uuid), public.arrange_sponsors(uuid, uuid[], uuid[])
  to authenticated, service_role;
