import type { PassCopy } from "../copy.types.ts";

export const pass: PassCopy = {
  title: (name) => (name ? `You’re going, ${name}` : "You’re going"),
  sent: (code, email) =>
    `Order ${code}. The tickets are also on their way to ${email || "your inbox"}.`,
  refundedTitle: "This order was refunded",
  refundedText: (code) => `Order ${code}. The money is on its way back to you.`,
  holder: "Holder",
  type: "Ticket",
  number: "Number",
  pager: (place, all) => `Ticket ${place} of ${all}`,
  previous: "Previous ticket",
  next: "Next ticket",
  code: (number) => `QR code of ticket ${number}`,
  addToCalendar: "Add to calendar",
  calendarFile: "Apple and others (.ics)",
  print: "Print",
  more: "More tickets",
};
