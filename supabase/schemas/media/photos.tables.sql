-- Photos: the pictures of an event's gallery, their words and their order. Albums can stand above them later.

insert into public.plan_gates (feature_key, title, required_plan, writes) values
  ('photo-gallery', 'Photo Gallery', 'premium', 'photos of an event, their words and their order'),
  ('sponsors', 'Sponsors', 'business', 'sponsors of an event, their levels and their order');

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('photos', 'photos', true, 10485760, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do nothing;

create table public.photos (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null,
  event_id uuid not null,
  storage_path text not null unique,
  thumb_path text not null,
  alt text not null default '' check (length(alt) <= 300),
  decorative boolean not null default false,
  caption text check (length(caption) between 1 and 300),
  width integer not null check (width between 1 and 10000),
  height integer not null check (height between 1 and 10000),
  position integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (alt = '' or not decorative),
  constraint photos_own_files check (private.is_picture_path(storage_path, event_id)
    and private.is_picture_path(thumb_path, event_id)),
  foreign key (event_id, account_id) references public.events (id, account_id) on delete cascade
);
comment on table public.photos is 'An event''s gallery. A photo is public once it is described or marked decorative.';
comment on column public.photos.account_id is 'Filled in: the event''s account.';
comment on column public.photos.storage_path is 'Name in the bucket photos: <event>/<file>; thumb_path is the small one beside it.';
comment on column public.photos.alt is 'What is to be seen, for those who do not see it; empty while nobody has said it.';
comment on column public.photos.decorative is 'Says nothing that the words around it do not say: read out as nothing.';
create index photos_event on public.photos (event_id, position);
alter table public.photos enable row level security;
