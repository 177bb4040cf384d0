import type { OpenBackend } from "../backend.types.ts";

/**
 * Puts the demo's paid orders into the test provider's books, so that they can be given back like
 * any other. Doing it again changes nothing.
 */
export async function keepDemoBooks(backend: Pick<OpenBackend, "query">): Promise<void> {
  await backend.query(
    `insert into test_payments.checkouts (id, idempotency_key, request, status, refunded_minor)
     select p.provider_ref, p.provider_ref, jsonb_build_object(
         'subject', jsonb_build_object('kind', 'order', 'orderCode', o.code),
         'lines', '[]'::jsonb, 'amountMinor', p.amount_minor, 'currency', p.currency, 'title', o.code,
         'buyerEmail', o.buyer_email, 'successUrl', '', 'cancelUrl', '', 'expiresAt', null,
         'locale', o.locale, 'idempotencyKey', p.provider_ref),
       'paid', o.refunded_minor
     from public.payments p join public.orders o on o.id = p.order_id
     where p.provider = 'test' and p.provider_ref like 'demo\\_%'
     on conflict do nothing`,
  );
}
