-- E-mail campaigns: triggers, policies, grants.

create trigger touch_updated_at before update of name, question, language, subjects, previews, blocks on public.email_campaigns
for each row execute function private.touch_updated_at();
create trigger audit_row after insert or update of name, question, language or delete on public.email_campaigns
for each row execute function private.audit_row();

create policy "who sends messages sees campaigns" on public.email_campaigns
for select to authenticated using (
  account_id in (select private.my_accounts('messages.send'))
  or event_id in (select private.my_events('messages.send')));

alter publication supabase_realtime add table public.email_campaigns;

grant select on public.email_campaigns to authenticated;
grant all on public.email_campaigns, public.email_recipients to service_role;
grant execute on function public.save_email_campaign(uuid, uuid, jsonb, integer), public.get_email_campaign(uuid),
  public.list_email_campaigns(uuid), public.delete_email_campaign(uuid), public.check_email_campaign(uuid),
  public.send_email_campaign(uuid, timestamp, text, jsonb), public.set_email_campaign(uuid, text),
  public.preview_email_campaign(uuid, text, uuid), public.test_email_campaign(uuid, text, uuid),
  public.get_email_campaign_results(uuid)
  to authenticated, service_role;
grant execute on function public.fill_email_campaigns(), public.run_email_campaigns(),
  public.press_campaign_link(text, jsonb), public.open_campaign_mail(text) to service_role;
