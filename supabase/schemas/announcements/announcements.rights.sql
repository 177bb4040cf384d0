-- Announcements: triggers, policies, grants.

create trigger fill_account_from_event before insert or update of event_id, account_id on public.announcements
for each row execute function private.fill_account_from_event();
-- Not of heard: who has read it changes nothing about it.
create trigger touch_updated_at before update of texts, main_locale, audience, by_email, on_page, pinned, takes_replies, state on public.announcements
for each row execute function private.touch_updated_at();
create trigger audit_row after insert or update of texts, main_locale, audience, by_email, on_page, pinned, takes_replies, state or delete
on public.announcements for each row execute function private.audit_row();

create trigger note_announcement_read after update of read_at on public.notices
for each row when (new.topic = 'announcement' and new.read_at is not null and old.read_at is null)
execute function private.note_announcement_read();

create policy "members see announcements" on public.announcements
for select to authenticated using (
  account_id in (select private.my_accounts('announcements.read'))
  or event_id in (select private.my_events('announcements.read')));
create policy "members see what announcements said before" on public.announcement_versions
for select to authenticated using (
  account_id in (select private.my_accounts('announcements.read'))
  or announcement_id in (select a.id from public.announcements a where a.event_id in (select private.my_events('announcements.read'))));

alter publication supabase_realtime add table public.announcements;

grant select on public.announcements, public.announcement_versions to authenticated;
grant all on public.announcements, public.announcement_versions to service_role;
grant execute on function public.get_announcement(uuid), public.list_announcements(uuid, jsonb), public.list_announcement_people(uuid, jsonb),
  public.save_announcement(uuid, uuid, jsonb), public.send_announcement(uuid, jsonb), public.stop_announcement(uuid),
  public.delete_announcement(uuid), public.check_announcement(uuid), public.tell_announcement_again(uuid) to authenticated, service_role;
grant execute on function public.advance_announcement(uuid), public.list_due_announcements(), public.get_guest_announcements(text),
  public.read_guest_announcements(text, jsonb), public.get_shared_announcements(text, text) to service_role;
