-- What an event asks of those who come: meals, questions, who else comes along.

create table public.event_meals (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  name text not null check (name = trim(name) and length(name) between 1 and 100),
  description text check (length(description) <= 300),
  for_children boolean not null default false,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (event_id, name),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.event_meals is 'The meals an event offers; an answer keeps the name of what was chosen.';
comment on column public.event_meals.account_id is 'Filled in: the event''s account.';

create table public.event_questions (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  prompt text not null check (prompt = trim(prompt) and length(prompt) between 1 and 200),
  kind text not null default 'text' check (kind in ('text', 'choice', 'yes_no')),
  options text[] not null default '{}',
  required boolean not null default false,
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((kind = 'choice') = (cardinality(options) between 2 and 30)),
  check (length(array_to_string(options, '')) <= 3000),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.event_questions is
  'Questions of the host, asked once a party; rsvps.answers of its members holds {question id: text}.';
comment on column public.event_questions.account_id is 'Filled in: the event''s account.';
create index event_questions_event on public.event_questions (event_id, position);

create table public.rsvp_companions (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  event_guest_id uuid not null,
  name text check (length(name) between 1 and 200),
  name_key text generated always as (nullif(private.plain_words(name), '')) stored,
  is_child boolean not null default false,
  meal_choice text check (length(meal_choice) <= 200),
  dietary text check (length(dietary) <= 500),
  position integer not null,
  created_at timestamptz not null default now(),
  unique (event_guest_id, position),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade,
  foreign key (event_guest_id, event_id) references public.event_guests (id, event_id) on delete cascade
);
comment on table public.rsvp_companions is
  'Who comes along with a guest without being on the list; a name may follow later. They count in the guest''s party_size.';
create index rsvp_companions_event on public.rsvp_companions (event_id, event_guest_id);

create function private.rename_meal()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.rsvps r set meal_choice = new.name
  where r.event_id = new.event_id and r.meal_choice = old.name;
  update public.rsvp_companions c set meal_choice = new.name
  where c.event_id = new.event_id and c.meal_choice = old.name;
  return null;
end
$$;
comment on function private.rename_meal() is 'What was chosen follows a meal''s new name.';

create trigger rename_meal after update of name on public.event_meals
for each row when (new.name is distinct from old.name) execute function private.rename_meal();
create trigger touch_updated_at before update on public.event_meals
for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.event_questions
for each row execute function private.touch_updated_at();
create trigger fill_account_from_event before insert or update of event_id, account_id
on public.event_meals for each row execute function private.fill_account_from_event();
create trigger fill_account_from_event before insert or update of event_id, account_id
on public.event_questions for each row execute function private.fill_account_from_event();
create trigger gate_write before insert or update on public.event_meals
for each row execute function private.gate_write('rsvp');
create trigger gate_write before insert or update on public.event_questions
for each row execute function private.gate_write('rsvp');
create trigger audit_row after insert or update or delete on public.event_meals
for each row when (current_user = 'authenticated') execute function private.audit_row();
create trigger audit_row after insert or update or delete on public.event_questions
for each row when (current_user = 'authenticated') execute function private.audit_row();

alter table public.event_meals enable row level security;
alter table public.event_questions enable row level security;
alter table public.rsvp_companions enable row level security;

create policy "members see meals" on public.event_meals
for select to authenticated using (account_id in (select private.my_accounts()));
create policy "writers add meals" on public.event_meals
for insert to authenticated with check (account_id in (select private.my_writable_accounts()));
create policy "writers change meals" on public.event_meals
for update to authenticated
using (account_id in (select private.my_writable_accounts()))
with check (account_id in (select private.my_writable_accounts()));
create policy "writers remove meals" on public.event_meals
for delete to authenticated using (account_id in (select private.my_writable_accounts()));
create policy "members see questions" on public.event_questions
for select to authenticated using (account_id in (select private.my_accounts()));
create policy "writers add questions" on public.event_questions
for insert to authenticated with check (account_id in (select private.my_writable_accounts()));
create policy "writers change questions" on public.event_questions
for update to authenticated
using (account_id in (select private.my_writable_accounts()))
with check (account_id in (select private.my_writable_accounts()));
create policy "writers remove questions" on public.event_questions
for delete to authenticated using (account_id in (select private.my_writable_accounts()));
create policy "members see companions" on public.rsvp_companions
for select to authenticated using (account_id in (select private.my_accounts()));

revoke all on public.event_meals, public.event_questions, public.rsvp_companions
  from public, anon, authenticated;
grant select on public.event_meals, public.event_questions, public.rsvp_companions to authenticated;
grant delete on public.event_meals, public.event_questions to authenticated;
grant insert (id, account_id, event_id, name, description, for_children, position),
  update (name, description, for_children, position) on public.event_meals to authenticated;
grant insert (id, account_id, event_id, prompt, kind, options, required, position),
  update (prompt, kind, options, required, position) on public.event_questions to authenticated;
grant all on public.event_meals, public.event_questions, public.rsvp_companions to service_role;

revoke execute on function private.rename_meal() from public, anon, authenticated;
