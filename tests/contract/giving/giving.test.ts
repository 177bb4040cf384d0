import { createFundraisingApi } from "@jubilee/core/giving/fundraising.api";
import { emptyCampaign } from "@jubilee/core/giving/fundraising.rules";
import type { CampaignDraft } from "@jubilee/core/giving/fundraising.types";
import { valueOf } from "@jubilee/core/base/result.rules";
import type {
  CampaignPulse,
  GiftResult,
  GiftView,
  GivingFrequency,
  GivingPage,
  SharedCampaign,
} from "@jubilee/core/giving/giving.types";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPerson } from "../support/people.ts";
import { type ProductServer, startProductServer } from "../support/product-server.ts";

const form = { "content-type": "application/x-www-form-urlencoded" };
const json = { "content-type": "application/json" };

const draft: CampaignDraft = {
  ...emptyCampaign,
  name: "Keep the library open",
  beneficiary: "Friends of the Library",
  goalMinor: 100_000,
  startsAt: "2026-01-01T00:00:00.000Z",
  endsAt: "2099-12-31T00:00:00.000Z",
  funds: [
    { id: "sundays", name: "Sunday opening" },
    { id: "children", name: "The children’s corner" },
  ],
  frequencies: ["once", "month", "year"],
  matchSponsor: "Kettle Street Hardware",
  matchBps: 5000,
  matchCapMinor: 2000,
};

describe("giving", () => {
  let server: ProductServer;
  let admin: SupabaseClient;
  let api: ReturnType<typeof createFundraisingApi>;
  let campaignId: string;
  let token: string;

  beforeAll(async () => {
    server = await startProductServer(null);
    admin = server.admin();
    const { client } = await aPerson(server, "giver");
    const plan = await client.functions.invoke<{ redirectUrl: string }>("plan-checkout", {
      body: { plan: "business", returnUrl: "http://127.0.0.1:4400/account-settings" },
    });
    await pay(plan.data?.redirectUrl);
    api = createFundraisingApi(client);
    campaignId = await valueOf(api.save(null, draft));
    await valueOf(api.setStatus(campaignId, "live"));
    const [link] = await valueOf(api.links(campaignId));
    token = link?.token ?? "";
  });
  afterAll(() => server.close());

  /** What the payment page's button does. */
  async function pay(redirectUrl: string | null | undefined): Promise<void> {
    const { pathname } = new URL(redirectUrl ?? "http://none");
    const paid = await server.ask(pathname, { method: "POST", headers: form, body: "action=pay" });
    expect(paid.status).toBe(303);
  }
  const read = async <Shape>(path: string): Promise<Shape> => {
    const response = await server.ask(`/functions/v1/embed/${path}`);
    expect(response.status).toBe(200);
    return response.json();
  };
  const raised = async () => {
    // What everybody may see is remembered for a second; the planner's figures are not.
    const campaign = (await valueOf(api.campaigns())).find(({ id }) => id === campaignId);
    return campaign?.raisedMinor;
  };
  const work = async () => {
    const done = await admin.functions.invoke("jobs?chores=1", { body: {} });
    expect(done.error).toBeNull();
  };
  const jobsDone = async (kind: string) => {
    const { data } = await admin.from("jobs").select("id").eq("kind", kind).eq("status", "done");
    return data?.length;
  };

  /** What an open page asks for again and again; the server may be a second behind. */
  const pulse = async () => {
    const { state, progress } = await read<CampaignPulse>(`donation/${token}/progress`);
    return [state, progress.raisedMinor];
  };

  async function give(frequency: GivingFrequency, change: object = {}): Promise<GiftView> {
    const response = await server.ask(`/functions/v1/embed/donation/${token}`, {
      method: "POST",
      headers: json,
      body: JSON.stringify({
        amountMinor: 3000,
        frequency,
        coversFee: false,
        fundId: "children",
        name: "Florian",
        email: `florian-${crypto.randomUUID()}@post.example`,
        wallName: null,
        dedication: null,
        returnUrl: "http://127.0.0.1:4400/donation-success",
        idempotencyKey: crypto.randomUUID(),
        ...change,
      }),
    });
    expect(response.status).toBe(200);
    const { gift, redirectUrl }: GiftResult = await response.json();
    await pay(redirectUrl);
    return read<GiftView>(`gift/${gift.giftToken}`);
  }

  /** The clock moves: a repeating gift begun so long ago that its next charge is due. */
  async function periodIsOver(frequency: "month" | "year"): Promise<void> {
    const dayMs = 86_400_000;
    const backMs = (frequency === "month" ? 31 : 366) * dayMs;
    const { error } = await admin
      .from("giving_plans")
      .update({
        started_at: new Date(Date.now() - backMs).toISOString(),
        next_charge_at: new Date(Date.now() - 60_000).toISOString(),
      })
      .eq("frequency", frequency)
      .eq("status", "active");
    expect(error).toBeNull();
  }

  const giftsOf = async () => valueOf(api.gifts(campaignId, ""));

  it("keeps what its planner filled in, and donors read it", async () => {
    const [kept] = await valueOf(api.campaigns());
    expect(kept).toMatchObject({
      ...draft,
      startsAt: expect.any(String),
      endsAt: expect.any(String),
    });
    const { campaign } = await read<SharedCampaign>(`donation/${token}`);
    expect(campaign).toMatchObject({
      state: "open",
      funds: draft.funds,
      match: { sponsor: "Kettle Street Hardware", bps: 5000, capMinor: 2000 },
    });
    const wrong = await api.save(campaignId, { ...draft, matchBps: 200_000 });
    expect(wrong.ok ? null : wrong.error.field).toBe("matchBps");
  });

  it("counts a gift once, with its fund, its receipt and the sponsor's half up to the cap", async () => {
    const gift = await give("once", {
      coversFee: true,
      wallName: "Florian",
      dedication: { kind: "honour", name: "Großmutter Hannelore" },
    });
    expect(gift).toMatchObject({
      status: "succeeded",
      fund: "The children’s corner",
      feeMinor: 121,
    });
    expect(await raised()).toBe(3000);
    await work();
    expect(await jobsDone("donation_receipt")).toBe(1);
    await give("once");
    const { data } = await admin.from("donations").select("matched_minor").order("created_at");
    expect(data?.map(({ matched_minor }) => matched_minor)).toEqual([1500, 500]);
    const line = (await giftsOf()).find(({ isAnonymous }) => !isAnonymous);
    expect(line).toMatchObject({ dedication: "In honour of Großmutter Hannelore" });
  });

  it("charges a monthly gift each month until its donor ends it, and can give one month back", async () => {
    const before = (await raised()) ?? 0;
    const first = await give("month");
    expect(first.plan).toMatchObject({ status: "active", frequency: "month" });
    await work();
    expect(await raised()).toBe(before + 3000);
    await periodIsOver("month");
    await work();
    await work();
    expect(await raised()).toBe(before + 6000);
    expect(await jobsDone("donation_receipt")).toBe(4);
    const page = await read<GivingPage>(`giving/${first.plan?.planToken ?? ""}`);
    expect(page.gifts.map(({ status }) => status)).toEqual(["succeeded", "succeeded"]);
    expect(Date.parse(page.plan.nextChargeAt ?? "")).toBeGreaterThan(Date.now());

    const [newest] = await giftsOf();
    await valueOf(api.refund(newest?.id ?? "", 3000, "Charged once too often"));
    await work();
    expect(await raised()).toBe(before + 3000);
    await expect.poll(pulse, { timeout: 60_000 }).toEqual(["open", before + 3000]);
    // The provider's word made the mail's job while the jobs were running.
    await work();
    expect(await jobsDone("donation_refunded")).toBe(1);

    const ended = await server.ask(`/functions/v1/embed/giving/${first.plan?.planToken ?? ""}`, {
      method: "POST",
      headers: json,
      body: JSON.stringify({ action: "cancel" }),
    });
    expect(ended.status).toBe(200);
    await periodIsOver("month");
    await work();
    expect(await raised()).toBe(before + 3000);
  });

  it("charges a yearly gift a year later", async () => {
    const before = (await raised()) ?? 0;
    const { plan } = await give("year");
    const daysAhead = (Date.parse(plan?.nextChargeAt ?? "") - Date.now()) / 86_400_000;
    expect(daysAhead).toBeGreaterThan(364);
    await work();
    expect(await raised()).toBe(before + 3000);
    await periodIsOver("year");
    await work();
    expect(await raised()).toBe(before + 6000);
  });

  it("counts what came by hand, once", async () => {
    const before = (await raised()) ?? 0;
    const gift = {
      amountMinor: 12_500,
      method: "cheque" as const,
      donorName: "Ruth",
      donorEmail: "",
      onWall: true,
      note: "",
      idempotencyKey: crypto.randomUUID(),
    };
    await valueOf(api.recordGift(campaignId, gift));
    await valueOf(api.recordGift(campaignId, gift));
    expect(await raised()).toBe(before + 12_500);
  });
});
