-- Polls: triggers, policies, grants.

create trigger fill_account_from_event before insert or update of event_id, account_id on public.polls
for each row execute function private.fill_account_from_event();
-- Not of heard: when the last vote came is nobody's business.
create trigger touch_updated_at before update of title, note, state, naming, results, closes_at, became on public.polls
for each row execute function private.touch_updated_at();
create trigger audit_row after insert or update of title, note, state, naming, results, closes_at, became or delete on public.polls
for each row execute function private.audit_row();
create trigger forget_made_date after delete on public.activities
for each row execute function private.forget_made_date();
create trigger forget_made_date after delete on public.events
for each row execute function private.forget_made_date();

create policy "members see polls" on public.polls
for select to authenticated using (
  account_id in (select private.my_accounts('polls.read'))
  or event_id in (select private.my_events('polls.read')));
create policy "members see what polls ask" on public.poll_questions
for select to authenticated using (
  account_id in (select private.my_accounts('polls.read'))
  or poll_id in (select p.id from public.polls p where p.event_id in (select private.my_events('polls.read'))));
create policy "members see the options of polls" on public.poll_options
for select to authenticated using (
  account_id in (select private.my_accounts('polls.read'))
  or poll_id in (select p.id from public.polls p where p.event_id in (select private.my_events('polls.read'))));

alter publication supabase_realtime add table public.polls;

grant select on public.polls, public.poll_questions, public.poll_options to authenticated;
grant all on public.polls, public.poll_questions, public.poll_options, public.poll_links, public.poll_invitations,
  public.poll_ballots, public.poll_choices, public.poll_words to service_role;

grant execute on function public.save_poll(uuid, uuid, jsonb), public.get_poll(uuid), public.list_polls(uuid, jsonb),
  public.open_poll(uuid, timestamptz), public.close_poll(uuid), public.delete_poll(uuid), public.get_poll_results(uuid),
  public.get_poll_link(uuid), public.create_poll_link(uuid, text, jsonb), public.list_poll_links(uuid), public.invite_to_poll(uuid), public.remind_of_poll(uuid), public.use_poll_date(uuid, uuid, jsonb)
  to authenticated, service_role;
grant execute on function public.get_shared_poll(text, text), public.vote_in_poll(text, jsonb),
  public.suggest_poll_option(text, uuid, jsonb), public.get_guest_polls(text), public.close_due_polls()
  to service_role;
