-- Questions: triggers, policies, grants.

create trigger touch_updated_at before update on public.page_questions
for each row execute function private.touch_updated_at();
create trigger audit_row after insert or update of question, answer, is_draft or delete on public.page_questions
for each row execute function private.audit_row();

create policy "members see the page's questions" on public.page_questions
for select to authenticated using (
  account_id in (select private.my_accounts('events.read'))
  or event_id in (select private.my_events('events.read')));
create policy "members see what guests asked" on public.asked_questions
for select to authenticated using (
  account_id in (select private.my_accounts('guests.read_contact'))
  or event_id in (select private.my_events('guests.read_contact')));

alter publication supabase_realtime add table public.page_questions, public.asked_questions;

grant select on public.page_questions, public.asked_questions to authenticated;
grant all on public.page_questions, public.asked_questions to service_role;
grant execute on function public.list_page_questions(uuid), public.save_page_question(uuid, uuid, jsonb),
  public.remove_page_question(uuid, uuid), public.arrange_page_questions(uuid, uuid[]), public.set_questions_taken(uuid, boolean),
  public.get_asked_questions(uuid), public.answer_asked_question(uuid, text), public.show_asked_question(uuid, jsonb),
  public.put_away_question(uuid, boolean)
  to authenticated, service_role;
grant execute on function public.get_shared_questions(text), public.ask_hosts(text, jsonb) to service_role;
