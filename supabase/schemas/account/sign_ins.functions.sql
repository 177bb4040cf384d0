-- Sign-ins: the history people see of their own account, their devices, and the links they gave out.

create function private.ip_prefix(address inet)
returns text
language sql immutable
set search_path = ''
as $$ select regexp_replace(host(address), '(\.\d+|:[0-9a-f]*)$', '.x') $$;
comment on function private.ip_prefix(inet) is 'An address without its last part: enough to recognise a place, not a household.';

create function private.note_sign_in()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  agent text := left(new.user_agent, 300);
begin
  insert into public.sign_ins (user_id, session_id, succeeded, is_new_device, user_agent, ip_prefix)
  select new.user_id, new.id, true, count(*) > 0 and count(*) filter (where s.user_agent is not distinct from agent) = 0,
    agent, private.ip_prefix(new.ip)
  from public.sign_ins s where s.user_id = new.user_id and s.succeeded;
  return new;
end
$$;
comment on function private.note_sign_in() is 'Every new session is a line in the history.';

create function public.note_failed_sign_in(recipient text, user_agent_param text, ip_param text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  known uuid := (select u.id from auth.users u
    where u.email = lower(trim(recipient)) or u.phone = recipient limit 1);
begin
  if known is null then
    return;
  end if;
  insert into public.sign_ins (user_id, succeeded, user_agent, ip_prefix)
  values (known, false, left(user_agent_param, 300), private.ip_prefix(nullif(ip_param, '')::inet));
  -- Five wrong passwords within a quarter of an hour are a violation, told once an hour.
  if (select count(*) from public.sign_ins s where s.user_id = known and not s.succeeded
      and s.created_at > now() - interval '15 minutes') >= 5
    and not exists (
      select from public.security_violations v
      where v.user_id = known and v.type = 'repeated wrong password'
        and v.created_at > now() - interval '1 hour') then
    insert into public.security_violations (user_id, type, severity, detail)
    values (known, 'repeated wrong password', 'high', '{}');
  end if;
end
$$;
comment on function public.note_failed_sign_in(text, text, text) is
  'The sign-in service tells of a wrong password; an unknown address leaves nothing.';

-- One's own devices -------------------------------------------------------------------------------

create function private.current_session()
returns text
language sql stable
set search_path = ''
as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id'
$$;
comment on function private.current_session() is 'The session of the caller''s token.';

create function public.list_my_sessions()
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', s.id, 'createdAt', s.created_at,
    'lastSeenAt', coalesce(s.refreshed_at::timestamptz, s.updated_at, s.created_at),
    'userAgent', left(s.user_agent, 300), 'ipPrefix', private.ip_prefix(s.ip),
    'isCurrent', s.id::text is not distinct from private.current_session())
    order by s.id::text is not distinct from private.current_session() desc, s.created_at desc), '[]')
  from (
    select * from auth.sessions a
    where a.user_id = (select auth.uid()) and (a.not_after is null or a.not_after > now())
    order by a.created_at desc limit 100) s
$$;
comment on function public.list_my_sessions() is
  'The caller''s signed-in devices, this one first: [{id, createdAt, lastSeenAt, userAgent, ipPrefix, isCurrent}].';

create function public.end_my_session(session_id_param uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from auth.refresh_tokens t where t.session_id in (
    select s.id from auth.sessions s where s.id = session_id_param and s.user_id = (select auth.uid()));
  delete from auth.sessions s where s.id = session_id_param and s.user_id = (select auth.uid());
  if not found then
    perform private.refuse(404, 'not_found', 'This device is signed out already');
  end if;
  perform private.audit(private.account_of_user((select auth.uid())), 'sessions.ended', 'sessions',
    (select auth.uid())::text, null, jsonb_build_object('session', session_id_param));
end
$$;
comment on function public.end_my_session(uuid) is 'Signs one of the caller''s devices out. Audited.';

-- The links that were given out -------------------------------------------------------------------

create function public.list_link_inventory(request jsonb default '{}')
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (with mine as (
      select l.*, coalesce(e.name, c.name, v.name, s.name, t.title) as opens_name,
        case when l.revoked_at is not null then 'revoked' when l.suspended_at is not null then 'suspended'
          when l.expires_at <= now() then 'expired' else 'active' end as status,
        private.may('links.write', l.account_id, l.event_id) as may_revoke
      from public.share_links l
      left join public.events e on e.id = l.event_id
      left join public.campaigns c on c.id = l.campaign_id
      left join public.venues v on v.id = l.venue_id
      left join public.showcases s on s.id = l.showcase_id
      left join public.own_templates t on t.id = l.template_id
      where l.account_id in (select private.shown_accounts('links.read')) or l.event_id in (select private.shown_events('links.read'))),
    shown as (
      select * from mine m where coalesce(request ->> 'filter', 'all') in ('all', m.status)
        and private.search_words(concat_ws(' ', m.settings ->> 'label', m.opens_name)) like all (private.word_patterns(request ->> 'search')))
    select jsonb_build_object('total', (select count(*) from shown), 'rows', coalesce((
      select jsonb_agg(jsonb_build_object('id', p.id, 'kind', p.kind, 'label', p.settings ->> 'label',
        'eventId', p.event_id, 'campaignId', p.campaign_id, 'showcaseId', p.showcase_id, 'templateId', p.template_id, 'eventName', p.opens_name, 'status', p.status,
        'useCount', private.link_uses(p.id), 'useLimit', p.use_limit, 'createdAt', p.created_at,
        'lastUsedAt', p.last_used_at, 'expiresAt', p.expires_at, 'mayRevoke', p.may_revoke and p.status <> 'revoked')
        order by p.last_used_at desc nulls last, p.created_at desc, p.id)
      from (select * from shown s order by s.last_used_at desc nulls last, s.created_at desc, s.id
        limit least(greatest(coalesce((request ->> 'size')::integer, 25), 1), 100)
        offset greatest(coalesce((request ->> 'from')::integer, 0), 0)) p), '[]')));
end
$$;
comment on function public.list_link_inventory(jsonb) is
  'Links of the caller''s accounts (events, campaigns, venues, showcases, templates) by last use, {filter, search, from, size}: {total, rows: [{id, kind, label, eventId, campaignId, showcaseId, templateId, eventName, status, useCount, useLimit, createdAt, lastUsedAt, expiresAt, mayRevoke}]}; eventName is what the link opens. An account has hundreds of links, not thousands.';
