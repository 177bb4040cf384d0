import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databases } from "./support/databases.ts";
import { aPerson, goodPassword, type Person } from "./support/people.ts";
import type { ProductServer } from "./support/product-server.ts";

describe.each(databases)("sign-in history and suspension on $driver", ({ startProduct }) => {
  let server: ProductServer;
  let ada: Person;
  let administrator: Person;
  beforeAll(async () => {
    server = await startProduct();
    ada = await aPerson(server, "ada");
    administrator = await aPerson(server, "administrator");
    const { error } = await server
      .admin()
      .from("administrators")
      .insert({ user_id: administrator.user.id });
    if (error) throw new Error(error.message);
  });
  afterAll(() => server.close());

  const tryPassword = (password: string) =>
    server.client().auth.signInWithPassword({ email: ada.email, password });

  it("keeps wrong passwords, and five of them are an alert for the account alone", async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await tryPassword("not-the-password")).error?.code).toBe("invalid_credentials");
    }
    const history = await ada.client.from("sign_ins").select("succeeded");
    expect(history.data?.filter(({ succeeded }) => !succeeded)).toHaveLength(5);
    expect(history.data?.filter(({ succeeded }) => succeeded)).toHaveLength(1);
    const own = await ada.client.rpc("check_security_violations_realtime");
    expect(own.data).toMatchObject({
      violations: [{ type: "repeated wrong password", severity: "high", count: 1 }],
    });
    const stranger = await aPerson(server, "stranger");
    const others = await stranger.client.rpc("check_security_violations_realtime");
    expect(others.data).toMatchObject({ status: "secure" });
  });

  it("a suspended person's session is dead and sign-in says why; restored, all is as before", async () => {
    const suspend = (person: Person) =>
      person.client.rpc("suspend_user", { user_id_param: ada.user.id, reason_param: "Spam" });
    expect((await suspend(ada)).error?.code).toBe("PT403");
    expect((await suspend(administrator)).error).toBeNull();
    const dead = await ada.client.rpc("list_my_sessions");
    expect(dead.error).not.toBeNull();
    const refused = await tryPassword(goodPassword);
    expect(refused.error?.code).toBe("user_banned");
    expect(refused.error?.message).toContain("suspended");
    const restored = await administrator.client.rpc("restore_user", {
      user_id_param: ada.user.id,
      reason_param: "Sorted out",
    });
    expect(restored.error).toBeNull();
    expect((await tryPassword(goodPassword)).error).toBeNull();
  });
});
