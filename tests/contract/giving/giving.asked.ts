import { type Demo, lastWord } from "../support/asked.ts";

/** What the functions of giving answer. */
export async function ask({ planner, server }: Demo): Promise<void> {
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
}
