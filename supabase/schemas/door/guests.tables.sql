-- At the door without tickets: whoever answered yes with those they bring, and walk-ins. A place whose

-- Codes at the door outlive a merge: whoever was one of two entries still comes in by the code they were mailed.
create table private.former_passes (
  former_id uuid primary key,
  event_id uuid not null,
  event_guest_id uuid not null,
  foreign key (event_guest_id, event_id) references public.event_guests (id, event_id) on delete cascade
);
comment on table private.former_passes is
  'Places on a list that became part of another by a merge: codes and scans under the former id are the other''s. Written by merging, gone with its undoing.';
create index former_passes_guest on private.former_passes (event_guest_id, event_id);
create index former_passes_event on private.former_passes (event_id);
alter table private.former_passes enable row level security;
