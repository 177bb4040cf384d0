-- Refund run calls: grants.

grant execute on function public.preview_refund_run(uuid, uuid[]), public.start_refund_run(uuid, uuid[], text, uuid),
  public.change_refund_run(uuid, text), public.note_paid_by_hand(uuid, uuid), public.get_refund_run(uuid),
  public.list_refund_runs(uuid), public.list_refund_run_orders(uuid, text[], integer, integer)
  to authenticated, service_role;
