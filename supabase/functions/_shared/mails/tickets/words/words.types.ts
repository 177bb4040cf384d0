/** What mails about orders and tickets say. */
export interface TicketsWords {
  order: string;
  paid: string;
  toPay: string;
  open: (isOne: boolean) => string;
  seeOrder: string;
  seeTicket: string;
  /** A place online of one kind of ticket. */
  onlineFor: (ticket: string) => string;
  why: (email: string, code: string) => string;
  wrote: string;
  bought: {
    subject: (isOne: boolean, event: string) => string;
    title: string;
    sentence: (isOne: boolean) => string;
  };
  passedOn: {
    title: (from: string | null) => string;
    why: (from: string | null) => string;
  };
  payLater: {
    subject: (event: string, code: string) => string;
    title: string;
    sentence: (sum: string, code: string) => string;
    heldUntil: string;
    reference: string;
    /** As a transfer form asks for them. */
    account: Record<"holder" | "number" | "code" | "bank", string>;
  };
  refunded: {
    subject: (sum: string) => string;
    title: (sum: string) => string;
    sentence: string;
    whole: (code: string) => string;
    rest: (code: string) => string;
    none: (code: string) => string;
    some: (count: number, code: string) => string;
  };
  cancelled: {
    subject: Record<"order" | "tickets", string>;
    title: Record<"order" | "tickets", string>;
    sentence: string;
    /** Of an order that was to be paid later, and was not. */
    unpaid: (code: string) => string;
    label: string;
    back: (sum: string) => string;
    others: (code: string) => string;
  };
  voided: {
    subject: (event: string) => string;
    takenBack: (from: string | null) => string;
    cancelled: string;
    whyBack: (from: string | null) => string;
    whyCancelled: (from: string | null) => string;
    why: string;
  };
  waiting: {
    tickets: (count: number) => string;
    hours: (count: number) => string;
    joined: {
      subject: string;
      title: string;
      sentence: (ticket: string, place: number | null, count: number) => string;
      rule: (hours: number) => string;
      action: string;
    };
    offered: {
      subject: (isOne: boolean) => string;
      title: string;
      sentence: (count: number, ticket: string) => string;
      price: string;
      free: string;
      takeUntil: string;
      within: (hours: number) => string;
      decline: string;
      action: (isOne: boolean) => string;
    };
    expired: {
      subject: string;
      title: string;
      sentence: (isOne: boolean, ticket: string) => string;
      again: string;
      action: string;
    };
    why: (email: string) => string;
    leave: string;
  };
}
