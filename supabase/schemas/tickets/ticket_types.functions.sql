-- What is sold: ticket types and the capacity they share.

create function private.keep_ticket_type()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  if new.quantity < new.sold_count + new.reserved_count then
    perform private.refuse(409, 'conflict', new.sold_count + new.reserved_count
      || ' tickets are already sold; capacity cannot be lower', 'quantity');
  end if;
  if new.sales_end <= new.sales_start then
    perform private.refuse(400, 'invalid_input', 'Sales must end after they start', 'sales_end');
  end if;
  if new.price_model in ('free', 'paid') then
    new.price_model := case when new.price_minor > 0 then 'paid' else 'free' end;
  end if;
  if new.price_model <> 'group' then
    new.group_size := 1;
  elsif new.group_size < 2 then
    perform private.refuse(400, 'invalid_input', 'A group ticket admits at least 2 people', 'group_size');
  end if;
  if new.price_model <> 'pay_what_you_can' then
    new.minimum_minor := 0;
  else
    -- What a buyer chooses is all they pay.
    new.fee_mode := 'absorb';
  end if;
  if new.price_minor < new.minimum_minor then
    perform private.refuse(400, 'invalid_input', 'The suggested amount must not be below the least', 'price_minor');
  end if;
  if tg_op = 'UPDATE' and new.group_size <> old.group_size and new.sold_count + new.reserved_count > 0 then
    perform private.refuse(409, 'conflict', 'Tickets of this group size are sold already', 'group_size');
  end if;
  if new.min_per_order > new.max_per_order then
    perform private.refuse(400, 'invalid_input', 'The most per order must not be below the least', 'max_per_order');
  end if;
  return new;
end
$$;
comment on function private.keep_ticket_type() is 'Says what is wrong in words before the constraints do.';

create function private.keep_capacity_pool()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  if new.capacity < new.taken_count then
    perform private.refuse(409, 'conflict', new.taken_count
      || ' places are already taken; capacity cannot be lower', 'capacity');
  end if;
  return new;
end
$$;
comment on function private.keep_capacity_pool() is 'Says in words that shared capacity cannot go below what is taken.';

create function private.tickets_left(type public.ticket_types)
returns integer
language plpgsql stable
set search_path = ''
as $$
declare
  own_left integer := coalesce(type.quantity - type.sold_count - type.reserved_count, 2147483647);
begin
  if type.capacity_pool_id is null then
    return own_left;
  end if;
  return least(own_left, (select (p.capacity - p.taken_count) / type.group_size
    from public.capacity_pools p where p.id = type.capacity_pool_id));
end
$$;
comment on function private.tickets_left(public.ticket_types) is 'How many can still be held, over its own and the shared limit.';

create function private.ticket_state(type public.ticket_types, at timestamptz default now())
returns text
language plpgsql stable
set search_path = ''
as $$
begin
  return case
    when type.status <> 'on_sale' then 'paused'
    when (type.price_minor > 0 and type.price_model <> 'free' or type.price_model = 'pay_what_you_can')
      and not private.takes_payments() then 'paused'
    when type.sales_start > at then 'not_yet'
    when type.sales_end <= at then 'ended'
    when private.tickets_left(type) < type.min_per_order or private.waits_first(type) then 'sold_out'
    else 'on_sale' end;
end
$$;
comment on function private.ticket_state(public.ticket_types, timestamptz) is
  'Derived state of a ticket type; held tickets count as taken, and what comes back is the waiting list''s first. What has a price is paused where no payments are taken.';
