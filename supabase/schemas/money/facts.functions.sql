-- What payments tell of themselves on the pages of categories.

create function private.fact_payments(mine uuid[])
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return private.fact(
    (select jsonb_build_object('month', count(*) filter (where p.status = 'succeeded' and p.created_at > now() - interval '30 days'),
        'open', count(*) filter (where p.status in ('disputed', 'mismatch')))
      from public.payments p where p.account_id = any (mine)), null,
    (select jsonb_agg(w.payments order by w.n desc) from (
      select week.n, count(p.id) as payments from generate_series(0, 5) week (n)
      left join public.payments p on p.account_id = any (mine) and p.status = 'succeeded'
        and p.created_at > now() - (week.n + 1) * interval '7 days' and p.created_at <= now() - week.n * interval '7 days'
      group by week.n) w));
end
$$;
comment on function private.fact_payments(uuid[]) is 'Payments of 30 days and those that need a look; the series has six weeks, this one last.';
