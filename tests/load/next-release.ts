import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { layRelease } from "../support/linked-release.ts";

/** A release adds first: columns of tables that are written all the time, a table, and what it notes by itself. */
const added = `
alter table public.rsvps add column next_note text;
alter table public.orders add column next_note text not null default '';
alter table public.tickets add column next_note text not null default '';
alter table public.jobs add column next_note text;
create table private.next_notes (ticket_id uuid primary key, noted_at timestamptz not null default now());
create function private.note_next() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into private.next_notes (ticket_id) values (new.id);
  return null;
end
$$;
create trigger note_next after insert on public.tickets for each row execute function private.note_next();
`;

/** Lays the release that could follow this one into a folder: the same, with one more migration. */
export function layNextRelease(folder: string): void {
  layRelease(folder, null);
  writeFileSync(join(folder, "supabase/migrations/99991231235959_next_release.sql"), added);
}
