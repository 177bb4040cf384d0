-- Refunds: grants.

grant execute on function public.request_refund(uuid, bigint, text, uuid, jsonb),
  public.refund_extra_payment(uuid, text, uuid) to service_role;
grant execute on function public.resolve_order_attention(uuid, text) to authenticated, service_role;
