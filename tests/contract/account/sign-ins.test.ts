import { REALTIME_SUBSCRIBE_STATES } from "@supabase/supabase-js";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { databases } from "../support/databases.ts";
import { aPerson, goodPassword, type Person } from "../support/people.ts";
import type { ProductServer } from "../support/product-server.ts";
import { nextYear } from "../../support/next-year.ts";

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

  const tryPassword = (password: string, client = server.client()) =>
    client.auth.signInWithPassword({ email: ada.email, password });

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

  it("an administrator looks at an account and changes nothing in it", async () => {
    expect((await tryPassword(goodPassword, ada.client)).error).toBeNull();
    const own = {
      start_date: `${nextYear}-06-01T10:00:00Z`,
      end_date: `${nextYear}-06-01T12:00:00Z`,
    };
    const event = { ...own, name: "Regatta", user_id: ada.user.id, time_zone: "UTC" };
    expect((await ada.client.from("events").insert(event)).error).toBeNull();
    const begun = await administrator.client.rpc("start_viewing", {
      user_id_param: ada.user.id,
      reason_param: "Ticket 12",
    });
    const viewing = String(begun.data.id);
    const lookAs = async (person: Person, path: string, init: RequestInit = {}) => {
      const { data } = await person.client.auth.getSession();
      return server.ask(path, {
        ...init,
        headers: {
          apikey: server.key,
          authorization: `Bearer ${data.session?.access_token}`,
          "content-type": "application/json",
          "x-view-as": viewing,
        },
      });
    };
    const events = "/rest/v1/events?select=name";
    const seen = await lookAs(administrator, `${events}&user_id=eq.${ada.user.id}`);
    expect(await seen.json()).toEqual([{ name: "Regatta" }]);
    const admins = await lookAs(administrator, "/rest/v1/rpc/admin_list_users", { method: "POST" });
    expect(await admins.json()).toMatchObject({ code: "PT403" });
    for (const [method, path, body] of [
      ["PATCH", `/rest/v1/events?user_id=eq.${ada.user.id}`, { name: "Mine" }],
      ["POST", "/rest/v1/events", event],
      ["DELETE", `/rest/v1/events?user_id=eq.${ada.user.id}`, {}],
      ["POST", "/rest/v1/rpc/set_user_plan", { user_id_param: ada.user.id }],
      ["PUT", "/auth/v1/user", { password: goodPassword }],
      ["POST", "/storage/v1/object/covers/x.png", {}],
    ] as const) {
      const tried = await lookAs(administrator, path, { method, body: JSON.stringify(body) });
      expect(tried.ok, `${method} ${path}`).toBe(false);
    }
    for (const [name, body] of [
      ["admin-session-management", { action: "force_logout", user_id: ada.user.id }],
      ["account-export", {}],
      ["plan-checkout", { plan: "business", period: "month" }],
    ] as const) {
      const init = { method: "POST", body: JSON.stringify(body) };
      const tried = await lookAs(administrator, `/functions/v1/${name}`, init);
      expect(tried.status, name).toBe(403);
      expect(await tried.json(), name).toMatchObject({
        message: "You are only looking at this account.",
      });
    }
    expect((await ada.client.from("events").select("name")).data).toEqual([{ name: "Regatta" }]);
    expect(await (await lookAs(ada, events)).json()).toMatchObject({ code: "PT403" });
    await administrator.client.rpc("end_viewing", { viewing_id_param: viewing });
    expect(await (await lookAs(administrator, events)).json()).toMatchObject({ code: "PT403" });
  });

  it("a live channel ends with a place in the team and with a forced sign-out, and goes on for the owner", async () => {
    expect((await tryPassword(goodPassword, ada.client)).error).toBeNull();
    const bob = await aPerson(server, "bob");
    const db = server.admin();
    const account = await db
      .from("accounts")
      .select("id")
      .eq("owner_user_id", ada.user.id)
      .single();
    const account_id = String(account.data?.id);
    const viewer = await db.from("roles").select("id").eq("key", "viewer").single();
    const member = await db
      .from("team_members")
      .insert({ account_id, user_id: bob.user.id, role_id: String(viewer.data?.id) })
      .select("id")
      .single();
    const event = await ada.client
      .from("events")
      .insert({
        name: "Supper",
        user_id: ada.user.id,
        time_zone: "UTC",
        start_date: `${nextYear}-07-01T10:00:00Z`,
        end_date: `${nextYear}-07-01T12:00:00Z`,
      })
      .select("id")
      .single();
    const told: Record<string, unknown[]> = { ada: [], bob: [] };
    const systems: string[] = [];
    for (const [name, { client }] of Object.entries({ ada, bob })) {
      const change = { event: "INSERT", schema: "public", table: "event_guests" } as const;
      const channel = client
        .channel("guests")
        .on("postgres_changes", change, (row) => told[name]?.push(row.new["guest_id"]))
        .on("system", {}, ({ status }) => void (name === "bob" && systems.push(status)));
      await new Promise<void>((resolve) => {
        channel.subscribe((state) => {
          if (state === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) resolve();
        });
      });
    }
    const invite = async (full_name: string) => {
      const guest = await db.from("guests").insert({ account_id, full_name }).select("id").single();
      const row = { account_id, event_id: event.data?.id, guest_id: guest.data?.id };
      expect((await db.from("event_guests").insert(row)).error).toBeNull();
      return guest.data?.id;
    };
    const arrive = (all: object) =>
      vi.waitFor(() => expect(told).toEqual(all), { timeout: 60_000, interval: 5 });

    const first = await invite("First");
    await arrive({ ada: [first], bob: [first] });
    const removed = await ada.client.rpc("remove_team_member", {
      member_id_param: String(member.data?.id),
    });
    expect(removed.error).toBeNull();
    const second = await invite("Second");
    await arrive({ ada: [first, second], bob: [first] });
    expect(systems).toEqual(["ok"]);

    const forced = await administrator.client.functions.invoke("admin-session-management", {
      body: { action: "force_logout", user_id: bob.user.id },
    });
    expect(forced.data).toMatchObject({ success: true, ended: 1 });
    await vi.waitFor(() => expect(systems).toEqual(["ok", "error"]), { timeout: 15_000 });
    const third = await invite("Third");
    await arrive({ ada: [first, second, third], bob: [first] });
  });

  it("an address that a member got opens a file no longer than the member may see it", async () => {
    expect((await tryPassword(goodPassword, ada.client)).error).toBeNull();
    const plan = { plan_type_param: "business", reason_param: "For a team" };
    const bought = { user_id_param: ada.user.id, ...plan };
    expect((await administrator.client.rpc("set_user_plan", bought)).error).toBeNull();
    const eve = await aPerson(server, "eve");
    const db = server.admin();
    const account = await db
      .from("accounts")
      .select("id")
      .eq("owner_user_id", ada.user.id)
      .single();
    const account_id = String(account.data?.id);
    const editor = await db.from("roles").select("id").eq("key", "editor").single();
    const member = await db
      .from("team_members")
      .insert({ account_id, user_id: eve.user.id, role_id: String(editor.data?.id) })
      .select("id")
      .single();
    const event = await ada.client
      .from("events")
      .insert({
        name: "Picnic",
        user_id: ada.user.id,
        time_zone: "UTC",
        start_date: `${nextYear}-08-01T10:00:00Z`,
        end_date: `${nextYear}-08-01T12:00:00Z`,
      })
      .select("id")
      .single();
    const name = `${event.data?.id}/lake.png`;
    const bytes = await sharp({
      create: { width: 8, height: 8, channels: 3, background: "teal" },
    })
      .png()
      .toBuffer();
    const photos = ({ client }: Person) => client.storage.from("photos");
    const put = await photos(ada).upload(name, bytes, { contentType: "image/png" });
    expect(put.error).toBeNull();
    const opened = async (person: Person) => {
      const signed = await photos(person).createSignedUrl(name, 600);
      expect(signed.error).toBeNull();
      const { pathname, search } = new URL(signed.data?.signedUrl ?? "");
      return async () => (await server.ask(pathname + search)).status;
    };
    const [asEve, asAda] = [await opened(eve), await opened(ada)];
    expect([await asEve(), await asAda()]).toEqual([200, 200]);
    const removed = await ada.client.rpc("remove_team_member", {
      member_id_param: String(member.data?.id),
    });
    expect(removed.error).toBeNull();
    expect([await asEve(), await asAda()]).toEqual([404, 200]);
  });
});
