-- The planner's own look into the audit log: who changed what in the accounts they manage.

create function public.list_account_audit(request jsonb default '{}')
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  most constant integer := 10000;
  total bigint;
  found jsonb;
  mine constant uuid[] := array(select private.my_managed_accounts());
  event_id constant text := (nullif(request ->> 'event', '')::uuid)::text;
  patterns constant text[] := private.word_patterns(request ->> 'text');
  source text := 'from public.audit_log l where l.account_id = any ($1)'
    || case when request ->> 'since' is not null then ' and l.created_at >= ($2 ->> ''since'')::timestamptz' else '' end
    || case when request ->> 'until' is not null then ' and l.created_at < ($2 ->> ''until'')::timestamptz' else '' end
    || case when jsonb_typeof(request -> 'kinds') = 'array' and request -> 'kinds' <> '[]'
      then ' and $2 -> ''kinds'' ? l.resource_type' else '' end
    -- A change keeps the changed columns only: what was made for an event is known by its first line.
    || case when event_id is not null then ' and (l.resource_id = $3 or l.before ->> ''event_id'' = $3
        or l.after ->> ''event_id'' = $3 or (l.resource_type, l.resource_id) in (
          select f.resource_type, f.resource_id from public.audit_log f
          where f.account_id = any ($1) and f.after ->> ''event_id'' = $3))' else '' end
    || case when patterns <> '{}' then ' and (l.resource_id = trim($2 ->> ''text'') or l.actor_user_id in (
        select m.user_id from public.team_members m
        join auth.users u on u.id = m.user_id join public.profiles p on p.user_id = m.user_id
        where m.account_id = any ($1) and private.search_words(concat_ws('' '', p.display_name, u.email)) like all ($4)))' else '' end
    || case request ->> 'filter'
      when 'me' then ' and l.actor_user_id = (select auth.uid())'
      when 'team' then ' and l.actor_user_id <> (select auth.uid()) and l.actor_user_id in (
        select m.user_id from public.team_members m where m.account_id = any ($1))'
      when 'others' then ' and l.actor_user_id is not null and l.actor_user_id not in (
        select m.user_id from public.team_members m where m.account_id = any ($1))'
      when 'server' then ' and l.actor_user_id is null' else '' end;
begin
  if (select auth.uid()) is null then
    perform private.refuse(401, 'signed_out', 'Please sign in to do this');
  end if;
  execute format('select count(*) from (select 1 %s limit %s) few', source, most + 1)
    into total using mine, request, event_id, patterns;
  -- Whoever is not of the team is not named: they act for the platform, or as a guest.
  execute 'select coalesce(jsonb_agg(jsonb_build_object(
      ''id'', c.id::text, ''at'', c.created_at, ''actorRole'', c.actor_role,
      ''actorId'', case when m.user_id is not null then c.actor_user_id end,
      ''actorName'', case when m.user_id is not null then (
          select p.display_name from public.profiles p where p.user_id = c.actor_user_id)
        when exists (select from public.administrators d where d.user_id = c.actor_user_id) then ''An administrator''
        when c.actor_user_id is not null then ''Somebody outside your team'' end,
      ''action'', c.action, ''resourceType'', c.resource_type, ''resourceId'', c.resource_id,
      ''before'', c.before, ''after'', c.after) order by c.created_at desc, c.id desc), ''[]'')
    from (select l.* ' || source || ' order by l.created_at desc, l.id desc ' || private.page_of(request) || ') c
    left join lateral (select t.user_id from public.team_members t
      where t.user_id = c.actor_user_id and t.account_id = c.account_id limit 1) m on true'
    into found using mine, request, event_id, patterns;
  return jsonb_build_object('total', least(total, most), 'isMore', total > most, 'rows', found);
end
$$;
comment on function public.list_account_audit(jsonb) is
  'The audit log of the accounts one manages, newest first: by filter (me, team, others, server), kinds (resource types), event, since, until, text (an id, or who of the team); counts up to 10,000. Others than the team are not named. Without an event it reads along audit_log_account.';
