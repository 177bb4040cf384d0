/** The colours of one event in its mails; hex values, since mail programs know no variables. */
export interface MailPalette {
  page: string;
  surface: string;
  line: string;
  text: string;
  muted: string;
  accent: string;
  onAccent: string;
  /** The same for mail programs that follow a dark device. */
  dark: Omit<MailPalette, "dark">;
}

/** A line of label and value: `When` · `Saturday …`. */
export interface MailFact {
  label: string;
  value: string;
  href?: string;
}

export interface MailTicket {
  number: string;
  typeName: string;
  holderName: string;
  /** Names the attached picture of the QR code. */
  contentId: string;
}

/** What a mail says, before it is drawn; every text is plain. */
export interface MailContent {
  subject: string;
  /** Shown by inboxes behind the subject. */
  preview: string;
  /** Above the headline, such as the event's name. */
  eyebrow: string;
  headline: string;
  paragraphs: string[];
  facts: MailFact[];
  tickets: MailTicket[];
  /** Lines of an order with their amounts, the last one the sum. */
  amounts: { label: string; value: string }[];
  action: { label: string; href: string } | null;
  /** Less important links. */
  links: { label: string; href: string }[];
  /** Why this mail came. */
  footer: string;
  locale: string;
  productName: string;
}
