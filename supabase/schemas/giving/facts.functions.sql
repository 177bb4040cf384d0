-- What campaigns and gifts tell of themselves on the pages of categories.

create function private.fact_fundraising(mine uuid[])
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (
    select private.fact(
      jsonb_build_object('open', count(*), 'percent',
        (array_agg(floor(100.0 * r.raised / c.goal_minor) order by r.raised desc, c.id) filter (where c.goal_minor is not null))[1]),
      jsonb_build_object('name', (array_agg(c.name order by r.raised desc, c.id) filter (where c.goal_minor is not null))[1]))
    from public.campaigns c
    cross join lateral (select (private.campaign_progress(c.id) ->> 'raisedMinor')::bigint as raised) r
    where c.account_id = any (mine) and c.status = 'live' and private.campaign_state(c) = 'open');
end
$$;
comment on function private.fact_fundraising(uuid[]) is 'Campaigns that take gifts now, and how far the one is that raised most towards its goal.';

create function private.fact_fundraising_tracking(mine uuid[])
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return private.fact(
    (select jsonb_build_object('month', count(*) filter (where d.status = 'succeeded' and d.created_at > now() - interval '30 days'),
        'open', count(*) filter (where d.needs_attention is not null))
      from public.donations d where d.account_id = any (mine)), null,
    (select jsonb_agg(w.gifts order by w.n desc) from (
      select week.n, count(d.id) as gifts from generate_series(0, 5) week (n)
      left join public.donations d on d.account_id = any (mine) and d.status = 'succeeded'
        and d.created_at > now() - (week.n + 1) * interval '7 days' and d.created_at <= now() - week.n * interval '7 days'
      group by week.n) w));
end
$$;
comment on function private.fact_fundraising_tracking(uuid[]) is 'Gifts of 30 days and those that need a look; the series has six weeks, this one last.';
