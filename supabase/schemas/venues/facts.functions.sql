-- What venues and their bookings tell of themselves on the pages of categories.

create function private.fact_venue_management(mine uuid[])
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (
    select private.fact(jsonb_build_object('venues', count(*), 'rooms', coalesce(sum(r.rooms), 0)), null,
      to_jsonb((array_agg(r.rooms order by r.rooms desc, v.id))[1:6]))
    from public.venues v
    cross join lateral (select count(*) as rooms from public.venue_spaces s where s.venue_id = v.id and s.status = 'active') r
    where v.account_id = any (mine) and v.status = 'active');
end
$$;
comment on function private.fact_venue_management(uuid[]) is 'How many venues with how many rooms; the series has the rooms of the largest six.';

create function private.fact_booking_calendar(mine uuid[])
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  open_rows jsonb;
  counted jsonb;
begin
  select jsonb_agg(b.row order by b.at) into open_rows from (
    select coalesce(b.hold_expires_at, lower(b.during)) as at, jsonb_build_object('id', b.id, 'title', b.title, 'detail', v.name,
      'state', b.status, 'at', coalesce(b.hold_expires_at, lower(b.during)), 'timeZone', v.time_zone) as row
    from public.venue_bookings b join public.venues v on v.id = b.venue_id
    where b.account_id = any (mine) and upper(b.during) > now()
      and (b.status = 'requested' or b.status = 'hold' and b.hold_expires_at > now())
    order by 1, b.id limit 5) b;
  select jsonb_build_object('confirmed', count(*) filter (where b.status = 'confirmed'),
      'holds', count(*) filter (where b.status = 'hold' and b.hold_expires_at > now()),
      'requests', count(*) filter (where b.status = 'requested')) into counted
    from public.venue_bookings b where b.account_id = any (mine) and upper(b.during) > now();
  return private.fact(counted, null, null, open_rows);
end
$$;
comment on function private.fact_booking_calendar(uuid[]) is 'Bookings still ahead: confirmed, held, asked for; the rows are those that wait for somebody.';
