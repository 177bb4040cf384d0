-- What is sold: ticket types and the capacity they share.

create table public.capacity_pools (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  label text not null check (length(label) between 1 and 100),
  capacity integer not null check (capacity >= 0),
  taken_count integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, event_id),
  constraint capacity_pools_not_oversold check (taken_count between 0 and capacity),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.capacity_pools is 'Places that several ticket types share, such as seats on one boat.';
comment on column public.capacity_pools.account_id is 'Filled in: the event''s account.';
create index capacity_pools_event on public.capacity_pools (event_id);

create table public.ticket_types (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  capacity_pool_id uuid,
  name text not null check (length(trim(name)) between 1 and 120),
  description text check (length(description) <= 2000),
  price_model text not null default 'paid'
    check (price_model in ('free', 'paid', 'tiered', 'pay_what_you_can', 'group')),
  price_minor bigint not null default 0 check (price_minor between 0 and 100000000000),
  minimum_minor bigint not null default 0 check (minimum_minor between 0 and 100000000000),
  group_size integer not null default 1 check (group_size between 1 and 100),
  is_add_on boolean not null default false,
  visibility text not null default 'public' check (visibility in ('public', 'hidden', 'code')),
  fee_mode text not null default 'absorb' check (fee_mode in ('absorb', 'pass_on')),
  tax_id uuid,
  message text check (length(message) <= 2000),
  quantity integer check (quantity between 0 and 10000000),
  reserved_count integer not null default 0 check (reserved_count >= 0),
  sold_count integer not null default 0 check (sold_count >= 0),
  sales_start timestamptz,
  sales_end timestamptz,
  min_per_order integer not null default 1 check (min_per_order >= 1),
  max_per_order integer not null default 10 check (max_per_order between 1 and 100),
  status text not null default 'on_sale' check (status in ('draft', 'on_sale', 'paused')),
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, event_id),
  constraint ticket_types_not_oversold check (quantity is null or reserved_count + sold_count <= quantity),
  check (min_per_order <= max_per_order),
  constraint ticket_types_sales_window check (sales_end > sales_start),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade,
  foreign key (capacity_pool_id, event_id) references public.capacity_pools (id, event_id)
    on delete set null (capacity_pool_id)
);
comment on table public.ticket_types is 'What can be bought at an event, priced in the event''s currency; the counts are the server''s.';
comment on column public.ticket_types.account_id is 'Filled in: the event''s account.';
comment on column public.ticket_types.price_minor is
  'Price in minor units of the event''s currency, before a fee that is passed on and a tax on top; of pay_what_you_can the suggestion, of tiered the price after the last tier.';
comment on column public.ticket_types.minimum_minor is 'The least of a pay_what_you_can price.';
comment on column public.ticket_types.group_size is 'How many one sold piece of a group type admits; quantity and counts are pieces.';
comment on column public.ticket_types.visibility is 'hidden: sold by the planner only; code: shown once a promo code has unlocked it.';
comment on column public.ticket_types.message is 'What holders of this ticket are told after buying.';
comment on column public.ticket_types.reserved_count is 'Held by orders that are not paid yet.';
create index ticket_types_event on public.ticket_types (event_id, position);
create index ticket_types_pool on public.ticket_types (capacity_pool_id);

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
create trigger keep_ticket_type before insert or update of name, description, price_model, price_minor,
  minimum_minor, group_size, is_add_on, visibility, fee_mode, tax_id, message, quantity,
  sales_start, sales_end, min_per_order, max_per_order, status, position, capacity_pool_id
on public.ticket_types
for each row execute function private.keep_ticket_type();
create trigger fill_account_from_event before insert or update of event_id, account_id
on public.ticket_types
for each row execute function private.fill_account_from_event();
create trigger gate_write before insert or update of name, description, price_model, price_minor,
  minimum_minor, group_size, is_add_on, visibility, fee_mode, tax_id, message, quantity,
  sales_start, sales_end, min_per_order, max_per_order, status, position, capacity_pool_id
on public.ticket_types
for each row execute function private.gate_write('ticket-management');
create trigger audit_row after insert or update of name, price_model, price_minor, minimum_minor, group_size,
  is_add_on, visibility, fee_mode, tax_id, message, quantity, status, sales_start,
  sales_end, min_per_order, max_per_order, capacity_pool_id or delete on public.ticket_types
for each row execute function private.audit_row();

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
create trigger keep_capacity_pool before update of label, capacity on public.capacity_pools
for each row execute function private.keep_capacity_pool();
create trigger audit_row after insert or delete or update of label, capacity on public.capacity_pools
for each row execute function private.audit_row();
create trigger fill_account_from_event before insert or update of event_id, account_id
on public.capacity_pools
for each row execute function private.fill_account_from_event();
create trigger gate_write before insert or update of label, capacity on public.capacity_pools
for each row execute function private.gate_write('ticket-management');

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
    when type.sales_start > at then 'not_yet'
    when type.sales_end <= at then 'ended'
    when private.tickets_left(type) < type.min_per_order or private.waits_first(type) then 'sold_out'
    else 'on_sale' end;
end
$$;
comment on function private.ticket_state(public.ticket_types, timestamptz) is
  'Derived state of a ticket type; held tickets count as taken, and what comes back is the waiting list''s first.';

alter table public.capacity_pools enable row level security;
alter table public.ticket_types enable row level security;

create policy "members see shared capacity" on public.capacity_pools
for select to authenticated using (account_id in (select private.my_accounts()));
create policy "writers add shared capacity" on public.capacity_pools
for insert to authenticated with check (account_id in (select private.my_writable_accounts()));
create policy "writers change shared capacity" on public.capacity_pools
for update to authenticated
using (account_id in (select private.my_writable_accounts()))
with check (account_id in (select private.my_writable_accounts()));
create policy "writers remove shared capacity" on public.capacity_pools
for delete to authenticated using (account_id in (select private.my_writable_accounts()));

create policy "members see ticket types" on public.ticket_types
for select to authenticated using (account_id in (select private.my_accounts()));
create policy "writers add ticket types" on public.ticket_types
for insert to authenticated with check (account_id in (select private.my_writable_accounts()));
create policy "writers change ticket types" on public.ticket_types
for update to authenticated
using (account_id in (select private.my_writable_accounts()))
with check (account_id in (select private.my_writable_accounts()));
create policy "writers remove unsold ticket types" on public.ticket_types
for delete to authenticated using (account_id in (select private.my_writable_accounts()));

revoke all on public.capacity_pools, public.ticket_types from public, anon, authenticated;
grant select, delete on public.capacity_pools, public.ticket_types to authenticated;
grant insert (id, account_id, event_id, label, capacity), update (label, capacity)
  on public.capacity_pools to authenticated;
grant insert (id, account_id, event_id, capacity_pool_id, name, description, price_model, price_minor,
  minimum_minor, group_size, is_add_on, visibility, fee_mode, tax_id, message, quantity,
  sales_start, sales_end, min_per_order, max_per_order, status, position),
  update (capacity_pool_id, name, description, price_model, price_minor,
  minimum_minor, group_size, is_add_on, visibility, fee_mode, tax_id, message, quantity,
  sales_start, sales_end, min_per_order, max_per_order, status, position)
  on public.ticket_types to authenticated;
grant all on public.capacity_pools, public.ticket_types to service_role;

revoke execute on function private.keep_ticket_type(), private.keep_capacity_pool(),
  private.ticket_state(public.ticket_types, timestamptz), private.tickets_left(public.ticket_types)
  from public, anon, authenticated;
