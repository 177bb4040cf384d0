import { resolve4, resolve6, resolveMx, resolveTxt } from "node:dns/promises";
import { createTransport } from "nodemailer";
import { isLoopbackHost } from "../pages/loopback.ts";
import type { PortalSettings } from "../settings/settings.types.ts";
import type { Finding } from "./check.types.ts";

const patienceMs = 10_000;

/** The mail server: whether it takes the sign-in. Nothing is sent. */
export async function checkMail({ smtpUrl, mode }: PortalSettings): Promise<Finding[]> {
  const about = "mail";
  if (smtpUrl === null) {
    return mode === "production"
      ? [
          {
            about,
            state: "wrong",
            says: "SMTP_URL is not set, so nobody gets a mail, not even to sign up.",
          },
        ]
      : [{ about, state: "ok", says: "mails stay in the local outbox." }];
  }
  const address = new URL(smtpUrl);
  const { hostname } = address;
  for (const limit of ["connectionTimeout", "greetingTimeout", "socketTimeout"]) {
    address.searchParams.set(limit, String(patienceMs));
  }
  const transport = createTransport(address.href);
  try {
    await transport.verify();
    return [
      {
        about,
        state: "ok",
        says: `${hostname} takes mails; npx jubilee mail test <e-mail> sends one.`,
      },
    ];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [
      { about, state: "wrong", says: `${hostname} takes no mails (${reason}); check SMTP_URL.` },
    ];
  } finally {
    transport.close();
  }
}

/** Whether the names that people and mail servers look up are there. */
export async function checkNames({
  siteUrl,
  mailFrom,
  smtpUrl,
}: PortalSettings): Promise<Finding[]> {
  const { hostname } = new URL(siteUrl);
  const sender = /@([\w.-]+)/.exec(mailFrom)?.[1] ?? "";
  const findings: Finding[] = [];
  if (!isLoopbackHost(hostname)) findings.push(await checkSite(hostname));
  if (smtpUrl !== null && !isLoopbackHost(sender)) findings.push(await checkSender(sender));
  return findings.length > 0
    ? findings
    : [{ about: "dns", state: "ok", says: "nothing has to be found by name." }];
}

async function checkSite(hostname: string): Promise<Finding> {
  const found = (await Promise.all([resolve4(hostname), resolve6(hostname)].map(orNone))).flat();
  return found.length > 0
    ? { about: "dns", state: "ok", says: `${hostname} leads to ${found.join(", ")}.` }
    : {
        about: "dns",
        state: "wrong",
        says: `${hostname} of SITE_URL leads nowhere; add an A or AAAA record for it.`,
      };
}

async function checkSender(domain: string): Promise<Finding> {
  const [mx, txt] = await Promise.all([orNone(resolveMx(domain)), orNone(resolveTxt(domain))]);
  const hasSpf = txt.some((parts) => parts.join("").startsWith("v=spf1"));
  if (hasSpf)
    return { about: "dns", state: "ok", says: `${domain} of MAIL_FROM says who may send for it.` };
  const answers = mx.length > 0 ? "" : " and takes no mails";
  return {
    about: "dns",
    state: "note",
    says: `${domain} of MAIL_FROM has no SPF record${answers}; mail services may take its mails for spam.`,
  };
}

async function orNone<Value>(asked: Promise<Value[]>): Promise<Value[]> {
  try {
    return await asked;
  } catch {
    return [];
  }
}
