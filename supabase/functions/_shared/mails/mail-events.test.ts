import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import { createMailEvents } from "./mail-events.ts";

const secret = `whsec_${btoa("a secret of thirty-two characters")}`;

function signed(body: unknown, by = "webhook", at = new Date(), key = secret): Request {
  const text = JSON.stringify(body);
  return new Request("https://jubilee.example/functions/v1/mail-webhook", {
    method: "POST",
    body: text,
    headers: {
      [`${by}-id`]: "msg_1",
      [`${by}-timestamp`]: String(Math.floor(at.getTime() / 1000)),
      [`${by}-signature`]: new Webhook(key).sign("msg_1", at, text),
    },
  });
}

const bounced = (type: string) => ({
  type: "email.bounced",
  data: {
    email_id: "ref-1",
    to: ["ada@guests.example"],
    bounce: { type, message: "No such user" },
  },
});

describe("events of the mail service", () => {
  it.each(["webhook", "svix"])("are read when they are signed, by headers of %s", async (by) => {
    expect(await createMailEvents(secret).verify(signed(bounced("Permanent"), by))).toEqual({
      type: "bounced",
      providerRef: "ref-1",
      email: "ada@guests.example",
      isPermanent: true,
      reason: "No such user",
    });
  });

  it("tell a full mailbox from one that does not exist", async () => {
    const event = await createMailEvents(secret).verify(signed(bounced("Transient")));
    expect(event).toMatchObject({ type: "bounced", isPermanent: false });
  });

  it("are nothing when they are about something else", async () => {
    const event = { type: "email.opened", data: { email_id: "ref-1" } };
    expect(await createMailEvents(secret).verify(signed(event))).toBeNull();
  });

  it("are refused with another signature, an old one, or none", async () => {
    const events = createMailEvents(secret);
    const other = `whsec_${btoa("another secret, of the same length")}`;
    const tenMinutesAgo = new Date(Date.now() - 600_000);
    const unsigned = new Request("https://jubilee.example", { method: "POST", body: "{}" });
    await expect(events.verify(signed({}, "webhook", new Date(), other))).rejects.toThrow("valid");
    await expect(events.verify(signed({}, "webhook", tenMinutesAgo))).rejects.toThrow("valid");
    await expect(events.verify(unsigned)).rejects.toThrow("valid");
    await expect(createMailEvents(null).verify(signed({}))).rejects.toThrow("No secret");
  });
});
