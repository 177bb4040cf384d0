-- Questions: triggers, policies, grants.

create trigger touch_updated_at before update on public.page_questions
for each row execute function private.touch_updated_at();
create trigger audit_row after insert or update of question, answer or delete on public.page_questions
for each row execute function private.audit_row();

create policy "members see the page's questions" on public.page_questions
for select to authenticated using (
  account_id in (select private.my_accounts('events.read'))
  or event_id in (select private.my_events('events.read')));

alter publication supabase_realtime add table public.page_questions;

grant select on public.page_questions to authenticated;
grant all on public.page_questions to service_role;
grant execute on function public.list_page_questions(uuid), public.save_page_question(uuid, uuid, jsonb),
  public.remove_page_question(uuid, uuid), public.arrange_page_questions(uuid, uuid[])
  to authenticated, service_role;
grant execute on function public.get_shared_questions(text) to service_role;
