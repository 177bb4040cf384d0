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
  await planner("create_campaign_link", { campaign_id_param, kind_param: "embed_donation" });
}
