-- Prices: taxes, fees, tiers, and the one function that says what a ticket costs, all in.

-- What a ticket costs -----------------------------------------------------------------------------

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
