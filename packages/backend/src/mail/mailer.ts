import { headerLine } from "@jubilee/functions/_shared/mails/escape";
import { MailFailure } from "@jubilee/functions/_shared/mails/mail-failure";
import { unsubscribeHeaders } from "@jubilee/functions/_shared/mails/unsubscribe-headers";
import type { MailOwnSender } from "@jubilee/functions/_shared/deps.types";
import { createTransport } from "nodemailer";
import type { Mail, MailAttachment, Mailer } from "../backend.types.ts";
import { createOutbox, type Outbox } from "./outbox.ts";

/** Where mails go. */
export interface MailerOptions {
  /** `smtp://user:password@host:587` or `smtps://…`; without it mails stay in the outbox. */
  smtpUrl: string | null;
  outboxDir: string;
  /** `Jubilee <hello@jubilee.example>` */
  from: string;
  /** Hears what a mail server says when it refuses. It repeats addresses: for a screen, not for a log. */
  refused?: (words: string) => void;
  /** Opens the keys that sign for accounts' own domains. */
  senderKeys?: { open(sealed: string): string };
}

/** A mailer and, when nothing is really sent, the outbox that it fills. */
export interface OpenMailer extends Mailer {
  outbox: Outbox | null;
  /** Ends what it keeps open to a mail server. */
  close(): void;
}

/** Sends by SMTP when that is configured, else into the outbox. Throws when a mail cannot go. */
export function createMailer(options: MailerOptions): OpenMailer {
  if (options.smtpUrl === null) {
    const outbox = createOutbox(options.outboxDir);
    return {
      outbox,
      close: () => undefined,
      async send(mail) {
        const { sender, ...kept } = clean(mail, addressOrNumber);
        const { id } = await outbox.add(kept, sender ? lineOf(sender) : options.from);
        return id;
      },
    };
  }
  const transport = createTransport(options.smtpUrl, { disableFileAccess: true });
  return {
    outbox: null,
    close: () => transport.close(),
    async send(mail) {
      const {
        to,
        subject,
        text,
        html,
        replyTo,
        unsubscribe,
        sender,
        key,
        attachments = [],
      } = clean(mail, oneAddress);
      const sending = transport.sendMail({
        ...(sender ? signedBy(sender, options) : { from: options.from }),
        to: { name: "", address: to },
        subject,
        text,
        html,
        ...(replyTo ? { replyTo: { name: "", address: replyTo } } : {}),
        ...(unsubscribe ? { headers: unsubscribeHeaders(unsubscribe) } : {}),
        ...(key === undefined
          ? {}
          : { messageId: messageIdOf(key, sender?.address ?? options.from) }),
        attachments: attachments.map(asNodemailer),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      const sent = await sending.catch((error: unknown) => {
        const words: unknown = error instanceof Error ? Reflect.get(error, "response") : null;
        if (typeof words === "string") options.refused?.(words);
        throw failureOf(error);
      });
      return sent.messageId;
    },
  };
}

const lineOf = ({ name, address }: MailOwnSender): string => `${name} <${address}>`;

/** A mail of another domain, with the signature that its records vouch for. */
function signedBy(sender: MailOwnSender, { senderKeys }: MailerOptions) {
  const { name, address, domain, selector, sealedKey } = sender;
  if (!senderKeys) throw new Error("No key is there to sign for another domain");
  return {
    from: { name, address },
    dkim: { domainName: domain, keySelector: selector, privateKey: senderKeys.open(sealedKey) },
  };
}

function failureOf(error: unknown): MailFailure {
  const read = (name: string): unknown =>
    error instanceof Error ? Reflect.get(error, name) : undefined;
  const [code, status] = [read("code"), read("responseCode")];
  // Without an answer of the server the words are the system's: where nobody answered, and why.
  if (typeof status !== "number") return new MailFailure(String(error));
  // What is refused for the sign-in at the mail server can work again tomorrow.
  return new MailFailure(`${String(code)} ${status}`, {
    isFinal: status >= 500 && code !== "EAUTH",
    isBounce: code === "EENVELOPE" && isUnknownAddress(status, String(read("response"))),
  });
}

/** Whether a mail server says that an address does not exist; what it refuses for other reasons is none of that. */
function isUnknownAddress(status: number, response: string): boolean {
  const [subject] = /\b5\.(\d+)\.\d+/.exec(response)?.slice(1) ?? [];
  return [550, 551, 553].includes(status) && (subject === undefined || subject === "1");
}

/** The same mail has the same id, so that a mailbox that gets it twice shows it once. */
function messageIdOf(key: string, from: string): string {
  return `<${key.replace(/[^\w-]/g, "")}@${/@([\w.-]+)/.exec(from)?.[1] ?? "localhost"}>`;
}

function asNodemailer({ filename, contentType, contentBase64, contentId }: MailAttachment) {
  const content = Buffer.from(contentBase64, "base64");
  return contentId === undefined
    ? { filename, contentType, content }
    : { filename, contentType, content, cid: contentId, contentDisposition: "inline" as const };
}

/** The same mail with nothing in it that could start another header or another recipient. */
function clean(mail: Mail, recipient: (to: string) => string): Mail {
  return {
    ...mail,
    to: recipient(mail.to),
    subject: headerLine(mail.subject).slice(0, 250),
    ...(mail.replyTo ? { replyTo: oneAddress(mail.replyTo) } : {}),
    ...(mail.sender
      ? {
          sender: {
            ...mail.sender,
            name: headerLine(mail.sender.name),
            address: oneAddress(mail.sender.address),
          },
        }
      : {}),
    attachments: (mail.attachments ?? []).map(cleanAttachment),
  };
}

function cleanAttachment(attachment: MailAttachment): MailAttachment {
  const { filename, contentType, contentBase64, contentId } = attachment;
  return {
    filename: headerLine(filename)
      .replace(/["\\/]/g, "-")
      .slice(0, 150),
    contentType: headerLine(contentType),
    contentBase64,
    ...(contentId === undefined ? {} : { contentId: contentId.replace(/[^\w.@-]/g, "") }),
  };
}

/** The outbox also keeps the text messages that no provider sends: to a number in international form. */
function addressOrNumber(recipient: string): string {
  return /^\+[1-9]\d{6,14}$/.test(recipient) ? recipient : oneAddress(recipient);
}

function oneAddress(address: string): string {
  const trimmed = address.trim();
  if (!/^[^\s<>,;:"()[\]\\@]+@[^\s<>,;:"()[\]\\@]+$/.test(trimmed) || trimmed.length > 254) {
    throw new Error("A mail needs exactly one plain e-mail address");
  }
  return trimmed;
}
