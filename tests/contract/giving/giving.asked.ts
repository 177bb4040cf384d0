import { type Demo, lastWord } from "../support/asked.ts";
import { idOf, payFor } from "../support/asked-orders.ts";

/** What the functions of giving answer. */
export async function ask(demo: Demo): Promise<void> {
  const { planner, server } = demo;
  await planner("list_gifts", { page_size: 200 });
  for (const { id: campaign_id_param } of await planner("list_campaigns")) {
    for (const link of await planner("list_campaign_links", { campaign_id_param })) {
      if (link.status === "active")
        await server("get_shared_campaign", { token: lastWord(link.url) });
    }
  }
  await server("claim_due_gifts");
  const [campaign] = await planner("list_campaigns");
  const campaign_id_param = campaign?.id ?? "";
  const link = await planner("create_campaign_link", {
    campaign_id_param,
    kind_param: "embed_donation",
  });
  const gift = { amountMinor: 2_500, idempotencyKey: crypto.randomUUID() };
  const donor = { donorName: "Ada Lindqvist", donorEmail: "ada@guests.test" };
  await planner("record_offline_gift", {
    campaign_id_param,
    gift: { ...gift, ...donor, method: "cash" },
  });
  const given = await server("create_gift", {
    token: link.token,
    payload: { ...gift, name: donor.donorName, email: donor.donorEmail, visitor: null },
  });
  await server("get_gift", { gift_token: given.giftToken });
  await planner("save_campaign", {
    campaign_id_param: null,
    campaign: { name: "A roof for the boathouse", beneficiary: "Hartwell Rowing Club" },
  });
  await askMonthly(demo, link.token);
}

/** A gift that repeats: begun, paid, and changed by its donor. */
async function askMonthly(demo: Demo, token: string): Promise<void> {
  const { server } = demo;
  const { giftToken: gift_token, ...gift } = await server("create_gift", {
    token,
    payload: {
      amountMinor: 2_500,
      frequency: "month",
      idempotencyKey: crypto.randomUUID(),
      name: "Ada Lindqvist",
      email: "ada@guests.test",
      visitor: null,
    },
  });
  const { totalMinor, currency, testMode } = gift;
  const page = { provider: "test", provider_ref: "cs_gift", amount_minor: totalMinor, currency };
  await server("begin_gift_payment", { gift_token, ...page });
  await payFor(demo, "cs_gift", { amountMinor: totalMinor, currency, testMode });
  const paid = await server("get_gift", { gift_token });
  const plan_token = paid.plan?.planToken ?? "";
  await server("get_giving_plan", { plan_token });
  await server("change_giving_plan", { plan_token, payload: { action: "pause" } });
  const donationId = await idOf(demo, "donations", "provider_ref", "cs_gift");
  await demo.noteJob("donation_failed", { donationId });
  const back = { donation_id_param: donationId, amount_minor_param: 500, reason_param: "Ill" };
  await demo.client.rpc("refund_gift", back);
  await demo.noteJob("donation_refunded", { donationId, amountMinor: 500 });
}
