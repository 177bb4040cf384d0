-- Threads: triggers, policies, grants.

create trigger tell_thread after update of heard on public.threads
for each row execute function private.tell_thread();
create trigger renew_channels after update of status, role_id, event_scope on public.team_members
for each row when (old.status = 'active' and (old.status <> new.status or old.role_id <> new.role_id or old.event_scope <> new.event_scope))
execute function private.renew_channels_of_member();
create trigger renew_channels after delete on public.event_guests
referencing old table as gone for each statement execute function private.renew_channels_of_guest();
create trigger renew_channel after update of left_at on public.thread_members
for each row when (old.left_at is null and new.left_at is not null) execute function private.renew_channel_of_place();
create trigger audit_row after update of announce_only, kept_open, closed_at, title on public.threads
for each row execute function private.audit_row();
create trigger forget_thread after delete on public.activities
for each row execute function private.forget_thread('activity');
create trigger forget_thread after delete on public.event_guests
for each row execute function private.forget_thread('person');

create trigger note_thread_read before update of read_place on public.thread_members
for each row when (new.read_place > old.read_place) execute function private.note_thread_read();

create trigger forget_thread_person after update of user_id on public.thread_members
for each row when (old.user_id is not null and new.user_id is null) execute function private.forget_thread_person();

create trigger note_files_gone after delete on public.thread_files
referencing old table as gone for each statement execute function private.note_files_gone();

create policy "people see their conversations" on public.threads
for select to authenticated using (id in (select t.id from private.own_threads(null) t));

-- <thread>/<file>: whoever reads a message sees its files; they are sent up by the members of its conversation.
create policy "people see files of their conversations" on storage.objects
for select to authenticated using (bucket_id = 'talk' and (owner_id = (select auth.uid())::text or private.may_see_talk(name)));
create policy "people add files to their conversations" on storage.objects
for insert to authenticated with check (bucket_id = 'talk' and private.may_add_to_talk(split_part(name, '/', 1)));

alter publication supabase_realtime add table public.threads;

grant select on public.threads to authenticated;
grant all on public.threads, public.thread_members, public.thread_messages, public.thread_edits, public.thread_reactions,
  public.thread_files, public.thread_blocks, public.thread_reports to service_role;

grant execute on function private.own_threads(uuid), private.may_see_talk(text), private.may_add_to_talk(text),
  public.open_thread(text, text), public.start_people_thread(uuid, text, jsonb),
  public.find_talk_partners(uuid, text), public.get_thread(uuid, jsonb),
  public.act_in_thread(uuid, text, jsonb), public.read_thread(uuid, bigint), public.sign_in_thread(uuid, text),
  public.find_in_thread(uuid, text), public.list_thread_people(uuid, text), public.keep_thread_file(uuid, jsonb),
  public.list_threads(jsonb), public.count_unread_threads(uuid), public.search_messages(text, uuid), public.list_message_reports(uuid)
  to authenticated, service_role;
grant execute on function public.get_guest_threads(text), public.open_guest_thread(text, jsonb), public.get_guest_thread(text, uuid, jsonb),
  public.act_in_guest_thread(text, jsonb), public.sign_in_guest_thread(text, jsonb), public.find_guest_people(text, uuid, text),
  public.keep_guest_file(text, uuid, jsonb), public.permit_guest_file(text, jsonb), public.get_guest_file(text, uuid, uuid), public.tidy_threads(),
  public.queue_message_mails(), public.set_message_mails(text, boolean)
  to service_role;
