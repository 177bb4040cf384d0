import type { MailSender, OutgoingMail } from "../deps.types.ts";
import { isFields, textOf } from "../fields.ts";
import { MailFailure } from "./mail-failure.ts";

/** What a mail needs that asks before it goes. */
export interface AskingMailSettings {
  mail: MailSender;
  callSql(name: string, args: Record<string, unknown>): Promise<unknown>;
  log(message: string, error?: unknown): void;
}

/**
 * Hands mails over that may go: each asks the one rule (`begin_mail`) at the moment of sending,
 * goes once, and what became of it is noted. A mail that may not go is none; one that a mail server
 * will never take is noted and not tried again.
 */
export function createAskingMail(settings: AskingMailSettings): MailSender {
  return {
    async send(mail) {
      // Text messages of a machine without a provider stay in its outbox, too.
      if (!mail.to.includes("@")) return settings.mail.send(mail);
      const key = mail.key ?? crypto.randomUUID();
      const answer = await settings.callSql("begin_mail", {
        key_param: key,
        email_param: mail.to,
        topic_param: mail.topic ?? "service",
        kind_param: mail.kind ?? null,
      });
      if (!isFields(answer) || answer["may"] !== true) return null;
      let name: string | null;
      try {
        name = await settings.mail.send({ ...withSender(mail, answer["sender"]), key });
      } catch (error) {
        if (!(error instanceof MailFailure) || !error.isFinal) throw error;
        settings.log("A mail was refused for good.", error);
        await settings.callSql("note_mail_refused", {
          key_param: key,
          reason_param: error.message,
          is_bounce_param: error.isBounce,
        });
        return null;
      }
      await settings.callSql("note_mail_sent", { key_param: key, provider_ref_param: name });
      return name;
    },
  };
}

/** The mail as it goes from an account's own domain: answers without an address of their own go where its owner said. */
function withSender(mail: OutgoingMail, sender: unknown): OutgoingMail {
  if (!isFields(sender)) return mail;
  return {
    ...mail,
    replyTo: mail.replyTo ?? textOf(sender, "replyTo"),
    sender: {
      name: textOf(sender, "name"),
      address: textOf(sender, "address"),
      domain: textOf(sender, "domain"),
      selector: textOf(sender, "selector"),
      sealedKey: textOf(sender, "sealedKey"),
    },
  };
}
