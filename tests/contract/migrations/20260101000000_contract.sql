-- Tables that only the contract tests use: notes of one person, parts of notes, and functions
-- that refuse in every documented way.
create table public.notes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  title text not null check (length(title) > 0),
  place integer not null default 0,
  tags text[] not null default '{}',
  details jsonb not null default '{}'::jsonb,
  starts_at timestamptz not null default now(),
  unique (user_id, title),
  unique (id, user_id)
);
alter table public.notes enable row level security;
create policy "people see their notes" on public.notes for select
  to authenticated using (user_id = auth.uid());
create policy "people add their notes" on public.notes for insert
  to authenticated with check (user_id = auth.uid());
create policy "people change their notes" on public.notes for update
  to authenticated using (user_id = auth.uid()) with check (user_id = auth.uid());
create policy "people delete their notes" on public.notes for delete
  to authenticated using (user_id = auth.uid());

create table public.note_parts (
  id uuid primary key default gen_random_uuid(),
  note_id uuid not null,
  owner_id uuid not null default auth.uid(),
  body text not null,
  price integer not null default 7,
  foreign key (note_id, owner_id) references public.notes (id, user_id) on delete cascade
);
create index note_parts_note_idx on public.note_parts (note_id, owner_id);
alter table public.note_parts enable row level security;
-- What a part costs is for nobody who may read it.
revoke select on public.note_parts from anon, authenticated;
grant select (id, note_id, owner_id, body) on public.note_parts to authenticated;
create policy "people see parts of their notes" on public.note_parts for select
  to authenticated using (note_id in (select id from public.notes));
create policy "people add parts to their notes" on public.note_parts for insert
  to authenticated with check (note_id in (select id from public.notes));

create policy "people delete parts of their notes" on public.note_parts for delete
  to authenticated using (note_id in (select id from public.notes));

create table public.seats (
  id integer primary key,
  during tstzrange not null,
  exclude using gist (during with &&)
);
alter table public.seats enable row level security;
create policy "everybody books seats" on public.seats for all
  to authenticated using (true) with check (true);

create table public.secrets (id integer primary key);
alter table public.secrets enable row level security;
revoke all on public.secrets from anon, authenticated;

create function public.who_am_i() returns jsonb language sql stable
as $$
  select jsonb_build_object('role', current_user, 'uid', auth.uid(), 'email', auth.email(),
    'aal', auth.jwt() ->> 'aal', 'session', auth.jwt() ->> 'session_id')
$$;

create function public.refuse(kind text) returns void language plpgsql as $$
begin
  if kind = 'rule' then
    raise exception 'Replies closed on 3 May' using errcode = 'PT409', hint = 'closed',
      detail = 'answer';
  elsif kind = 'plain' then
    raise exception 'A plain refusal' using hint = 'try_later', detail = 'because';
  elsif kind = 'check' then
    raise exception 'Out of range' using errcode = '23514', hint = 'range', detail = 'number';
  end if;
end
$$;

-- A sequence goes on where a transaction is taken back.
create sequence public.meetings;
create function public.meet_another(times integer) returns bigint language plpgsql
security definer set search_path = '' as $$
declare
  meeting bigint := nextval('public.meetings');
begin
  if meeting % (times + 1) <> 0 then
    raise exception 'could not serialize access' using errcode = case meeting % 2 when 0 then '40001' else '40P01' end;
  end if;
  return meeting;
end
$$;

create function public.many_rows() returns setof integer language sql stable
as $$ select * from generate_series(1, 1500) $$;

alter publication supabase_realtime add table public.notes, public.note_parts;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('covers', 'covers', true, 1048576, array['image/jpeg', 'image/png', 'image/webp']),
  ('papers', 'papers', false, 65536, null);
create policy "people keep their own papers" on storage.objects for all to authenticated
  using (bucket_id = 'papers' and (storage.foldername(name))[1] = auth.uid()::text)
  with check (bucket_id = 'papers' and (storage.foldername(name))[1] = auth.uid()::text);
create policy "people keep their own covers" on storage.objects for all to authenticated
  using (bucket_id = 'covers' and (storage.foldername(name))[1] = auth.uid()::text)
  with check (bucket_id = 'covers' and (storage.foldername(name))[1] = auth.uid()::text);
