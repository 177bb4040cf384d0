import { isEmailAddress } from "../base/email-address.rules.ts";
import { supportCopy } from "./support.copy.ts";
import type { ContactForm, SupportRequest, SupportStatus, SupportTopic } from "./support.types.ts";
import { hasWords } from "../base/plain-words.rules.ts";

/** The most characters of each field; the table's checks have the same figures. */
export const contactLimits = { name: 120, email: 254, subject: 150, message: 5000 } as const;

/** Topics in the order a person reads them. */
export const supportTopics: readonly SupportTopic[] = [
  "question",
  "problem",
  "billing",
  "data",
  "security",
  "other",
];

/** True for one of the known topics. */
export function isSupportTopic(value: unknown): value is SupportTopic {
  return supportTopics.some((topic) => topic === value);
}

/** What a topic is called; an unknown one is called by its own name. */
export function topicTitle(topic: string): string {
  return isSupportTopic(topic) ? supportCopy.topics[topic] : topic;
}

export type ContactErrors = Partial<Record<keyof typeof contactLimits, string>>;

/** What is wrong with a form, a sentence a field; empty when it can be sent. */
export function contactErrors(form: ContactForm): ContactErrors {
  const errors: ContactErrors = {};
  for (const field of ["name", "email", "subject", "message"] as const) {
    const text = form[field].trim();
    if (text === "") errors[field] = supportCopy.field[field];
    else if (text.length > contactLimits[field]) {
      errors[field] = supportCopy.field.long(contactLimits[field]);
    } else if (field === "email" && !isEmailAddress(text)) {
      errors.email = supportCopy.field.email;
    }
  }
  return errors;
}

export type SupportFilter = "all" | SupportStatus;

/** Requests of a state whose number, person, address or subject holds the text. */
export function findRequests(
  requests: readonly SupportRequest[],
  filter: SupportFilter,
  text: string,
): SupportRequest[] {
  return requests.filter(
    (request) =>
      (filter === "all" || request.status === filter) &&
      hasWords([request.reference, request.name, request.email, request.subject].join(" "), text),
  );
}

/** What waits first: open before the rest, priority before others, then who has waited longest. */
export function inWaitingOrder(requests: readonly SupportRequest[]): SupportRequest[] {
  const rank = ({ status, isPriority }: SupportRequest) =>
    status === "open" ? (isPriority ? 0 : 1) : 2;
  return requests.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      (a.status === "open"
        ? a.updatedAt.localeCompare(b.updatedAt)
        : b.updatedAt.localeCompare(a.updatedAt)),
  );
}
