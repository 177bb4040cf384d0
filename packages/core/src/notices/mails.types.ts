/** How far a mail has come. */
export type MailState = "queued" | "sent" | "delivered" | "bounced" | "complained" | "dropped";

/** A mail that went to somebody, and what became of it. */
export interface SentMail {
  topic: string;
  status: string;
  /** ISO 8601. */
  at: string;
}

/** What a mail is told that asks whether it may go. */
export interface MailAnswer {
  may: boolean;
  status?: string;
  reason?: string;
  /** From whom it goes, where its account has a domain of its own. */
  sender?: Readonly<Record<string, string>>;
}

declare module "../people/profiles.types.ts" {
  interface HeldData {
    sentMails: SentMail[];
    /** What keeps mails from somebody; null where nothing does. */
    mailStop: string | null;
  }
}
