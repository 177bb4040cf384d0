-- The planner's own look into the audit log: who changed what in the accounts they manage.

create function public.list_account_audit(request jsonb default '{}')
returns jsonb
language plpgsql stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  most constant integer := 10000;
  size constant integer := private.page_size(request);
  start constant integer := private.page_start(request);
  caller constant uuid := (select auth.uid());
  mine constant uuid[] := array(select private.shown_accounts('audit.read'));
  team constant uuid[] := array(select m.user_id from public.team_members m where m.account_id = any (mine));
  event_id constant text := (nullif(request ->> 'event', '')::uuid)::text;
  since constant timestamptz := request ->> 'since';
  until constant timestamptz := request ->> 'until';
  kinds constant text[] := nullif(private.text_list(request -> 'kinds'), '{}');
  patterns constant text[] := private.word_patterns(request ->> 'text');
  named constant uuid[] := array(
    select u.id from auth.users u join public.profiles p on p.user_id = u.id
    where patterns <> '{}' and u.id = any (team)
      and private.search_words(concat_ws(' ', p.display_name, u.email)) like all (patterns));
begin
  if caller is null then
    perform private.refuse(401, 'signed_out', 'Please sign in to do this');
  end if;
  return (
    with matching as not materialized (
      select l.*
      from public.audit_log l
      where l.account_id = any (mine)
        and (since is null or l.created_at >= since)
        and (until is null or l.created_at < until)
        and (kinds is null or l.resource_type = any (kinds))
        -- A change keeps the changed columns only: what was made for an event is known by its first line.
        and (event_id is null or l.resource_id = event_id or l.before ->> 'event_id' = event_id
          or l.after ->> 'event_id' = event_id or (l.resource_type, l.resource_id) in (
            select f.resource_type, f.resource_id from public.audit_log f
            where f.account_id = any (mine) and f.after ->> 'event_id' = event_id))
        and (patterns = '{}' or l.resource_id = trim(request ->> 'text') or l.actor_user_id = any (named))
        and case request ->> 'filter'
          when 'me' then l.actor_user_id = caller
          when 'team' then l.actor_user_id <> caller and l.actor_user_id = any (team)
          when 'others' then l.actor_user_id <> all (team)
          when 'server' then l.actor_user_id is null
          else true end),
    counted as (select count(*) as total from (select from matching limit most + 1) few),
    page as (select m.* from matching m order by m.created_at desc, m.id desc limit size offset start)
    -- Whoever is not of the team is not named: they act for the platform, or as a guest.
    select jsonb_build_object('total', (select least(t.total, most) from counted t), 'isMore', (select t.total > most from counted t),
      'rows', coalesce(jsonb_agg(jsonb_build_object(
        'id', c.id::text, 'at', c.created_at, 'actorRole', c.actor_role,
        'actorId', case when m.user_id is not null then c.actor_user_id end,
        'actorName', case when m.user_id is not null then (
            select p.display_name from public.profiles p where p.user_id = c.actor_user_id)
          when exists (select from public.administrators d where d.user_id = c.actor_user_id) then 'An administrator'
          when c.actor_user_id is not null then 'Somebody outside your team' end,
        'action', c.action, 'resourceType', c.resource_type, 'resourceId', c.resource_id,
        'before', c.before, 'after', c.after) order by c.created_at desc, c.id desc), '[]'))
    from page c
    left join lateral (select t.user_id from public.team_members t
      where t.user_id = c.actor_user_id and t.account_id = c.account_id limit 1) m on true);
end
$$;
comment on function public.list_account_audit(jsonb) is
  'The audit log of the accounts one manages, newest first: by filter (me, team, others, server), kinds (resource types), event, since, until, text (an id, or who of the team); counts up to 10,000. Others than the team are not named. Without an event it reads along audit_log_account.';
