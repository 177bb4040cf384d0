import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type Shop } from "../support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe("functions by name", () => {
  it("answers an unknown one as Supabase does", async () => {
    const response = await shop.call("POST", "/functions/v1/nothing-here", {});
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      code: "NOT_FOUND",
      message: "Requested function was not found",
    });
  });

  it("refuses a forged token", async () => {
    const response = await shop.call(
      "POST",
      "/functions/v1/plan-checkout",
      {},
      {
        authorization: "Bearer eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoicG9zdGdyZXMifQ.AAAA",
      },
    );
    expect(response.status).toBe(401);
  });

  it("keeps jobs to the server", async () => {
    expect((await shop.callAs(shop.plannerId, "/functions/v1/jobs", {})).status).toBe(403);
    const withKey = await shop.call(
      "POST",
      "/functions/v1/jobs",
      {},
      {
        apikey: shop.backend.secrets.secretKey,
      },
    );
    expect(withKey.status).toBe(200);
  });

  it("stores policy reports, bounded and without queries, and always answers the same", async () => {
    const report = {
      blockedURI: "https://evil.example/x.js",
      violatedDirective: "script-src",
      documentURI: "http://127.0.0.1:4400/event-info-view/secret-token?a=1#b",
      lineNumber: 3,
      unknown: "dropped",
    };
    for (const body of [report, { ...report, originalPolicy: "p".repeat(9000) }, "{", "[1]"]) {
      expect((await shop.call("POST", "/api/csp-violation", body)).status).toBe(204);
    }
    const row = await shop.one<{ report_count: string; document_uri: string }>(
      "select report_count::text, document_uri from public.csp_reports where violated_directive = 'script-src'",
    );
    expect(row.report_count).toBe("2");
    expect(row.document_uri).not.toContain("?");
  });
});

describe("sessions for administrators", () => {
  const path = "/functions/v1/admin-session-management";

  it("lists and ends a person's sessions, for administrators alone", async () => {
    const adminId = await shop.addPerson();
    const personId = await shop.addPerson();
    await shop.backend.query("insert into public.administrators (user_id) values ($1::uuid)", [
      adminId,
    ]);
    await shop.backend.query(
      `insert into auth.sessions (id, user_id, created_at, updated_at, user_agent, ip)
       values (gen_random_uuid(), $1::uuid, now(), now(), 'Test/1', '203.0.113.7')`,
      [personId],
    );
    const body = { action: "get_user_session_info", user_id: personId };
    expect((await shop.call("POST", path, body)).status).toBe(401);
    expect((await shop.callAs(personId, path, body)).status).toBe(403);
    const info = await shop.callAs(adminId, path, body);
    expect(await info.json()).toMatchObject({
      success: true,
      sessions: [{ userId: personId, userAgent: "Test/1", ipPrefix: "203.0.113.x" }],
    });
    const all = await shop.callAs(adminId, path, { action: "get_sessions" });
    expect(await all.json()).toMatchObject({ success: true });
    const ended = await shop.callAs(adminId, path, { action: "force_logout", user_id: personId });
    expect(await ended.json()).toMatchObject({ success: true, ended: 1 });
    expect((await shop.callAs(adminId, path, body)).status).toBe(200);
    for (const wrong of [{ action: "drop" }, { action: "force_logout", user_id: "me" }]) {
      expect((await shop.callAs(adminId, path, wrong)).status).toBe(422);
    }
  });
});
