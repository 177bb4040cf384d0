do $seed$
declare
  person record;
  event_id uuid;
  link_id uuid;
begin
  -- People who found the product by themselves; nobody can sign in as them.
  for person in
    select * from (values
      ('noor.haddad', 'Noor Haddad', 27, 'premium', 6), ('tobias.lindqvist', 'Tobias Lindqvist', 26, 'free', 40),
      ('keala.mahoe', 'Keala Mahoe', 24, 'pro', 3), ('priya.raman', 'Priya Raman', 23, 'free', 200),
      ('owen.gallagher', 'Owen Gallagher', 21, 'business', 1), ('sunniva.berg', 'Sunniva Berg', 19, 'free', 90),
      ('rafael.monteiro', 'Rafael Monteiro', 16, 'free', 12), ('hana.kobayashi', 'Hana Kobayashi', 15, 'premium', 30),
      ('lucja.nowak', 'Łucja Nowak', 12, 'free', 60), ('chidi.eze', 'Chidi Eze', 9, 'pro', 5),
      ('marta.vidal', 'Marta Vidal', 7, 'free', 20), ('jonas.weidemann', 'Jonas Weidemann', 4, 'free', 44),
      ('bea.castellano', 'Bea Castellano', 2, 'free', 2), ('winston.clarke', 'Winston Clarke', 1, 'free', 9)
    ) p (slug, name, days, plan, hours)
  loop
    insert into auth.users (id, aud, role, email, email_confirmed_at, raw_user_meta_data, created_at, last_sign_in_at)
    values (md5('demo person ' || person.slug)::uuid, 'authenticated', 'authenticated',
      person.slug || '@mail.example.com',
      case when person.slug <> 'winston.clarke' then now() - make_interval(days => person.days) end,
      jsonb_build_object('full_name', person.name), now() - make_interval(days => person.days),
      case when person.slug <> 'winston.clarke' then now() - make_interval(hours => person.hours) end);
    update public.profiles p set created_at = now() - make_interval(days => person.days)
    where p.user_id = md5('demo person ' || person.slug)::uuid;
    update public.accounts a set created_at = now() - make_interval(days => person.days)
    where a.owner_user_id = md5('demo person ' || person.slug)::uuid;
    perform private.apply_plan(md5('demo person ' || person.slug)::uuid, person.plan, 'demo');
  end loop;
  update public.subscriptions s set is_trial = true, trial_start_at = now() - interval '4 days',
    trial_end_at = now() + interval '10 days' where s.user_id = md5('demo person jonas.weidemann')::uuid;
  update public.subscriptions s set is_trial = true, trial_start_at = now() - interval '20 days',
    trial_end_at = now() - interval '6 days' where s.user_id = md5('demo person priya.raman')::uuid;
  update public.subscriptions s set pending_plan_type = 'pro' where s.user_id = md5('demo person marta.vidal')::uuid;

  -- A new account whose link is busy: worth an administrator's look.
  for person in
    select * from (values
      ('bea.castellano', 'Pop-up market at the tram depot', 'community-type-1', 12, 'Europe/Madrid', 'Cocheras, Sants'),
      ('keala.mahoe', 'Canoe club regatta', 'sports-team-type-1', 33, 'Pacific/Honolulu', 'Keʻehi Lagoon'),
      ('owen.gallagher', 'Gallagher & Quinn summer party', 'professional-type-1', 58, 'Europe/Dublin', 'The Boathouse')
    ) e (slug, name, type, days, zone, place)
  loop
    insert into public.events (user_id, name, event_type_id, status, start_local, end_local, time_zone,
      location_name, rsvp_enabled, created_at)
    values (md5('demo person ' || person.slug)::uuid, person.name, person.type, 'published',
      date_trunc('day', now() at time zone 'UTC') + make_interval(days => person.days, hours => 17),
      date_trunc('day', now() at time zone 'UTC') + make_interval(days => person.days, hours => 22),
      person.zone, person.place, person.slug <> 'bea.castellano', now() - interval '1 day')
    returning id into event_id;
    link_id := gen_random_uuid();
    insert into public.share_links (id, account_id, event_id, kind, token_hash, created_by, last_used_at)
    select link_id, e.account_id, e.id, 'event_info_view',
      private.hash_token(private.derive_token('share', link_id, 1)), e.user_id, now() - interval '20 minutes'
    from public.events e where e.id = event_id;
  end loop;

  -- A mail that did not go out, what browsers blocked, and how fast the portal was.
  insert into public.jobs (kind, status, attempts, last_error, run_at, created_at, finished_at) values
    ('order_confirmation', 'failed', 8, 'The mail server did not answer within 30 seconds', now() - interval '5 hours',
      now() - interval '9 hours', now() - interval '5 hours');
  insert into public.csp_reports (fingerprint, blocked_uri, violated_directive, disposition, document_uri, report_count,
    first_seen_at, last_seen_at) values
    ('demo-1', 'https://cdn.coupon-helper.example/inject.js', 'script-src-elem', 'enforce', '/dashboard', 14,
      now() - interval '6 days', now() - interval '3 hours'),
    ('demo-2', 'inline', 'style-src-attr', 'enforce', '/event-info-view', 3, now() - interval '2 days', now() - interval '1 day');
  insert into public.query_performance_log (query_type, execution_time_ms, cache_hit, created_at)
  select (array['events_summary', 'user_data_batch', 'timezone_names'])[1 + n % 3],
    case when n % 4 = 0 then 1 else 24 + (n * 37) % 90 end, n % 4 = 0, now() - make_interval(mins => n * 19)
  from generate_series(1, 70) n;
end
$seed$
