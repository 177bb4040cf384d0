-- Tickets of one activity: sold for it alone, and what opens its entry list.

alter table public.ticket_types add constraint ticket_types_activity_fkey
  foreign key (activity_id, event_id) references public.activities (id, event_id) on delete set null (activity_id);
