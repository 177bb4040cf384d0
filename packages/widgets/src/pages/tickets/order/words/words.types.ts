import type { OrderStatus, OrderTicket } from "@jubilee/core/sharing/public-event.types";
import type { BankLabels } from "@jubilee/core/money/bank-accounts.rules";
import type { CheckoutCopy, PassCopy } from "../../../../copy/copy.types.ts";

/** What became of an order, as a headline and a sentence. */
type Said = readonly [title: string, text: string];

/** What the pages of orders and of tickets that were passed on say themselves. */
export interface OrderWords {
  /** What the widget says of bought tickets, too. */
  pass: PassCopy;
  checkout: Pick<CheckoutCopy, "cancelledTitle" | "cancelledText" | "payAgain">;
  /** At an address that names no order. */
  nameless: Said;
  order: (code: string) => string;
  states: Record<Exclude<OrderStatus, "completed" | "partially_refunded">, Said>;
  partlyRefunded: string;
  alsoMailed: (email: string) => string;
  calledOff: (event: string) => string;
  calledOffPaid: string;
  calledOffUnpaid: string;
  passedOn: (tickets: number) => string;
  invalid: (tickets: number) => string;
  admitsNobody: string;
  lookAgain: string;
  /** One ticket. */
  ticket: {
    label: (number: string) => string;
    admits: (holder: string) => string;
    fill: string;
    showCode: string;
    when: string;
    where: string;
    seatLabel: string;
    seat: (table: string, seat: number) => string;
    states: Record<Exclude<OrderTicket["status"], "valid">, string>;
    off: string;
    joinOnline: string;
    copyCode: string;
    toApple: string;
    updateApple: string;
    toGoogle: string;
    next: (holder: string) => string;
  };
  rename: { open: string; title: string; text: string; name: string; save: string; done: string };
  transfer: {
    open: string;
    title: string;
    text: string;
    email: string;
    send: string;
    done: (name: string) => string;
  };
  passed: {
    waits: (name: string, email: string) => string;
    belongs: (name: string) => string;
    from: (name: string | null) => string;
    accept: string;
    accepted: string;
    takeBack: string;
    takenBack: string;
    again: string;
    sentAgain: (email: string) => string;
  };
  cancel: {
    open: string;
    text: string;
    until: (moment: string) => string;
    /** Beside a ticket: what comes back for it. */
    each: (sum: string) => string;
    back: (sum: string) => string;
    count: (tickets: number) => string;
    chosen: string;
    keep: string;
    done: (tickets: number) => string;
  };
  /** An order that is paid later is let go before that. */
  giveUp: Record<"open" | "title" | "text" | "keep" | "done", string>;
  next: {
    title: string;
    pdf: (tickets: number) => string;
    pdfNote: string;
    orderPdf: string;
    keep: string;
    kept: string;
    keepNote: string;
    keepDone: string;
    forgotten: string;
    keepFailed: string;
    again: string;
    againNote: (email: string) => string;
    sentAgain: (email: string) => string;
  };
  receipt: {
    title: string;
    total: string;
    taxes: string;
    bills: Record<"invoice" | "credit_note", string>;
  };
  payLater: {
    title: (sum: string, code: string) => string;
    until: (moment: string) => string;
    reference: string;
    account: BankLabels;
    copy: (what: string) => string;
    howTo: string;
  };
}
