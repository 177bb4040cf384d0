import { expect, it } from "vitest";
import { copy as donation } from "../steps/languages/donation/ar.ts";
import { copy as rsvp } from "../steps/languages/rsvp/ar.ts";
import { copy as showcase } from "../steps/languages/showcase/ar.ts";
import { copy as tickets } from "../steps/languages/tickets/ar.ts";

it("keeps a name that runs the other way apart in an Arabic sentence", () => {
  const name = "Ada (Lovelace) 2";
  const sentences = [
    rsvp.rsvp.note(name),
    rsvp.sent.title.yes("12 يونيو", name),
    rsvp.sent.copySent(name),
    showcase.showcase.by(name),
    donation.donation.match(name),
    donation.thanks.title(name),
    donation.thanks.sent(name),
    tickets.pass.sent(name, name),
  ];
  for (const sentence of sentences) expect(sentence).toContain(`\u2068${name}\u2069`);
});
