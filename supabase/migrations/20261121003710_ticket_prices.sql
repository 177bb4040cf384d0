-- Prices: taxes, fees, tiers, and the one function that says what a ticket costs, all in.

create table public.taxes (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  name text not null check (length(trim(name)) between 1 and 60),
  rate_bps integer not null check (rate_bps between 1 and 5000),
  is_included boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, account_id)
);
comment on table public.taxes is 'Taxes an account charges, in hundredths of a percent; included in the price or on top of it.';
create index taxes_account on public.taxes (account_id);
alter table public.ticket_types add constraint ticket_types_tax_fkey
  foreign key (tax_id, account_id) references public.taxes (id, account_id) on delete restrict;
create index ticket_types_tax on public.ticket_types (tax_id);

create table public.ticket_settings (
  event_id uuid primary key,
  account_id uuid not null,
  fee_bps integer not null default 0 check (fee_bps between 0 and 3000),
  fee_fixed_minor bigint not null default 0 check (fee_fixed_minor between 0 and 10000000),
  offline_enabled boolean not null default false,
  offline_instructions text check (length(offline_instructions) <= 2000),
  offline_bank boolean not null default false,
  offline_days integer not null default 7 check (offline_days between 1 and 60),
  names_until_hours integer not null default 2 check (names_until_hours between 0 and 8760),
  transfers_enabled boolean not null default true,
  cancel_until_hours integer check (cancel_until_hours between 0 and 8760),
  cancel_refund_bps integer not null default 10000 check (cancel_refund_bps between 0 and 10000),
  waitlist_enabled boolean not null default true,
  offer_hours integer not null default 24 check (offer_hours between 1 and 168),
  seller_details text check (length(seller_details) <= 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.ticket_settings is
  'How an event sells: fees, paying later, what buyers may change themselves, the waiting list''s rules. No row: the defaults.';
comment on column public.ticket_settings.fee_bps is 'Service fee in hundredths of a percent of the price, with fee_fixed_minor a ticket; free tickets have none.';
comment on column public.ticket_settings.cancel_until_hours is 'Until how many hours before the start buyers may cancel; null: not by themselves.';
comment on column public.ticket_settings.cancel_refund_bps is 'What a buyer who cancels gets back, in hundredths of a percent.';
comment on column public.ticket_settings.offline_bank is
  'Buyers who pay later are told the account''s bank account, besides the instructions; invoices name it.';
comment on column public.ticket_settings.seller_details is 'Name, address and tax number as they stand on invoices.';
create index ticket_settings_account on public.ticket_settings (account_id);

create table public.ticket_tiers (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  ticket_type_id uuid not null,
  name text not null check (length(trim(name)) between 1 and 60),
  price_minor bigint not null check (price_minor between 0 and 100000000000),
  ends_at timestamptz,
  up_to integer check (up_to between 1 and 10000000),
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_at is not null or up_to is not null),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade,
  foreign key (ticket_type_id, event_id) references public.ticket_types (id, event_id) on delete cascade
);
comment on table public.ticket_tiers is
  'Earlier, lower prices of a tiered ticket type: each lasts until a moment, until so many are sold over all, or whichever is first.';
create index ticket_tiers_event on public.ticket_tiers (event_id);
create index ticket_tiers_ticket_type on public.ticket_tiers (ticket_type_id, position);

create trigger touch_updated_at before update on public.taxes
for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.ticket_settings
for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.ticket_tiers
for each row execute function private.touch_updated_at();
create trigger fill_account_from_event before insert or update on public.ticket_settings
for each row execute function private.fill_account_from_event();
create trigger fill_account_from_event before insert or update on public.ticket_tiers
for each row execute function private.fill_account_from_event();
create trigger gate_write before insert or update on public.taxes
for each row execute function private.gate_write('ticket-management');
create trigger gate_write before insert or update on public.ticket_settings
for each row execute function private.gate_write('ticket-management');
create trigger gate_write before insert or update on public.ticket_tiers
for each row execute function private.gate_write('ticket-management');
create trigger audit_row after insert or update or delete on public.taxes
for each row execute function private.audit_row();
create trigger audit_row after insert or update or delete on public.ticket_settings
for each row execute function private.audit_row();
create trigger audit_row after insert or update or delete on public.ticket_tiers
for each row execute function private.audit_row();

-- What a ticket costs ------------------------------------------------------------------------------

create function private.ticket_rules(target_event_id uuid)
returns public.ticket_settings
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  rules public.ticket_settings;
begin
  select * into rules from public.ticket_settings s where s.event_id = target_event_id;
  if rules.event_id is null then
    rules.event_id := target_event_id;
    rules.fee_bps := 0;
    rules.fee_fixed_minor := 0;
    rules.offline_enabled := false;
    rules.offline_bank := false;
    rules.offline_days := 7;
    rules.names_until_hours := 2;
    rules.transfers_enabled := true;
    rules.cancel_refund_bps := 10000;
    rules.waitlist_enabled := true;
    rules.offer_hours := 24;
  end if;
  return rules;
end
$$;
comment on function private.ticket_rules(uuid) is 'The ticket settings of an event, or the defaults.';

create function private.tier_of(type public.ticket_types)
returns public.ticket_tiers
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  tier public.ticket_tiers;
begin
  if type.price_model = 'tiered' then
    select * into tier from public.ticket_tiers t
    where t.ticket_type_id = type.id and (t.ends_at is null or t.ends_at > now())
      and (t.up_to is null or t.up_to > type.sold_count + type.reserved_count)
    order by t.position, t.ends_at, t.up_to limit 1;
  end if;
  return tier;
end
$$;
comment on function private.tier_of(public.ticket_types) is 'The price step in force now; none after the last one.';

create function private.share_of(amount_minor bigint, bps integer)
returns bigint
language plpgsql immutable
set search_path = ''
as $$
begin
  return round(amount_minor * bps / 10000.0)::bigint;
end
$$;
comment on function private.share_of(bigint, integer) is
  'Hundredths of a percent of an amount, to the nearest minor unit, halves away from zero.';

create function private.unit_price(
  type public.ticket_types, off_bps integer default 0, off_minor bigint default 0, chosen_minor bigint default null)
returns table (list_minor bigint, discount_minor bigint, fee_minor bigint, tax_minor bigint, total_minor bigint, tier public.ticket_tiers)
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  rules public.ticket_settings := private.ticket_rules(type.event_id);
  tax public.taxes;
  net_minor bigint;
begin
  tier := private.tier_of(type);
  list_minor := case
    when type.price_model = 'pay_what_you_can' then coalesce(chosen_minor, type.price_minor)
    else coalesce(tier.price_minor, type.price_minor) end;
  discount_minor := least(list_minor, private.share_of(list_minor, off_bps) + off_minor);
  net_minor := list_minor - discount_minor;
  fee_minor := case when type.fee_mode = 'pass_on' and net_minor > 0
    then private.share_of(net_minor, rules.fee_bps) + rules.fee_fixed_minor else 0 end;
  net_minor := net_minor + fee_minor;
  tax_minor := 0;
  total_minor := net_minor;
  if type.tax_id is not null and net_minor > 0 then
    select * into tax from public.taxes t where t.id = type.tax_id;
    tax_minor := case when tax.is_included or type.price_model = 'pay_what_you_can'
      then round(net_minor * tax.rate_bps / (10000.0 + tax.rate_bps))::bigint
      else private.share_of(net_minor, tax.rate_bps) end;
    total_minor := net_minor + case when tax.is_included or type.price_model = 'pay_what_you_can' then 0 else tax_minor end;
  end if;
  return next;
end
$$;
comment on function private.unit_price(public.ticket_types, integer, bigint, bigint) is
  'What one piece of a type costs now: list price, less a discount, with the fee that is passed on and tax; total_minor is all the buyer pays. tax_minor is part of it, whether included or on top.';

alter table public.taxes enable row level security;
alter table public.ticket_settings enable row level security;
alter table public.ticket_tiers enable row level security;
create policy "members see taxes" on public.taxes
for select to authenticated using (account_id in (select private.my_accounts()));
create policy "writers add taxes" on public.taxes
for insert to authenticated with check (account_id in (select private.my_writable_accounts()));
create policy "writers change taxes" on public.taxes
for update to authenticated using (account_id in (select private.my_writable_accounts()))
with check (account_id in (select private.my_writable_accounts()));
create policy "writers remove taxes" on public.taxes
for delete to authenticated using (account_id in (select private.my_writable_accounts()));
create policy "members see ticket settings" on public.ticket_settings
for select to authenticated using (account_id in (select private.my_accounts()));
create policy "writers add ticket settings" on public.ticket_settings
for insert to authenticated with check (account_id in (select private.my_writable_accounts()));
create policy "writers change ticket settings" on public.ticket_settings
for update to authenticated using (account_id in (select private.my_writable_accounts()))
with check (account_id in (select private.my_writable_accounts()));
create policy "members see price steps" on public.ticket_tiers
for select to authenticated using (account_id in (select private.my_accounts()));
create policy "writers add price steps" on public.ticket_tiers
for insert to authenticated with check (account_id in (select private.my_writable_accounts()));
create policy "writers change price steps" on public.ticket_tiers
for update to authenticated using (account_id in (select private.my_writable_accounts()))
with check (account_id in (select private.my_writable_accounts()));
create policy "writers remove price steps" on public.ticket_tiers
for delete to authenticated using (account_id in (select private.my_writable_accounts()));

revoke all on public.taxes, public.ticket_settings, public.ticket_tiers from public, anon, authenticated;
grant select on public.taxes, public.ticket_settings, public.ticket_tiers to authenticated;
grant delete on public.taxes, public.ticket_tiers to authenticated;
grant insert (id, account_id, name, rate_bps, is_included), update (name, rate_bps, is_included)
  on public.taxes to authenticated;
grant insert (event_id, fee_bps, fee_fixed_minor, offline_enabled, offline_instructions, offline_bank, offline_days,
  names_until_hours, transfers_enabled, cancel_until_hours, cancel_refund_bps, waitlist_enabled,
  offer_hours, seller_details), update (event_id, fee_bps, fee_fixed_minor, offline_enabled, offline_instructions,
  offline_bank, offline_days, names_until_hours, transfers_enabled, cancel_until_hours, cancel_refund_bps,
  waitlist_enabled, offer_hours, seller_details) on public.ticket_settings to authenticated;
grant insert (id, event_id, ticket_type_id, name, price_minor, ends_at, up_to, position),
  update (name, price_minor, ends_at, up_to, position) on public.ticket_tiers to authenticated;
grant all on public.taxes, public.ticket_settings, public.ticket_tiers to service_role;

revoke execute on function private.ticket_rules(uuid), private.tier_of(public.ticket_types),
  private.share_of(bigint, integer),
  private.unit_price(public.ticket_types, integer, bigint, bigint)
  from public, anon, authenticated;
