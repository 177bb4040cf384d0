-- Written by `pnpm db:migration` from supabase/schemas. A finished migration is never edited.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.shown_checklist(checklist public.shared_checklists)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object('id', checklist.id, 'title', checklist.title, 'isOwn', private.may('network.use', checklist.account_id),
    'of', (select a.name from public.accounts a where a.id = checklist.account_id),
    'with', (select coalesce(jsonb_agg(jsonb_build_object('accountId', a.id, 'name', a.name, 'isMine', private.may('network.use', a.id)) order by s.created_at, a.id), '[]')
      from public.shared_checklist_accounts s join public.accounts a on a.id = s.account_id where s.checklist_id = checklist.id),
    'hasIt', (select coalesce(jsonb_agg(a.owner_user_id order by a.id), '[]') from public.accounts a where a.owner_user_id is not null and (a.id = checklist.account_id
      or a.id in (select s.account_id from public.shared_checklist_accounts s where s.checklist_id = checklist.id))),
    'items', (select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'words', i.words, 'doneAt', i.done_at, 'doneBy', p.display_name)
        order by i.place, i.id), '[]')
      from public.shared_checklist_items i left join public.profiles p on p.user_id = i.done_by where i.checklist_id = checklist.id))
$function$;

reset check_function_bodies;
