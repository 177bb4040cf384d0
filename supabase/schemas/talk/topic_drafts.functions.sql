-- A topic before it is begun: its thread is there, so that its first post's files have a place to go up to.

create function private.drafts_topic(thread public.threads, person uuid)
returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select thread.kind = 'topic' and thread.created_by = person
    and private.person_may(person, 'messages.send', thread.account_id) and not private.is_banned(thread.account_id, person)
    and not exists (select from public.forum_topics o where o.id = thread.id)
$$;
comment on function private.drafts_topic(public.threads, uuid) is 'Whether a thread is that of a topic which somebody has not begun yet.';

create function private.make_draft(of_account uuid)
returns uuid
language sql
security definer
set search_path = ''
as $$
  insert into public.threads (id, account_id, kind, subject, created_by)
  select n.id, of_account, 'topic', n.id::text, auth.uid() from (select gen_random_uuid() as id) n returning id
$$;
comment on function private.make_draft(uuid) is 'The thread of a topic that the caller is about to begin.';

create function private.own_draft(of_account uuid, wanted text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  draft public.threads;
begin
  if wanted is null then
    return null;
  end if;
  select * into draft from public.threads t where t.id::text = wanted and t.account_id = of_account for update;
  if draft.id is null or not private.drafts_topic(draft, auth.uid()) then
    perform private.refuse(409, 'conflict', 'What you attached is not there any more. Attach it again', 'files');
  end if;
  return draft.id;
end
$$;
comment on function private.own_draft(uuid, text) is 'The thread that the caller''s files of a new topic went up to, if they name one; refused when it is gone or used.';

create function public.draft_forum_topic(category_id_param uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  category public.forum_categories := private.seen_category(category_id_param);
begin
  perform private.require_permission('messages.send', category.account_id);
  if private.is_banned(category.account_id, auth.uid()) then
    perform private.refuse(403, 'not_allowed', 'You cannot write in this forum', 'banned');
  elsif (select count(*) from public.threads t where t.created_by = auth.uid() and t.created_at > now() - interval '1 day'
      and private.drafts_topic(t, auth.uid())) >= 20 then
    perform private.refuse(429, 'too_many_requests', 'You have begun very many topics with files today. Try again tomorrow');
  end if;
  return jsonb_build_object('id', private.make_draft(category.account_id));
end
$$;
comment on function public.draft_forum_topic(uuid) is 'A place for the files of a topic that the caller is about to begin in a category. {id}.';
