-- Campaigns: triggers, policies, grants.

create trigger touch_updated_at before update on public.campaigns
for each row execute function private.touch_updated_at();
create trigger gate_write before insert or update on public.campaigns
for each row execute function private.gate_write('fundraising');
create trigger audit_row after insert or update or delete on public.campaigns
for each row execute function private.audit_row();

create policy "members see campaigns" on public.campaigns
for select to authenticated using (
  account_id in (select private.my_accounts('giving.read'))
  or event_id in (select private.my_events('giving.read')));

grant select on public.campaigns to authenticated;
grant all on public.campaigns to service_role;

grant execute on function public.create_campaign_link(uuid, text, jsonb), public.list_campaign_links(uuid)
  to authenticated, service_role;
