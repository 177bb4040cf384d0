-- Promo codes: percent or amount off, or the key to hidden ticket types. Uses are counted by one

create table public.promo_codes (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  code text not null check (code ~ '^[A-Z0-9][A-Z0-9_-]{2,29}$'),
  kind text not null check (kind in ('percent', 'fixed', 'unlock')),
  percent_bps integer not null default 0 check (percent_bps between 0 and 10000),
  amount_minor bigint not null default 0 check (amount_minor between 0 and 100000000000),
  ticket_type_ids uuid[] not null default '{}' check (cardinality(ticket_type_ids) <= 100),
  max_uses integer check (max_uses between 1 and 10000000),
  per_person integer check (per_person between 1 and 100),
  used_count integer not null default 0,
  starts_at timestamptz,
  ends_at timestamptz,
  is_active boolean not null default true,
  note text check (length(note) <= 300),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (event_id, code),
  unique (id, event_id),
  constraint promo_codes_not_overused check (used_count between 0 and coalesce(max_uses, 2147483647)),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.promo_codes is 'Codes buyers type: percent or an amount off each ticket, or the key to types that are locked.';
comment on column public.promo_codes.ticket_type_ids is 'What the code is for; none means every type. Of other events'' types nothing ever matches.';
comment on column public.promo_codes.used_count is 'Orders that hold or paid with the code; the server''s.';
alter table public.promo_codes enable row level security;

alter table public.orders add constraint orders_promo_code_fkey
  foreign key (promo_code_id, event_id) references public.promo_codes (id, event_id) on delete restrict;
