-- Own templates: an account's own blueprints, and how parts that came of one are taken back.

insert into public.plan_gates (feature_key, title, required_plan, writes) values
  ('advanced-templates', 'Advanced Templates', 'pro', 'own events kept as templates and shared');

create table public.own_templates (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references public.accounts (id) on delete cascade,
  title text not null check (title = trim(title) and length(title) between 1 and 80),
  line text not null default '' check (line = trim(line) and length(line) <= 200),
  event_type_id text not null references public.event_types (id),
  cover_seed text not null default '' check (length(cover_seed) <= 100),
  blueprint jsonb not null check (private.is_blueprint(blueprint)),
  removed_at timestamptz,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, account_id)
);
comment on table public.own_templates is 'Events that an account keeps as templates: without people, dates and places. One that was taken away stays for thirty days, so that it can come back.';
comment on column public.own_templates.blueprint is 'Blueprint: what its author wrote, as packages/core/src/events/blueprint-schema.rules.ts has it.';
create index own_templates_account on public.own_templates (account_id, created_at desc);
create index own_templates_event_type on public.own_templates (event_type_id);
create index own_templates_created_by on public.own_templates (created_by);
create index own_templates_removed on public.own_templates (removed_at) where removed_at is not null;
alter table public.own_templates enable row level security;

alter table public.share_links add constraint share_links_template_fkey
  foreign key (template_id, account_id) references public.own_templates (id, account_id) on delete cascade;

insert into private.link_kinds (kind, path, opens, shows, opener) values
  ('shared_template', '/shared-template/', 'template', '{}', 'opens_template');

create table private.blueprint_undos (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  rows jsonb not null check (jsonb_typeof(rows) = 'object'),
  made_at timestamptz not null default now(),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table private.blueprint_undos is 'What came to an event of a template: {table: id[]}, so that it can go again. Kept for a day.';
create index blueprint_undos_event on private.blueprint_undos (event_id, account_id);
create index blueprint_undos_user on private.blueprint_undos (user_id);
create index blueprint_undos_made on private.blueprint_undos (made_at);
alter table private.blueprint_undos enable row level security;
