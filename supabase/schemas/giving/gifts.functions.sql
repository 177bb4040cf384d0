-- Gifts: donations, the plans that repeat them, what went back, and the ledger that the bar is drawn from.

-- The ledger is written by the money's own rows ---------------------------------------------------

create function private.book_donation()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.status <> 'succeeded' or (tg_op = 'UPDATE' and old.status <> 'pledged' and old.status <> 'failed') then
    return null;
  end if;
  insert into public.donation_entries
    (account_id, campaign_id, donation_id, ledger_account, amount_minor, currency, idempotency_key)
  select new.account_id, new.campaign_id, new.id, line.name, line.amount, new.currency,
    'donation:' || new.id || ':' || line.name
  from (values ('cash', new.total_minor), ('gifts', -new.amount_minor), ('covered_fees', -new.fee_minor)) line (name, amount)
  where line.amount <> 0
  on conflict (idempotency_key) do nothing;
  return null;
end
$$;
comment on function private.book_donation() is 'A gift that arrived: cash against gifts and covered fees, once.';

create function private.book_donation_refund()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  given public.donations;
  of_gift bigint;
begin
  if new.status <> 'done' or (tg_op = 'UPDATE' and old.status = 'done') then
    return null;
  end if;
  select * into strict given from public.donations d where d.id = new.donation_id;
  -- The gift goes back first, the fee that was added to it last.
  of_gift := least(new.amount_minor, greatest(given.amount_minor - coalesce((
    select sum(e.amount_minor) from public.donation_entries e
    where e.donation_id = given.id and e.refund_id is not null and e.ledger_account = 'gifts'), 0), 0));
  insert into public.donation_entries
    (account_id, campaign_id, donation_id, refund_id, ledger_account, amount_minor, currency, idempotency_key)
  select new.account_id, new.campaign_id, new.donation_id, new.id, line.name, line.amount, new.currency,
    'donation_refund:' || new.id || ':' || line.name
  from (values ('gifts', of_gift), ('covered_fees', new.amount_minor - of_gift), ('cash', -new.amount_minor)) line (name, amount)
  where line.amount <> 0
  on conflict (idempotency_key) do nothing;
  return null;
end
$$;
comment on function private.book_donation_refund() is 'A gift that went back: gifts and covered fees against cash, once.';
