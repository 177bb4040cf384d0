import { settingsNow } from "./command.ts";
import { StartError } from "../database/start-error.ts";
import { createMailer } from "../mail/mailer.ts";

/** `jubilee mail test <e-mail>`: one mail, as the server would send it. */
export async function testMail(to: string | undefined): Promise<string> {
  if (!to) throw new StartError("Name the address: npx jubilee mail test <e-mail>");
  const { smtpUrl, mailFrom, productName, dataDir, siteUrl } = settingsNow();
  let words: string | null = null;
  const mailer = createMailer({
    smtpUrl,
    from: mailFrom,
    outboxDir: `${dataDir}/outbox`,
    refused: (said) => void (words = said),
  });
  const text = `This mail was sent by "npx jubilee mail test" for ${siteUrl}. Mails of ${productName} reach this address.`;
  const host = smtpUrl === null ? null : new URL(smtpUrl).hostname;
  try {
    const id = await mailer.send({
      to,
      subject: `A test of ${productName}`,
      text,
      html: `<p>${text.replaceAll("<", "&lt;")}</p>`,
    });
    return host === null
      ? `SMTP_URL is not set, so the mail stays in the outbox of ${dataDir}.`
      : `${host} took the mail from ${mailFrom} (${id ?? "without an id"}).`;
  } catch (error) {
    const reason = words ?? (error instanceof Error ? error.message : String(error));
    throw new StartError(`${host ?? "The outbox"} did not take the mail: ${reason}`);
  } finally {
    mailer.close();
  }
}
