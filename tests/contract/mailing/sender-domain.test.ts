import { Resolver } from "node:dns/promises";
import { openTestBackend } from "@jubilee/backend/database/test-backend";
import { createMailer } from "@jubilee/backend/mail/mailer";
import { createSenderDomains, senderKeySeal } from "@jubilee/backend/mail/sender-domains";
import { callAsServer, createSignatures } from "@jubilee/backend/functions/sql-calls";
import { wantedRecords } from "@jubilee/core/mailing/sender-domains.rules";
import type { SenderDomain } from "@jubilee/core/mailing/sender-domains.types";
import { createAskingMail } from "@jubilee/functions/_shared/mails/asking-mail";
import { checkSender } from "@jubilee/functions/_shared/sender-domains/check-sender";
import { authenticate } from "mailauth";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type MailServer, openMailServer } from "./mail-server.ts";
import { type NameServer, openNameServer } from "./name-server.ts";

type Backend = Awaited<ReturnType<typeof openTestBackend>>;
const spf = "include:spf.jubilee.example";
const senderId = "5e9de500-0000-4000-8000-000000000001";
let backend: Backend;
let names: NameServer;
let post: MailServer;
let accountId: string;

beforeAll(async () => {
  [backend, names, post] = await Promise.all([
    openTestBackend({ postgres: null }),
    openNameServer(),
    openMailServer(),
  ]);
  names.texts.set("spf.jubilee.example", ["v=spf1 ip4:127.0.0.1 -all"]);
  await backend.query("select public.configure_server($1::text::jsonb)", [
    JSON.stringify({ siteUrl: "https://jubilee.example", testMode: true, senderSpf: spf }),
  ]);
  const [made] = await backend.query<{ id: string }>(
    `with person as (insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data, created_at, updated_at)
       values (gen_random_uuid(), 'host@post.example', now(), '{}', now(), now()) returning id)
     select id from person`,
  );
  await backend.query(
    "insert into public.subscriptions (user_id, plan_type) values ($1::uuid, 'pro') on conflict (user_id) do update set plan_type = 'pro'",
    [made?.id],
  );
  const [account] = await backend.query<{ id: string }>(
    "select a.id from public.accounts a where a.owner_user_id = $1::uuid",
    [made?.id],
  );
  accountId = account?.id ?? "";
  await backend.query(
    `insert into private.sender_domains (id, account_id, domain, local_part, from_name, reply_to, selector)
     values ($1::uuid, $2::uuid, 'mail.example.org', 'hello', 'Hartwell Reunion', 'ada@example.org', 'jubilee-test')`,
    [senderId, accountId],
  );
});
afterAll(() => Promise.all([backend.close(), names.close(), post.close()]));

const callSql = (name: string, args: Record<string, unknown>) =>
  callAsServer(backend, createSignatures(backend))(name, args);

async function look(): Promise<SenderDomain> {
  const senders = createSenderDomains(backend.secrets, [names.address]);
  await checkSender({ callSql }, senders, senderId);
  return (await callSql("get_sender_check", { sender_id_param: senderId })) as SenderDomain;
}

const states = ({ records }: SenderDomain) =>
  Object.fromEntries(records.map(({ kind, state }) => [kind, state]));

/** Pastes what the product shows, as its owner does. */
function paste(domain: SenderDomain): void {
  for (const { name, value } of wantedRecords(domain, spf)) names.texts.set(name, [value]);
}

/** A campaign's mail on its way by SMTP, and what a receiving mail service finds of it. */
async function sendCampaign() {
  const key = crypto.randomUUID();
  await backend.query(
    `insert into public.mail_deliveries (key, account_id, kind, topic, email)
     values ($1, $2::uuid, 'campaign_mail', 'campaigns', 'ute@post.example')`,
    [key, accountId],
  );
  const mail = createMailer({
    smtpUrl: post.url,
    outboxDir: "unused",
    from: "Jubilee <hello@jubilee.example>",
    senderKeys: senderKeySeal(backend.secrets),
  });
  const asking = createAskingMail({ mail, callSql, log: () => undefined });
  await asking.send({
    key,
    to: "ute@post.example",
    subject: "Am Strand – kommt ihr?",
    text: "Wir freuen uns.",
    html: "<p>Wir freuen uns.</p>",
    unsubscribe: "https://jubilee.example/invitation/t/mails",
    topic: "campaigns",
  });
  const taken = post.mails.at(-1);
  if (!taken) throw new Error("No mail came");
  const resolver = new Resolver();
  resolver.setServers([names.address]);
  const found = await authenticate(taken.raw, {
    ip: "127.0.0.1",
    helo: "jubilee.example",
    sender: taken.from,
    mta: "mx.post.example",
    disableArc: true,
    disableBimi: true,
    resolver: (name, type) => resolver.resolve(name, type) as Promise<string[][] | string[]>,
  });
  return { ...taken, found };
}

it("begins with a key, and mails that go from the product", async () => {
  const domain = await look();
  expect(domain.publicKey).toMatch(/^[A-Za-z0-9+/=]{300,}$/);
  expect(states(domain)).toEqual({ dkim: "missing", spf: "missing", dmarc: "missing" });
  const { raw } = await sendCampaign();
  expect(raw).toContain("From: Jubilee <hello@jubilee.example>");
  expect(raw).not.toContain("DKIM-Signature");
});

it("once its records are there, a campaign's mail is signed, and a receiver finds all three right", async () => {
  names.texts.set("mail.example.org", ["v=spf1 include:other.example ~all", "google-verify=1"]);
  names.texts.set("other.example", ["v=spf1 ip4:192.0.2.1 -all"]);
  expect(states(await look())).toMatchObject({ spf: "different" });
  paste(await look());
  const domain = await look();
  expect(states(domain)).toEqual({ dkim: "right", spf: "right", dmarc: "right" });
  expect(names.texts.get("mail.example.org")).toEqual([`v=spf1 ${spf} include:other.example ~all`]);
  const { raw, from, found } = await sendCampaign();
  expect(raw).toContain("From: Hartwell Reunion <hello@mail.example.org>");
  expect(raw).toContain("Reply-To: ada@example.org");
  expect(from).toBe("hello@mail.example.org");
  expect(found.dkim.results.map(({ status }) => status.result)).toEqual(["pass"]);
  expect(found.spf && found.spf.status.result).toBe("pass");
  expect(found.dmarc && found.dmarc.status.result).toBe("pass");
});

it("what is wrong is told apart, and a lost record sends mails from the product again", async () => {
  const key = "jubilee-test._domainkey.mail.example.org";
  const right = names.texts.get(key) ?? [];
  names.texts.set(key, ["v=DKIM1; k=rsa; p=MIIBIjANother"]);
  names.texts.set("mail.example.org", [`v=spf1 ${spf} ~all`, "v=spf1 -all"]);
  const [lost] = [await look()];
  expect(states(lost)).toEqual({ dkim: "different", spf: "several", dmarc: "right" });
  expect(lost.state).toBe("lost");
  expect((await sendCampaign()).raw).toContain("From: Jubilee <hello@jubilee.example>");
  const many = Array.from({ length: 10 }, (_, at) => `include:s${at}.example`);
  names.texts.set("mail.example.org", [`v=spf1 ${spf} ${many.join(" ")} ~all`]);
  expect(states(await look())).toMatchObject({ spf: "too_many_lookups" });
  names.texts.set("mail.example.org", [`v=spf1 ${spf} ~all`]);
  names.texts.set(key, right);
  expect((await look()).state).toBe("verified");
});

it("nobody's answer changes nothing", async () => {
  const silent = createSenderDomains(backend.secrets, ["127.0.0.1:1"]);
  await checkSender({ callSql }, silent, senderId);
  const domain = (await callSql("get_sender_check", { sender_id_param: senderId })) as SenderDomain;
  expect(states(domain)).toEqual({ dkim: "unknown", spf: "unknown", dmarc: "unknown" });
  expect(domain.state).toBe("verified");
});
