-- What tickets tell of themselves on the pages of categories.

create function private.fact_ticket_management(mine uuid[])
returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return (
    select private.fact(jsonb_build_object(
      'types', count(*) filter (where t.status = 'on_sale'), 'sold', coalesce(sum(t.sold_count), 0),
      'held', coalesce(sum(t.reserved_count), 0),
      'free', coalesce(sum(greatest(t.quantity - t.sold_count - t.reserved_count, 0)), 0),
      'unlimited', count(*) filter (where t.quantity is null)))
    from public.ticket_types t
    where t.event_id in (select e.id from private.events_ahead(mine, 50) e) and t.status <> 'draft');
end
$$;
comment on function private.fact_ticket_management(uuid[]) is 'Tickets to the events ahead: types on sale, sold, held, free, and types without a limit.';
