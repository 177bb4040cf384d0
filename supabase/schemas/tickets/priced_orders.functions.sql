-- Orders at their price: what a hold asks for, checked and priced, with the capacity it takes.

create function private.read_hold_items(event public.events, items jsonb, promo public.promo_codes, by_planner boolean)
returns table (ticket_type_id uuid, quantity integer, name text, list_minor bigint, discount_minor bigint,
  fee_minor bigint, tax_minor bigint, tax_label text, unit_minor bigint, group_size integer, list_position integer)
language plpgsql
set search_path = ''
as $$
declare
  wanted record;
  type public.ticket_types;
  price record;
  chosen bigint;
  tier_left integer;
  admissions integer := 0;
begin
  if jsonb_typeof(items) is distinct from 'array' or jsonb_array_length(items) not between 1 and 50 then
    perform private.refuse(400, 'invalid_input', 'Choose at least one ticket', 'items');
  end if;
  -- A price step that ends with a number is decided under the lock that take_capacity takes next.
  if exists (select from jsonb_array_elements(items) i join public.ticket_types t
    on t.id::text = i ->> 'ticketTypeId' where t.event_id = event.id and t.price_model = 'tiered') then
    perform 1 from public.ticket_types t where t.event_id = event.id
      and t.id::text in (select i ->> 'ticketTypeId' from jsonb_array_elements(items) i)
    order by t.id for no key update;
  end if;
  for wanted in
    select w.* from (
      select item ->> 'ticketTypeId' as type_id, sum(private.check_count(item -> 'quantity', 0, 1000,
        'items', 'Choose how many tickets you would like'))::integer as quantity, max(item ->> 'amountMinor') as amount
      from jsonb_array_elements(items) item group by 1) w
    left join public.ticket_types t on t.id::text = w.type_id
    order by t.is_add_on, t.id
  loop
    continue when wanted.quantity = 0;
    select * into type from public.ticket_types t
    where t.event_id = event.id and t.id::text = wanted.type_id
      and (t.status <> 'draft' or by_planner)
      and (by_planner or t.visibility = 'public'
        or (t.visibility = 'code' and promo.id is not null and t.id = any (promo.ticket_type_ids)));
    if type.id is null then
      perform private.refuse(400, 'invalid_input', 'This ticket is not offered any more', 'items');
    end if;
    if not by_planner then
      if private.ticket_state(type) in ('not_yet', 'ended', 'paused') then
        perform private.refuse(409, 'not_on_sale', type.name || ' is not on sale now', 'items');
      end if;
      if private.waits_first(type) then
        perform private.refuse(409, 'sold_out', type.name || ' is sold out; places that come back go to the waiting list first', 'items');
      end if;
      if wanted.quantity not between type.min_per_order and type.max_per_order then
        perform private.refuse(409, 'limit_exceeded', type.name || ': choose between '
          || type.min_per_order || ' and ' || type.max_per_order || ' an order', 'items');
      end if;
    end if;
    if type.is_add_on then
      if wanted.quantity > admissions then
        perform private.refuse(409, 'limit_exceeded', type.name || ' can be added once for each ticket of this order', 'items');
      end if;
    else
      admissions := admissions + wanted.quantity * type.group_size;
    end if;
    chosen := case when wanted.amount ~ '^\d{1,12}$' then wanted.amount::bigint end;
    if type.price_model = 'pay_what_you_can' and chosen < type.minimum_minor then
      perform private.refuse(400, 'invalid_input', type.name || ': the least is '
        || private.money_text(type.minimum_minor, event.currency), 'amount');
    end if;
    select * into strict price from private.unit_price(type,
      case when promo.kind = 'percent' and private.promo_covers(promo, type.id) then promo.percent_bps else 0 end,
      case when promo.kind = 'fixed' and private.promo_covers(promo, type.id) then promo.amount_minor else 0 end, chosen);
    tier_left := (price.tier).up_to - type.sold_count - type.reserved_count;
    if not by_planner and wanted.quantity > tier_left then
      perform private.refuse(409, 'limit_exceeded', 'Only ' || tier_left || ' of ' || type.name || ' are left at the price “'
        || (price.tier).name || '”', 'items');
    end if;
    ticket_type_id := type.id;
    quantity := wanted.quantity;
    name := type.name || coalesce(' · ' || (price.tier).name, '');
    list_minor := price.list_minor;
    discount_minor := price.discount_minor;
    fee_minor := price.fee_minor;
    tax_minor := price.tax_minor;
    tax_label := null;
    if type.tax_id is not null then
      tax_label := (select x.name || ' ' || trim(trailing '.' from trim(trailing '0' from (x.rate_bps / 100.0)::numeric(6,2)::text)) || '%'
        from public.taxes x where x.id = type.tax_id);
    end if;
    unit_minor := price.total_minor;
    group_size := type.group_size;
    list_position := type.position;
    return next;
  end loop;
  if ticket_type_id is null then
    perform private.refuse(400, 'invalid_input', 'Choose at least one ticket', 'items');
  end if;
end
$$;
comment on function private.read_hold_items(public.events, jsonb, public.promo_codes, boolean) is
  'What a hold asks for, checked against sale windows, visibility and limits (a planner''s own sale only against what exists); prices are the server''s.';

create function private.minor_digits(currency text)
returns integer
language sql immutable
set search_path = ''
as $$
  select case
    when currency = any ('{BIF,CLP,DJF,GNF,ISK,JPY,KMF,KRW,PYG,RWF,UGX,UYI,VND,VUV,XAF,XOF,XPF}') then 0
    when currency = any ('{BHD,IQD,JOD,KWD,LYD,OMR,TND}') then 3
    when currency = any ('{CLF,UYW}') then 4 else 2 end
$$;
comment on function private.minor_digits(text) is 'Digits after the decimal sign, as in ISO 4217 and in core''s money rules.';

create function private.money_text(amount_minor bigint, currency text)
returns text
language sql immutable
set search_path = ''
as $$
  select currency || ' ' || case private.minor_digits(currency)
    when 0 then amount_minor::text
    when 3 then (amount_minor / 1000.0)::numeric(20,3)::text
    when 4 then (amount_minor / 10000.0)::numeric(20,4)::text
    else (amount_minor / 100.0)::numeric(20,2)::text end
$$;
comment on function private.money_text(bigint, text) is 'An amount for a sentence: EUR 24.70, JPY 500.';

create function private.keep_figures()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  factor numeric := 10.0 ^ (private.minor_digits(new.currency) - private.minor_digits(old.currency));
begin
  -- Holds wait for a type's row: one that came first is seen here, and one that comes later sees the new currency.
  perform from public.ticket_types t where t.event_id = new.id order by t.id for update;
  if private.event_has_orders(new.id) then
    perform private.refuse(409, 'conflict', 'The currency cannot change after the first order', 'currency');
  end if;
  if factor = 1 then
    return null;
  end if;
  update public.ticket_types t set price_minor = round(t.price_minor * factor), minimum_minor = round(t.minimum_minor * factor)
  where t.event_id = new.id and t.price_minor + t.minimum_minor > 0;
  update public.ticket_tiers t set price_minor = round(t.price_minor * factor) where t.event_id = new.id and t.price_minor > 0;
  update public.promo_codes c set amount_minor = round(c.amount_minor * factor) where c.event_id = new.id and c.amount_minor > 0;
  update public.ticket_settings s set fee_fixed_minor = round(s.fee_fixed_minor * factor)
  where s.event_id = new.id and s.fee_fixed_minor > 0;
  return null;
end
$$;
comment on function private.keep_figures() is
  'Prices keep their figures when an event gets another currency before its first order: USD 65.00 becomes JPY 65, rounded where the other one has no such part.';

create function private.price_order(bought_id uuid, event public.events, items jsonb, by_planner boolean, is_gift boolean default false)
returns public.orders
language plpgsql
security definer
set search_path = ''
as $$
declare
  bought public.orders;
  promo public.promo_codes;
begin
  if is_gift then
    promo.id := bought_id;
    promo.ticket_type_ids := '{}';
    promo.kind := 'percent';
    promo.percent_bps := 10000;
  else
    select c.* into promo from public.promo_codes c join public.orders o on o.promo_code_id = c.id where o.id = bought_id;
  end if;
  insert into public.order_items (account_id, event_id, order_id, ticket_type_id, name, quantity, list_minor,
    discount_minor, fee_minor, tax_minor, tax_label, unit_minor, group_size, position)
  select event.account_id, event.id, bought_id, i.ticket_type_id, i.name, i.quantity, i.list_minor,
    i.discount_minor, i.fee_minor, i.tax_minor, i.tax_label, i.unit_minor, i.group_size,
    row_number() over (order by i.list_position, i.ticket_type_id)
  from private.read_hold_items(event, items, promo, by_planner) i;
  update public.orders o
  set total_minor = s.total, discount_minor = s.discount, fee_minor = s.fee, tax_minor = s.tax
  from (select sum(i.total_minor) as total, sum(i.discount_minor * i.quantity) as discount,
      sum(i.fee_minor * i.quantity) as fee, sum(i.tax_minor * i.quantity) as tax
    from public.order_items i where i.order_id = bought_id) s
  where o.id = bought_id
    and (o.total_minor, o.discount_minor, o.fee_minor, o.tax_minor) is distinct from (s.total, s.discount, s.fee, s.tax)
  returning * into bought;
  if bought.id is null then
    select * into strict bought from public.orders o where o.id = bought_id;
  end if;
  return bought;
end
$$;
comment on function private.price_order(uuid, public.events, jsonb, boolean, boolean) is
  'The first half of fill_order: what is bought and at which prices.';

create function private.take_places(bought public.orders)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  short_of uuid := private.take_capacity(bought.id);
  left_now integer;
  short_type public.ticket_types;
begin
  if short_of is not null then
    select * into strict short_type from public.ticket_types t where t.id = short_of;
    select private.tickets_left(short_type) into left_now;
    perform private.refuse(409, 'sold_out', case
      when left_now <= 0 then short_type.name || ' is sold out'
      else 'Only ' || left_now || ' of ' || short_type.name || ' are left' end, 'items');
  end if;
  if bought.currency <> (select e.currency from public.events e where e.id = bought.event_id) then
    perform private.refuse(409, 'conflict', 'The prices have just changed. Look at them and choose again', 'items');
  end if;
end
$$;
comment on function private.take_places(public.orders) is
  'The second half of fill_order, as late as can be: takes the places of what was priced, or refuses.';

create function private.fill_order(bought_id uuid, event public.events, items jsonb, by_planner boolean, is_gift boolean default false)
returns public.orders
language plpgsql
security definer
set search_path = ''
as $$
declare
  bought public.orders := private.price_order(bought_id, event, items, by_planner, is_gift);
begin
  perform private.take_places(bought);
  return bought;
end
$$;
comment on function private.fill_order(uuid, public.events, jsonb, boolean, boolean) is
  'Writes an order''s lines at the server''s prices with its promo code (or as a gift), takes what they need, sums them.';
