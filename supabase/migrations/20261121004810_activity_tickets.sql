-- Tickets of one activity: sold for it alone, and what opens its entry list.

alter table public.ticket_types
  add column activity_id uuid,
  add constraint ticket_types_activity_fkey foreign key (activity_id, event_id)
    references public.activities (id, event_id) on delete set null (activity_id);
comment on column public.ticket_types.activity_id is
  'The one activity this ticket is for; null for the whole event. Who holds it has what the activity asks for.';
create index ticket_types_activity on public.ticket_types (activity_id, event_id);
create trigger gate_activity before update of activity_id on public.ticket_types
for each row when (new.activity_id is distinct from old.activity_id)
execute function private.gate_write('ticket-management');
create trigger audit_activity after update of activity_id on public.ticket_types
for each row when (new.activity_id is distinct from old.activity_id)
execute function private.audit_row();
grant insert (activity_id), update (activity_id) on public.ticket_types to authenticated;
