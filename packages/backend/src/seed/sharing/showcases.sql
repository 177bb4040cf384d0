do $seed$
declare
  planner constant uuid := (select u.id from auth.users u where u.email = 'planner@jubilee.example');
  account constant uuid := private.account_of_user(planner);
  list constant uuid := md5('jubilee demo showcase list')::uuid;
  calendar constant uuid := md5('jubilee demo showcase calendar')::uuid;
begin
  if account is null then
    raise exception 'The demo has lost the planner that showcases stand on';
  end if;
  insert into public.showcases (id, account_id, name, intro, layout, selection, period, event_order, event_type_id, cover_seed, created_by)
  values
    (list, account, 'A year of seeing each other again',
      'A reunion on the lake, a family in the mountains, five days in Lisbon. Look for yours, and come.',
      'list', 'chosen', 'all', 'chosen', 'community-type-1', 'a-year-together', planner),
    (calendar, account, 'Our dates', null, 'calendar', 'chosen', 'all', 'soonest', 'cultural-type-1', 'our-dates', planner);
  insert into public.showcase_events (showcase_id, account_id, event_id, position)
  select s.id, account, e.id, row_number() over (partition by s.id order by e.start_date)
  from public.showcases s, public.events e
  where s.account_id = account and e.account_id = account and e.published_at is not null
    and e.end_date > now();
  insert into public.share_links (id, account_id, showcase_id, event_id, kind, token_hash, settings, created_by)
  select link.id, account, link.showcase_id, link.event_id, 'showcase',
    private.hash_token(private.derive_token('share', link.id, 1)), link.settings, planner
  from (values
    (md5('jubilee demo showcase list link')::uuid, list, null::uuid, '{}'::jsonb),
    (md5('jubilee demo showcase calendar link')::uuid, calendar, null, '{}'),
    (md5('jubilee demo face link')::uuid, null,
      (select e.id from public.events e where e.account_id = account and e.name like 'Hartwell%' limit 1),
      '{"label": "The alumni’s front page"}')) link (id, showcase_id, event_id, settings);
end
$seed$;
