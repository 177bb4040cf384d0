-- Giving: what a stranger with a campaign's link sees and may do, and what a donor does by their own link.

create table private.gift_payment_pages (
  provider text not null,
  provider_ref text not null,
  donation_id uuid not null references public.donations (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (provider, provider_ref)
);
comment on table private.gift_payment_pages is
  'Every payment page that was opened for a gift: a donor may pay at the first one after asking for another.';
create index gift_payment_pages_donation on private.gift_payment_pages (donation_id);
alter table private.gift_payment_pages enable row level security;
