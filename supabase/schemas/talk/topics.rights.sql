-- The forum: triggers and grants. Its rows are closed, its calls are open.

create trigger audit_row after insert or update or delete on public.forum_categories
for each row execute function private.audit_row();
create trigger audit_row after update of category_id, pinned_at, solved_id, removed_at, title on public.forum_topics
for each row execute function private.audit_row();

grant all on public.forum_categories, public.forum_category_people, public.forum_topics to service_role;

grant execute on function public.get_forum(), public.list_forum_topics(jsonb), public.get_forum_topic(uuid), public.search_forum(text),
  public.read_forum(uuid), public.save_forum_category(uuid, jsonb), public.remove_forum_category(uuid),
  public.draft_forum_topic(uuid), public.start_forum_topic(uuid, jsonb), public.change_forum_topic(uuid, jsonb),
  public.split_forum_topic(uuid, jsonb)
  to authenticated, service_role;
grant execute on function public.tidy_forum() to service_role;
