import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Mail } from "../backend.types.ts";
import { createMailer } from "./mailer.ts";
import { createOutbox } from "./outbox.ts";

const mail: Mail = {
  to: "soren@post.example",
  subject: "Your tickets",
  text: "Plain",
  html: '<p>Rich <img src="cid:code-1"></p>',
  attachments: [
    { filename: "a.ics", contentType: "text/calendar", contentBase64: "QUJD" },
    { filename: "c.png", contentType: "image/png", contentBase64: "QUJD", contentId: "code-1" },
  ],
};
const from = "Jubilee <hello@jubilee.example>";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "jubilee-outbox-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("without SMTP", () => {
  const open = () => createMailer({ smtpUrl: null, outboxDir: join(folder, "outbox"), from });

  it("keeps mails, newest first, readable by the owner alone", async () => {
    const mailer = open();
    await mailer.send(mail);
    await mailer.send({ ...mail, subject: "Second" });
    const mails = await mailer.outbox?.list();
    expect(mails?.map(({ subject }) => subject).toSorted()).toEqual(["Second", "Your tickets"]);
    expect(mails?.[0]).toMatchObject({ to: mail.to, from, attachments: mail.attachments });
    const [file] = readdirSync(join(folder, "outbox"));
    expect(statSync(join(folder, "outbox", file ?? "")).mode & 0o777).toBe(0o600);
  });

  it("keeps a mail that is sent again once", async () => {
    const mailer = open();
    await mailer.send({ ...mail, key: "job-1" });
    await mailer.send({ ...mail, key: "job-1" });
    await mailer.send({ ...mail, key: "job-2" });
    expect(await mailer.outbox?.list()).toHaveLength(2);
  });

  it("keeps text messages too, to one number in international form", async () => {
    const mailer = open();
    await mailer.send({ to: "+4930555017", subject: "Text message", text: "123456", html: "" });
    const mails = (await mailer.outbox?.list()) ?? [];
    expect(mails.map(({ to }) => to)).toContain("+4930555017");
    for (const to of ["+49", "030555017", "+4930555017,+4930555018"]) {
      await expect(mailer.send({ ...mail, to })).rejects.toThrow("exactly one");
    }
  });

  it("lets nothing start another header", async () => {
    const mailer = open();
    await mailer.send({
      ...mail,
      subject: "Hello\r\nBcc: \u202ex@evil.example",
      attachments: [
        { filename: '../a"\r\nX: y.ics', contentType: "text/plain\r\nX: y", contentBase64: "" },
      ],
    });
    const [stored] = (await mailer.outbox?.list()) ?? [];
    expect(stored?.subject).toBe("Hello Bcc: x@evil.example");
    expect(stored?.attachments?.[0]).toMatchObject({
      filename: "..-a- X: y.ics",
      contentType: "text/plain X: y",
    });
  });

  it.each([
    "a@b.example, c@d.example",
    "a@b.example\r\nBcc: c@d.example",
    "A <a@b.example>",
    "nobody",
    "",
  ])("refuses %j as one address", async (to) => {
    await expect(open().send({ ...mail, to })).rejects.toThrow("exactly one");
  });

  it("reads no file outside", async () => {
    const outbox = createOutbox(folder);
    for (const id of ["../secrets", "", "20261121014500123-zz", "..%2f"]) {
      expect(await outbox.read(id)).toBeNull();
    }
  });
});

describe("with SMTP", () => {
  let server: Server;
  let received: string;
  let port: number;

  beforeEach(async () => {
    received = "";
    server = createServer((socket) => {
      let inData = false;
      socket.write("220 test ESMTP\r\n");
      socket.on("data", (chunk) => {
        received += chunk.toString();
        if (inData) {
          if (received.endsWith("\r\n.\r\n")) {
            inData = false;
            socket.write("250 ok\r\n");
          }
          return;
        }
        const line = chunk.toString().slice(0, 4).toUpperCase();
        if (line === "DATA") inData = true;
        socket.write(
          line === "DATA" ? "354 go\r\n" : line === "QUIT" ? "221 bye\r\n" : "250 ok\r\n",
        );
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    port = typeof address === "object" && address ? address.port : 0;
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  it("says where mail programs take a reader off by one press", async () => {
    const smtpUrl = `smtp://127.0.0.1:${port}/?ignoreTLS=true`;
    const mailer = createMailer({ smtpUrl, outboxDir: folder, from });
    await mailer.send({
      ...mail,
      unsubscribe: "https://jubilee.example/invitation/t/mails?mails=stop",
    });
    expect(received).toMatch(
      /List-Unsubscribe:\s+<https:\/\/jubilee\.example\/invitation\/t\/mails\?mails=stop>/,
    );
    expect(received).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  });

  it("sends both parts, the picture inside and the file attached", async () => {
    const mailer = createMailer({
      smtpUrl: `smtp://127.0.0.1:${port}/?ignoreTLS=true`,
      outboxDir: folder,
      from,
    });
    expect(mailer.outbox).toBeNull();
    await mailer.send(mail);
    expect(received).toContain("RCPT TO:<soren@post.example>");
    expect(received).toContain("From: Jubilee <hello@jubilee.example>");
    expect(received).toContain("Content-ID: <code-1>");
    expect(received).toMatch(/Content-Disposition: attachment;\s*filename="?a\.ics/);
    expect(received).toContain("text/plain");
    expect(received).toContain("text/html");
  });

  it("says so when nobody takes the mail", async () => {
    const mailer = createMailer({ smtpUrl: "smtp://127.0.0.1:1", outboxDir: folder, from });
    await expect(mailer.send(mail)).rejects.toThrow("ECONNREFUSED");
  });
});
