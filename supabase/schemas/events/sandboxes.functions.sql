-- Sandboxes: made, kept ready, opened for a day, and gone.

create function private.is_sandbox(of_account_id uuid)
returns boolean
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return exists (select from private.sandboxes s where s.account_id = of_account_id);
end
$$;
comment on function private.is_sandbox(uuid) is 'Whether an account is a demo''s.';

create function private.demo_note(of_account_id uuid)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return coalesce((select jsonb_build_object('demo', jsonb_build_object('name', s.demo, 'endsAt', s.ends_at))
    from private.sandboxes s where s.account_id = of_account_id), '{}');
end
$$;
comment on function private.demo_note(uuid) is '{demo: {name, endsAt}} of what belongs to a sandbox, or nothing: guests'' pages say so.';

create function private.most_sandboxes()
returns integer
language sql immutable
set search_path = ''
as $$ select 1500 $$;
comment on function private.most_sandboxes() is 'So many demos are with visitors at once at the most.';

create function public.open_sandbox(demo_param text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  opened private.sandboxes;
  password text := private.base64url(extensions.gen_random_bytes(24));
begin
  if (select count(*) from private.sandboxes s where s.opened_at is not null and s.ends_at > now()) >= private.most_sandboxes() then
    perform private.refuse(429, 'too_many_requests', 'All demos are taken just now. Some become free every hour; the templates show all that is in them');
  end if;
  insert into private.demo_openings as d (demo) values (demo_param)
  on conflict (demo) do update set opened_at = now() where d.opened_at < now() - interval '1 minute';
  update private.sandboxes s set opened_at = now(), ends_at = now() + interval '1 day'
  where s.id = (select r.id from private.sandboxes r where r.demo = demo_param and r.opened_at is null and r.ends_at > now()
    order by r.made_at limit 1 for update skip locked)
  returning * into opened;
  if opened.id is null then
    return '{"none": true}';
  end if;
  update auth.users u set encrypted_password = extensions.crypt(password, extensions.gen_salt('bf', 4)) where u.id = opened.user_id;
  return (select jsonb_build_object('id', opened.id, 'demo', opened.demo, 'email', u.email, 'password', password, 'eventId', e.id, 'eventName', e.name,
      'endsAt', opened.ends_at, 'guestPage', (select private.link_path(l.kind, private.share_token(l)) from public.share_links l
        where l.event_id = e.id and l.kind = 'event_info_view' order by l.created_at limit 1))
    from auth.users u, public.events e where u.id = opened.user_id and e.id = opened.event_id);
end
$$;
comment on function public.open_sandbox(text) is
  'Gives a visitor one of a demo''s ready sandboxes for a day: {id, demo, email, password, eventId, eventName, endsAt, guestPage}, or {none} where none is ready. Refused beyond 1,500 at once.';

create function public.has_ready_sandbox(demo_param text)
returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('isReady', exists (
    select from private.sandboxes s where s.demo = demo_param and s.opened_at is null and s.ends_at > now()))
$$;
comment on function public.has_ready_sandbox(text) is 'Whether a sandbox of a demo stands ready for the next visitor: {isReady}.';

create function private.has_settled()
returns boolean
language sql stable
set search_path = ''
as $$ select pg_postmaster_start_time() < now() - interval '10 minutes' $$;
comment on function private.has_settled() is 'Whether the database has run for ten minutes: before that it has more to do than what nobody waits for.';

create function public.list_wanted_sandboxes(demos jsonb)
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (select coalesce(jsonb_agg(w.demo order by w.ready, not w.is_opened, w.place), '[]') from (
    select k.demo, k.place, coalesce(d.opened_at > now() - interval '30 days', false) as is_opened,
      (select count(*) from private.sandboxes s where s.demo = k.demo and s.opened_at is null and s.ends_at > now() + interval '1 hour') as ready,
      (select count(*) from private.sandboxes s where s.demo = k.demo and s.opened_at > now() - interval '10 minutes') as asked
    from jsonb_array_elements_text(demos) with ordinality as k (demo, place) left join private.demo_openings d on d.demo = k.demo) w
  where w.ready < case when w.is_opened then least(4 + w.asked, 16) when private.has_settled() then 1 else 0 end);
end
$$;
comment on function public.list_wanted_sandboxes(jsonb) is
  'Of which of these demos another sandbox should be made: one stands ready of each, four of those that were opened within thirty days, more where many come; the emptiest first.';

create function private.clear_sandbox(over private.sandboxes)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  bucket text;
  paths jsonb;
begin
  for bucket, paths in select o.bucket_id, jsonb_agg(o.name) from storage.objects o where o.owner_id = over.user_id::text group by o.bucket_id loop
    perform private.enqueue_job('remove_files', jsonb_build_object('bucket', bucket, 'paths', paths));
  end loop;
  delete from auth.sessions s where s.user_id = over.user_id;
  delete from public.order_invoices i where i.account_id = over.account_id;
  delete from public.ledger_entries l where l.account_id = over.account_id;
  delete from public.refund_run_orders r where r.account_id = over.account_id;
  delete from public.refund_runs r where r.account_id = over.account_id;
  delete from public.refunds r where r.account_id = over.account_id;
  delete from public.payments p where p.account_id = over.account_id;
  delete from public.orders o where o.account_id = over.account_id;
  delete from public.jobs j where j.payload ->> 'sandboxId' = over.id::text and j.kind <> 'remove_files';
  delete from public.threads t where t.account_id = over.account_id;
  delete from public.events e where e.account_id = over.account_id;
  delete from auth.users u where u.id = over.user_id;
end
$$;
comment on function private.clear_sandbox(private.sandboxes) is 'A sandbox goes with all that is in it: files, orders, people. Nothing of it was real, so no books stay.';

create function public.clear_sandboxes()
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  over private.sandboxes;
  cleared integer := 0;
begin
  perform set_config('jubilee.in_sandbox', 'yes', true);
  for over in select * from private.sandboxes s where s.ends_at <= now() order by s.ends_at limit 10 for update skip locked loop
    perform private.clear_sandbox(over);
    cleared := cleared + 1;
  end loop;
  perform set_config('jubilee.in_sandbox', '', true);
  return cleared;
end
$$;
comment on function public.clear_sandboxes() is 'Ends sandboxes whose day is over, ten at a time; how many.';

create function public.take_along_sandbox(event_id_param uuid)
returns timestamptz
language plpgsql
security definer
set search_path = ''
as $$
declare
  until timestamptz;
begin
  update private.sandboxes s set ends_at = least(now() + interval '7 days', s.made_at + interval '14 days')
  where s.user_id = (select auth.uid()) and s.event_id = event_id_param returning s.ends_at into until;
  if until is null then
    perform private.refuse(404, 'not_found', 'This is no demo of yours');
  end if;
  return until;
end
$$;
comment on function public.take_along_sandbox(uuid) is 'Its visitor makes a template of it: its link is good for a week, until they have an account. Until when.';

-- What a sandbox does not do -------------------------------------------------------------------------

create function private.mark_sandbox_job()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.payload := new.payload || coalesce((select jsonb_build_object('sandboxId', s.id) from private.sandboxes s where s.user_id = auth.uid()), '{}');
  return new;
end
$$;
comment on function private.mark_sandbox_job() is 'Work that a sandbox''s planner causes says so, and its mail does not go.';

create function private.keep_sandbox_user()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (select from private.sandboxes s where s.user_id = new.id) then
    perform private.refuse(403, 'not_allowed', 'A demo has no address of its own. Make it yours first');
  end if;
  return new;
end
$$;
comment on function private.keep_sandbox_user() is 'Nobody gives a demo an address or a number: it would be written to.';

create function private.refuse_real_payment()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_test_mode() and private.is_sandbox(coalesce((to_jsonb(new) ->> 'account_id')::uuid,
    private.account_of_user((to_jsonb(new) ->> 'user_id')::uuid))) then
    perform private.refuse(403, 'not_allowed', 'Nothing is paid in a demo');
  end if;
  return new;
end
$$;
comment on function private.refuse_real_payment() is 'No real money is asked for in a sandbox.';

create function private.has_room_for_file()
returns boolean
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return not exists (select from private.sandboxes s where s.user_id = (select auth.uid()))
    or (select count(*) from storage.objects o where o.owner_id = (select auth.uid())::text) < 20;
end
$$;
comment on function private.has_room_for_file() is 'Whether the caller may put up another file: twenty in a sandbox.';
