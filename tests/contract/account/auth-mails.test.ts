import type { Handler } from "@jubilee/backend/backend.types";
import { textsBy } from "@jubilee/backend/front/auth/outgoing";
import { createFront } from "@jubilee/backend/front/front";
import { keepSending } from "@jubilee/backend/mail/keep-sending";
import { createKeptMessages } from "@jubilee/backend/mail/kept-messages";
import { createMailer } from "@jubilee/backend/mail/mailer";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { makeMailServer, type MailServer } from "../../support/mail-server.ts";
import { nextPeer } from "../support/clients.ts";
import type { ContractServer } from "../support/contract-server.ts";
import { databasesByTempo } from "../support/databases.ts";
import { aPerson, freshAddress, goodPassword } from "../support/people.ts";

const minuteMs = 60_000;

describe.each(databasesByTempo)(
  "mails of sign-in and a mail server that is away, on $driver",
  ({ start }) => {
    let server: ContractServer;
    let post: MailServer;
    let front: Handler;
    let aheadMs = 0;
    beforeAll(async () => {
      server = await start();
    });
    afterAll(() => server.close());

    const now = () => Date.now() + aheadMs;
    /** The mails of one process. */
    function messagesOfProcess() {
      const mailer = createMailer({
        smtpUrl: post.address,
        outboxDir: "/nowhere",
        from: "Jubilee <hello@jubilee.example>",
      });
      return createKeptMessages(server.backend, mailer, textsBy(mailer, null), now);
    }
    let messages: ReturnType<typeof messagesOfProcess>;
    beforeEach(async () => {
      aheadMs = 0;
      post = await makeMailServer();
      messages = messagesOfProcess();
      const mailer = { send: () => Promise.reject(new Error("not past what is kept")) };
      const quick = { answerFloorMs: 1, hashRounds: 4 };
      front = createFront(server.backend, { mailer, messages, now, ...quick });
    });
    afterEach(async () => {
      await messages.settle();
      await post.down();
      await server.backend.query("delete from auth_front.kept_messages");
    });

    const ask = async (path: string, body: object) => {
      const answer = await front(
        new Request(`http://jubilee.test/auth/v1/${path}`, {
          method: "POST",
          headers: { apikey: server.backend.secrets.publishableKey },
          body: JSON.stringify(body),
        }),
        { peerAddress: nextPeer() },
      );
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    };
    const signUp = (email: string) => ask("signup", { email, password: goodPassword });
    const kept = async () =>
      server.backend.query<{ sealed: string }>("select sealed from auth_front.kept_messages");
    const linkIn = (mail = "") =>
      /token_hash=([\w-]+)/.exec(mail.replaceAll("=\r\n", "").replaceAll("=3D", "="))?.[1] ?? "";
    const round = async (one = messages) => {
      await one.sendDue();
      await one.settle();
    };

    it("answers as ever, keeps the mail sealed, and sends it once when the server is back", async () => {
      const email = freshAddress();
      const answer = await signUp(email);
      expect([answer.status, answer.body["email"]]).toEqual([200, email]);
      await messages.settle();
      const [row] = await kept();
      expect(row?.sealed).toMatch(/^[\w-]{100,}$/);
      await round();
      expect(post.taken, "not before its pause is over").toEqual([]);

      await post.up();
      aheadMs += minuteMs;
      await round();
      await round();
      expect(post.taken).toHaveLength(1);
      expect(await kept()).toEqual([]);
      const client = server.client();
      const verified = await client.auth.verifyOtp({
        token_hash: linkIn(post.taken[0]),
        type: "signup",
      });
      expect(verified.data.user?.email).toBe(email);
    });

    it("sends at once while the server is there", async () => {
      await post.up();
      await signUp(freshAddress());
      await messages.settle();
      expect(post.taken).toHaveLength(1);
      expect(await kept()).toEqual([]);
    });

    it("is sent once by whichever process comes first, also when the one that kept it died", async () => {
      await signUp(freshAddress());
      await messages.settle();
      await post.up();
      aheadMs += 10 * minuteMs;
      const others = [messagesOfProcess(), messagesOfProcess(), messagesOfProcess()];
      await Promise.all(others.map((one) => round(one)));
      expect(post.taken).toHaveLength(1);
    });

    it("goes out by itself", async () => {
      await signUp(freshAddress());
      await messages.settle();
      await post.up();
      aheadMs += minuteMs;
      const stop = await keepSending(server.backend, messages, 20);
      await vi.waitFor(() => expect(post.taken).toHaveLength(1), { timeout: 60_000 });
      await stop();
    });

    it("tries again what is put off, and lets go what is refused for good", async () => {
      await post.up();
      post.say("451 later");
      await signUp(freshAddress());
      await messages.settle();
      expect(await kept()).toHaveLength(1);
      post.say("550 unknown");
      aheadMs += minuteMs;
      await round();
      expect(await kept()).toEqual([]);
      post.say("250 ok");
      await signUp(freshAddress());
      await messages.settle();
      expect(post.taken).toHaveLength(1);
    });

    it("sends the newest of two one-time links, and none that is dead by now", async () => {
      const { email } = await aPerson(server);
      await ask("otp", { email });
      aheadMs += 61_000;
      await ask("otp", { email });
      await messages.settle();
      expect(await kept()).toHaveLength(1);
      await post.up();
      aheadMs += 10 * minuteMs;
      await round();
      expect(post.taken).toHaveLength(1);
      const newest = await server
        .client()
        .auth.verifyOtp({ token_hash: linkIn(post.taken[0]), type: "magiclink" });
      expect(newest.data.user?.email).toBe(email);

      await post.down();
      const late = await aPerson(server);
      await ask("otp", { email: late.email });
      await messages.settle();
      await post.up();
      aheadMs += 61 * minuteMs;
      await round();
      expect(post.taken).toHaveLength(1);
      expect(await kept()).toEqual([]);
    });
  },
);
