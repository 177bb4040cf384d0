/** What a request to the operator is about. */
export type SupportTopic = "question" | "problem" | "billing" | "data" | "security" | "other";

export type SupportStatus = "open" | "answered" | "closed";

/** What a person fills in to write to the operator. */
export interface ContactForm {
  name: string;
  email: string;
  topic: SupportTopic;
  subject: string;
  message: string;
  /** The address of the page the person came from, or null. */
  page: string | null;
}

/** What stays with the person who wrote: the number to name later. */
export interface ContactReceipt {
  reference: string;
  createdAt: string;
}

/** A request with its state, without what was said. */
export interface SupportRequest {
  id: string;
  reference: string;
  name: string;
  email: string;
  topic: SupportTopic;
  subject: string;
  page: string | null;
  /** Answered first; the business plan has it. */
  isPriority: boolean;
  hasAccount: boolean;
  status: SupportStatus;
  createdAt: string;
  updatedAt: string;
}

/** One message under a request. */
export interface SupportMessage {
  id: string;
  author: "requester" | "operator";
  body: string;
  createdAt: string;
}
