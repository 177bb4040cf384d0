import type { OpenBackend } from "../backend.types.ts";

/**
 * Puts the demo's paid orders and gifts into the test provider's books, so that they can be given back like
 * any other. Doing it again changes nothing.
 */
export async function keepDemoBooks(backend: Pick<OpenBackend, "query">): Promise<void> {
  await backend.query(
    `insert into test_payments.checkouts (id, idempotency_key, request, status, refunded_minor, dispute, created_at)
     select p.provider_ref, p.provider_ref, jsonb_build_object(
         'subject', jsonb_build_object('kind', 'order', 'orderCode', o.code),
         'lines', '[]'::jsonb, 'amountMinor', p.amount_minor, 'currency', p.currency, 'title', o.code,
         'buyerEmail', o.buyer_email, 'successUrl', '', 'cancelUrl', '', 'expiresAt', null,
         'locale', o.locale, 'idempotencyKey', p.provider_ref),
       'paid', o.refunded_minor, case when p.status = 'disputed' then 'open' end, p.created_at
     from public.payments p join public.orders o on o.id = p.order_id
     where p.provider = 'test' and p.provider_ref like 'demo\\_%'
     on conflict do nothing`,
  );
  await backend.query(
    `insert into test_payments.checkouts (id, idempotency_key, request, status, created_at)
     select d.provider_ref, d.provider_ref, jsonb_build_object(
         'subject', jsonb_build_object('kind', 'donation', 'donationCode', d.code),
         'lines', '[]'::jsonb, 'amountMinor', d.total_minor, 'currency', d.currency, 'title', d.code,
         'buyerEmail', d.donor_email, 'successUrl', '', 'cancelUrl', '', 'expiresAt', null,
         'locale', 'en', 'idempotencyKey', d.provider_ref),
       'paid', d.created_at
     from public.donations d
     where d.provider = 'test' and d.provider_ref like 'demo\\_%' and d.status <> 'pledged'
     on conflict do nothing`,
  );
  await backend.query(
    `insert into test_payments.refunds (id, idempotency_key, checkout_id, amount_minor, created_at)
     select r.provider_ref, r.provider_ref, p.provider_ref, r.amount_minor, r.updated_at
     from public.refunds r join public.payments p on p.id = r.payment_id
     where r.provider = 'test' and r.provider_ref like 'demo\\_%' and r.status = 'done'
     on conflict do nothing`,
  );
}
