import type { AnnouncementReader } from "@jubilee/core/announcements/announcements.types";
import { describe, expect, it } from "vitest";
import { isMailTrouble, mailsLine, mailWords } from "./delivery.rules.ts";

const reader: AnnouncementReader = {
  id: "1",
  name: "Kofi",
  byEmail: true,
  isColleague: false,
  mail: "delivered",
  mailReason: null,
  dueAt: "2037-05-06T09:00:00Z",
  toldAt: "2037-05-06T09:00:00Z",
  readAt: null,
};

describe("what became of an announcement's mails", () => {
  it("names what went wrong, and nothing where all went well", () => {
    const well = {
      total: 4,
      queued: 0,
      sent: 4,
      delivered: 4,
      bounced: 0,
      complained: 0,
      dropped: 0,
    };
    expect(mailsLine(well)).toBe("");
    expect(mailsLine({ ...well, bounced: 1, dropped: 2 })).toBe("1 came back\u00A0· 2 not sent");
  });

  it.each([
    [{}, "Mail delivered", false],
    [{ mail: "bounced" }, "Mail came back", true],
    [{ mail: "dropped", mailReason: "unsubscribed" }, "No mail: wants no mails", true],
    [{ byEmail: false, mail: null }, "On their page only", false],
    [{ byEmail: false, mail: null, isColleague: true }, "Told in the product", false],
  ] as const)("says of %o: %s", (more, words, isTrouble) => {
    expect(mailWords({ ...reader, ...more })).toBe(words);
    expect(isMailTrouble({ ...reader, ...more })).toBe(isTrouble);
  });
});
