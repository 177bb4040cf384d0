-- Shared checklists: who sees one; made, changed and ticked by every account that has them.

create function private.my_checklists()
returns setof uuid
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return query
  select l.id from private.my_accounts('network.use') a (id) join public.shared_checklists l on l.account_id = a.id
  union
  select s.checklist_id from private.my_accounts('network.use') a (id) join public.shared_checklist_accounts s on s.account_id = a.id;
end
$$;
comment on function private.my_checklists() is 'Checklists of the accounts in which the caller uses the planning network.';

create function private.shown_checklist(checklist public.shared_checklists)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('id', checklist.id, 'title', checklist.title, 'isOwn', private.may('network.use', checklist.account_id),
    'of', (select a.name from public.accounts a where a.id = checklist.account_id),
    'with', (select coalesce(jsonb_agg(jsonb_build_object('accountId', a.id, 'name', a.name, 'isMine', private.may('network.use', a.id)) order by s.created_at, a.id), '[]')
      from public.shared_checklist_accounts s join public.accounts a on a.id = s.account_id where s.checklist_id = checklist.id),
    'hasIt', (select coalesce(jsonb_agg(a.owner_user_id order by a.id), '[]') from public.accounts a where a.owner_user_id is not null and (a.id = checklist.account_id
      or a.id in (select s.account_id from public.shared_checklist_accounts s where s.checklist_id = checklist.id))),
    'items', (select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'words', i.words, 'doneAt', i.done_at, 'doneBy', p.display_name)
        order by i.place, i.id), '[]')
      from public.shared_checklist_items i left join public.profiles p on p.user_id = i.done_by where i.checklist_id = checklist.id))
$$;
comment on function private.shown_checklist(public.shared_checklists) is 'SharedChecklist, as the caller sees it.';

create function private.share_checklist(checklist public.shared_checklists, person_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  theirs uuid := private.account_of_user(person_id);
begin
  perform private.require_plan(checklist.account_id, 'planning-network');
  if theirs is null or not exists (select from private.planning_contacts() c where c.person_id = share_checklist.person_id) then
    perform private.refuse(400, 'invalid_input', 'Choose somebody you plan an event with', 'userId');
  end if;
  if theirs = checklist.account_id then
    perform private.refuse(409, 'conflict', 'They have it already: it is their account''s', 'userId');
  end if;
  if (select count(*) from public.shared_checklist_accounts s where s.checklist_id = checklist.id) >= 20 then
    perform private.refuse(409, 'limit_exceeded', 'A checklist is shared with up to 20 others', 'userId');
  end if;
  insert into public.shared_checklist_accounts (checklist_id, account_id) values (checklist.id, theirs) on conflict do nothing;
  if found then
    perform private.notify(array[person_id], 'planning', jsonb_build_object('kind', 'shared', 'title', checklist.title,
      'name', (select p.display_name from public.profiles p where p.user_id = (select auth.uid()))), theirs, null, checklist.id);
  end if;
end
$$;
comment on function private.share_checklist(public.shared_checklists, uuid) is 'Gives a checklist to a contact''s own account, and tells them once.';

create function public.start_shared_checklist(request jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  home uuid := private.chosen_account();
  made public.shared_checklists;
  person_id text;
begin
  perform private.require_permission('network.use', home);
  perform private.require_plan(home, 'planning-network');
  if private.check_text(request ->> 'title', 120, 'title', 'A name') is null then
    perform private.refuse(400, 'invalid_input', 'Give the checklist a name', 'title');
  end if;
  perform 1 from public.accounts a where a.id = home for no key update;
  if (select count(*) from public.shared_checklists l where l.account_id = home) >= 100 then
    perform private.refuse(409, 'limit_exceeded', 'An account has up to 100 shared checklists. Delete one that is done');
  end if;
  insert into public.shared_checklists (account_id, title, created_by)
  values (home, private.check_text(request ->> 'title', 120, 'title', 'A name'), (select auth.uid())) returning * into made;
  for person_id in select distinct u from jsonb_array_elements_text(coalesce(request -> 'userIds', '[]')) u loop
    perform private.share_checklist(made, person_id::uuid);
  end loop;
  return made.id;
end
$$;
comment on function public.start_shared_checklist(jsonb) is
  '{title, userIds}: a checklist of the chosen account, shared with contacts. Its id.';

create function public.change_shared_checklist(checklist_id_param uuid, change jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  checklist public.shared_checklists;
  act text := change ->> 'act';
  item_id uuid := (change ->> 'id')::uuid;
  typed text;
  is_own boolean;
begin
  select * into checklist from public.shared_checklists l
  where l.id = checklist_id_param and l.id in (select private.my_checklists()) for update;
  if checklist.id is null then
    perform private.refuse(404, 'not_found', 'This does not exist, or you may not change it');
  end if;
  is_own := private.may('network.use', checklist.account_id);
  if act in ('title', 'share', 'remove') and not is_own then
    perform private.refuse(403, 'not_allowed', 'Only whose checklist it is does that');
  end if;
  if act in ('add', 'words') then
    typed := regexp_replace(private.check_text(change ->> 'words', 200, 'words', 'A line'), '\s+', ' ', 'g');
    if typed is null then
      perform private.refuse(400, 'invalid_input', 'Write what is to be done', 'words');
    end if;
  end if;
  case act
    when 'add' then
      if (select count(*) from public.shared_checklist_items i where i.checklist_id = checklist.id) >= 200 then
        perform private.refuse(409, 'limit_exceeded', 'A checklist has up to 200 lines', 'words');
      end if;
      -- Sent again after a lost answer, it is the same line.
      insert into public.shared_checklist_items (id, checklist_id, words, place)
      select coalesce(item_id, gen_random_uuid()), checklist.id, typed, coalesce(max(i.place), 0) + 1
      from public.shared_checklist_items i where i.checklist_id = checklist.id
      on conflict (id) do nothing;
    when 'words' then
      update public.shared_checklist_items i set words = typed where i.id = item_id and i.checklist_id = checklist.id;
    when 'tick' then
      update public.shared_checklist_items i
      set done_at = case when (change ->> 'on')::boolean then coalesce(i.done_at, now()) end,
        done_by = case when (change ->> 'on')::boolean then case when i.done_at is null then (select auth.uid()) else i.done_by end end
      where i.id = item_id and i.checklist_id = checklist.id;
    when 'drop' then
      delete from public.shared_checklist_items i where i.id = item_id and i.checklist_id = checklist.id;
    when 'title' then
      typed := private.check_text(change ->> 'title', 120, 'title', 'A name');
      if typed is null then
        perform private.refuse(400, 'invalid_input', 'Give the checklist a name', 'title');
      end if;
      update public.shared_checklists l set title = typed where l.id = checklist.id;
    when 'share' then
      perform private.share_checklist(checklist, (change ->> 'userId')::uuid);
    when 'leave' then
      -- Whose it is takes it from others; others give it back.
      delete from public.shared_checklist_accounts s where s.checklist_id = checklist.id and s.account_id = (change ->> 'accountId')::uuid
        and (is_own or private.may('network.use', s.account_id));
    when 'remove' then
      delete from public.shared_checklists l where l.id = checklist.id;
    else
      perform private.refuse(400, 'invalid_input', 'This cannot be done with a checklist', 'act');
  end case;
  if not found and act in ('words', 'tick', 'leave') then
    perform private.refuse(404, 'not_found', 'Somebody took it away in the meantime');
  end if;
  update public.shared_checklists l set updated_at = now() where l.id = checklist.id;
  return checklist.id;
end
$$;
comment on function public.change_shared_checklist(uuid, jsonb) is
  '{act: add, words, tick, drop, title, share, leave, remove, and what it needs}: one change of a checklist. Every account that has it writes its lines; whose it is names, shares and deletes it. Its id.';
