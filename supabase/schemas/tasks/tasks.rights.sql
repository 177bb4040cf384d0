-- Tasks: triggers, policies, grants.

create trigger keep_task before insert or update on public.tasks
for each row execute function private.keep_task();
create trigger touch_updated_at before update on public.tasks
for each row execute function private.touch_updated_at();
create trigger audit_row after insert or update of title, notes, state, priority, stage, start_time, due_time, labels, checklist, repeat,
  cost_minor, removed_at or delete on public.tasks
for each row execute function private.audit_row();
create trigger audit_row after insert or update of name, email, revoked_at or delete on public.task_helpers
for each row execute function private.audit_row();
create trigger audit_row after insert or update of most or delete on public.task_limits
for each row execute function private.audit_row();
create trigger move_tasks after update of start_local, end_local, time_zone on public.events
for each row when (old.start_local <> new.start_local or old.end_local <> new.end_local or old.time_zone <> new.time_zone)
execute function private.move_tasks();
create trigger move_tasks after update of start_local on public.activities
for each row when (old.start_local <> new.start_local) execute function private.move_tasks();
create trigger leave_tasks after delete on public.activities
for each row execute function private.move_tasks();

create trigger tell_helpers after update on public.tasks
for each row when (old.due_at is distinct from new.due_at and new.removed_at is null and new.state <> 'done')
execute function private.tell_helpers_moved();
create trigger tell_helpers after insert on public.thread_messages
for each row execute function private.tell_helpers_said();

create trigger forget_thread after delete on public.tasks
for each row execute function private.forget_thread('task');

create trigger happened_added after insert on public.tasks
for each row execute function private.note_happened('task.added');
create trigger happened_done after update of state on public.tasks
for each row when (new.state = 'done' and old.state <> 'done') execute function private.note_happened('task.done');
create trigger happened_reopened after update of state on public.tasks
for each row when (new.state <> 'done' and old.state = 'done') execute function private.note_happened('task.reopened');

create policy "members see tasks" on public.tasks
for select to authenticated using (
  account_id in (select private.my_accounts('tasks.read'))
  or event_id in (select private.my_events('tasks.read')));

create policy "members see limits" on public.task_limits
for select to authenticated using (
  account_id in (select private.my_accounts('tasks.read'))
  or event_id in (select private.my_events('tasks.read')));

alter publication supabase_realtime add table public.tasks, public.task_limits;

-- Without what they cost, which is for who sees money.
grant select (id, account_id, event_id, title, notes, state, priority, stage, start_time, due_time, start_local, due_local, due_at,
  time_zone, labels, checklist, repeat, next_id, rank, revision, field_revisions, template_key, done_at, done_by, removed_at,
  created_by, created_at, updated_at) on public.tasks to authenticated;
grant select on public.task_limits to authenticated;
grant all on public.tasks, public.task_limits, public.task_helpers, public.task_owners, public.task_waits to service_role;

grant execute on function public.list_tasks(jsonb), public.get_task(uuid), public.change_tasks(jsonb),
  public.add_tasks(uuid, jsonb, text), public.undo_tasks(uuid), public.limit_tasks(uuid, text, integer), public.open_task_talk(uuid), public.get_task_history(uuid) to authenticated, service_role;
grant execute on function public.add_task_helper(uuid, jsonb), public.list_task_helpers(uuid), public.change_task_helper(uuid, text)
  to authenticated, service_role;
grant execute on function public.get_helper_tasks(text), public.change_helper_task(text, jsonb), public.press_as_helper(text, jsonb),
  public.permit_helper_file(text, jsonb), public.keep_helper_file(text, uuid, jsonb), public.get_helper_file(text, uuid, uuid), public.remind_of_tasks() to service_role;
