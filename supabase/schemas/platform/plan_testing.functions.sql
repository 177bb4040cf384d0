-- Plan testing: an administrator tries the product as each plan, on sample data of their own.

create function public.get_plan_test()
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  perform private.require_right();
  return jsonb_build_object(
    'actingAs', (select t.acting_as from private.plan_tests t where t.user_id = auth.uid()),
    'ownPlan', coalesce((select t.own_plan from private.plan_tests t where t.user_id = auth.uid()),
      (select s.plan_type from public.subscriptions s where s.user_id = auth.uid()), 'free'),
    'sampleEventId', (select e.id from public.events e
      where e.user_id = auth.uid() and e.template_key = 'plan-testing' order by e.created_at desc limit 1),
    'gates', (select jsonb_agg(jsonb_build_object('key', g.feature_key, 'title', g.title,
        'plan', g.required_plan, 'writes', g.writes) order by private.plan_rank(g.required_plan), g.title)
      from public.plan_gates g));
end
$$;
comment on function public.get_plan_test() is
  '{actingAs, ownPlan, sampleEventId, gates: [{key, title, plan, writes}]} of the administrator who asks.';

create function public.act_as_plan(plan_param text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  first_plan text;
begin
  perform private.require_right();
  if plan_param is null or plan_param not in ('free', 'premium', 'pro', 'business') then
    perform private.refuse(400, 'invalid_input', 'Choose free, premium, pro or business', 'plan_param');
  end if;
  perform 1 from public.subscriptions s where s.user_id = auth.uid() for update;
  first_plan := coalesce((select t.own_plan from private.plan_tests t where t.user_id = auth.uid()),
    (select s.plan_type from public.subscriptions s where s.user_id = auth.uid()), 'free');
  perform private.apply_plan(auth.uid(), plan_param, 'Plan testing');
  insert into private.plan_tests (user_id, own_plan, acting_as) values (auth.uid(), first_plan, plan_param);
end
$$;
comment on function public.act_as_plan(text) is
  'The administrator''s own account gets the plan until stop_acting_as_plan; the first plan is remembered. Audited.';

create function public.stop_acting_as_plan()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  ended private.plan_tests;
begin
  delete from private.plan_tests t where t.user_id = auth.uid() returning * into ended;
  if ended.user_id is null then
    perform private.refuse(409, 'conflict', 'You are on your own plan already');
  end if;
  perform private.apply_plan(auth.uid(), ended.own_plan, 'Plan testing ended');
end
$$;
comment on function public.stop_acting_as_plan() is
  'Back to one''s own plan. Audited.';

create function private.end_plan_test()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  ended private.plan_tests;
begin
  select * into ended from private.plan_tests t where t.user_id = old.user_id;
  -- Nothing is left to give back to somebody who is deleted.
  if ended.user_id is not null and exists (select from auth.users u where u.id = old.user_id) then
    perform private.apply_plan(old.user_id, ended.own_plan, 'Plan testing ended with the rights');
  end if;
  return null;
end
$$;
comment on function private.end_plan_test() is 'Who is no administrator any more is back on their own plan.';

create function public.make_plan_sample()
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  account uuid := private.account_of_user(auth.uid());
  sample uuid;
  people constant text[] := array['Amara Nwosu', 'Ben Castellano', 'Chiara Lindholm', 'Dmitri Halloran',
    'Elif Aydın', 'Farid Rahmani', 'Grace Whitcombe', 'Hiro Tanabe', 'Inès Moreau', 'Jonah Feldman',
    'Kamila Wrona', 'Leilani Kealoha'];
begin
  perform private.require_right();
  select e.id into sample from public.events e
  where e.user_id = auth.uid() and e.template_key = 'plan-testing' limit 1;
  if sample is not null then
    return sample;
  end if;
  insert into public.events (user_id, name, description, event_type_id, status, start_local, end_local,
    time_zone, location_name, rsvp_enabled, capacity, host_names, template_key)
  values (auth.uid(), 'Sample reunion for plan testing',
    'A small reunion with guests, answers and tickets, to try the product as each plan.',
    'school-type-1', 'published', date_trunc('day', now() at time zone 'UTC') + interval '45 days 18 hours',
    date_trunc('day', now() at time zone 'UTC') + interval '45 days 23 hours', 'UTC', 'The Old Assembly Hall',
    true, 40, array['Plan testing'], 'plan-testing')
  returning id into sample;
  with made as (
    insert into public.guests (account_id, full_name, first_name, last_name, email)
    select account, n.name, split_part(n.name, ' ', 1), split_part(n.name, ' ', 2),
      'guest' || n.place || '.' || left(sample::text, 8) || '@mail.example.com'
    from unnest(people) with ordinality n (name, place) returning id, full_name),
  listed as (
    insert into public.event_guests (event_id, guest_id, group_label, invited_at)
    select sample, m.id, 'Class of ' || (2001 + array_position(people, m.full_name) % 3), now() - interval '9 days'
    from made m returning id, guest_id)
  insert into public.rsvps (account_id, event_id, event_guest_id, answer, party_size)
  select account, sample, l.id, a.answer, case when a.answer = 'no' then 0 else 1 end
  from listed l join made m on m.id = l.guest_id
  cross join lateral (select (array['yes', 'yes', 'maybe', 'no'])[1 + array_position(people, m.full_name) % 4] as answer) a
  where array_position(people, m.full_name) <= 9;
  insert into public.ticket_types (event_id, name, description, price_minor, quantity, max_per_order, position)
  values (sample, 'Dinner', 'Three courses, served at eight.', 4500, 40, 6, 1),
    (sample, 'Dance only', 'From ten until late.', 1500, 60, 6, 2);
  return sample;
end
$$;
comment on function public.make_plan_sample() is
  'A sample event with guests, answers and tickets in the administrator''s own account, made once.';
