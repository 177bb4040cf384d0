import { REALTIME_SUBSCRIBE_STATES } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { databases } from "../support/databases.ts";
import { aPerson, type Person } from "../support/people.ts";
import type { ProductServer } from "../support/product-server.ts";

/** What the team's page of somebody hears while it is open, in the order it came. */
async function listening({ client, user }: Person): Promise<string[]> {
  const heard: string[] = [];
  const channel = client
    .channel(`team:${user.id}`)
    .on(
      "postgres_changes",
      { event: "INSERT", schema: "public", table: "notices", filter: `user_id=eq.${user.id}` },
      ({ new: { topic, detail } }) => heard.push(`${topic} ${detail.kind}`),
    );
  await new Promise<void>((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) resolve();
      else if (status !== REALTIME_SUBSCRIBE_STATES.CLOSED) reject(error ?? new Error(status));
    });
  });
  return heard;
}

/** What is open for somebody to answer, as the team's page reads it. */
const offerFor = async ({ client }: Person, account_id_param: string) =>
  (await client.rpc("get_team", { account_id_param })).data.offer;

const arrives = (check: () => void): Promise<void> =>
  vi.waitFor(check, { timeout: 60_000, interval: 5 });

describe.each(databases)("an account that is offered, live on $driver", ({ startProduct }) => {
  let server: ProductServer;
  let owner: Person;
  let admin: Person;
  let colleague: Person;
  let accountId: string;
  let memberIds: ReadonlyMap<string, string>;
  beforeAll(async () => {
    server = await startProduct();
    [owner, admin, colleague] = [
      await aPerson(server, "owner"),
      await aPerson(server, "admin"),
      await aPerson(server, "colleague"),
    ];
    const tables = server.admin();
    const one = async (table: string, column: string, value: string) => {
      const { data, error } = await tables.from(table).select("id").eq(column, value).single();
      if (error) throw new Error(error.message);
      return String(data["id"]);
    };
    accountId = await one("accounts", "owner_user_id", owner.user.id);
    const role_id = await one("roles", "key", "admin");
    const members = await tables
      .from("team_members")
      .insert(
        [admin, colleague].map(({ user }) => ({
          account_id: accountId,
          user_id: user.id,
          role_id,
        })),
      )
      .select("id, user_id");
    memberIds = new Map(members.data?.map(({ id, user_id }) => [user_id, id]));
    const administrator = await aPerson(server, "administrator");
    await tables.from("administrators").insert({ user_id: administrator.user.id });
    const plan = await administrator.client.rpc("set_user_plan", {
      user_id_param: owner.user.id,
      plan_type_param: "business",
      reason_param: "A team",
    });
    if (members.error || plan.error) throw members.error ?? plan.error;
  });
  afterAll(() => server.close());

  it("is heard by the one who is asked and by the one who asked, each of what the other did, and by nobody else", async () => {
    const [toOwner, toAdmin, toColleague] = [
      await listening(owner),
      await listening(admin),
      await listening(colleague),
    ];
    const offer = async (by: Person, to: Person): Promise<string> => {
      const { data, error } = await by.client.rpc("offer_ownership", {
        member_id_param: memberIds.get(to.user.id),
      });
      if (error) throw new Error(error.message);
      return String(data);
    };
    const first = await offer(owner, admin);
    await arrives(() => expect(toAdmin).toEqual(["planning offered"]));
    expect(await offerFor(admin, accountId)).toMatchObject({ id: first });

    await admin.client.rpc("end_ownership_offer", { offer_id_param: first });
    await arrives(() => expect(toOwner).toEqual(["planning refused"]));
    expect(await offerFor(owner, accountId)).toBeNull();

    const second = await offer(owner, admin);
    await owner.client.rpc("end_ownership_offer", { offer_id_param: second });
    await arrives(() =>
      expect(toAdmin).toEqual(["planning offered", "planning offered", "planning withdrawn"]),
    );

    const third = await offer(owner, admin);
    const taken = await admin.client.rpc("accept_ownership", { offer_id_param: third });
    expect(taken.error).toBeNull();
    await arrives(() => expect(toOwner).toContain("planning given"));
    expect(await offerFor(admin, accountId)).toBeNull();

    // Everything before has been told by the time that they are asked themselves.
    await offer(admin, colleague);
    await arrives(() => expect(toColleague).toHaveLength(1));
    expect(toColleague).toEqual(["planning offered"]);
  });
});
