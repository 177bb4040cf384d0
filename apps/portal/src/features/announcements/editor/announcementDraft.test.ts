import type { AnnouncementRecord } from "@jubilee/core/announcements/announcements.types";
import { richTextOf } from "@jubilee/core/base/rich-text.rules";
import type { RichBlock } from "@jubilee/core/base/rich-text.types";
import { expect, it } from "vitest";
import {
  begunLanguages,
  emptyAnnouncement,
  hasSilentPicture,
  isBegun,
  newerOf,
  unknownMarksOf,
  withText,
} from "./announcementDraft.rules.ts";

const empty = emptyAnnouncement("de-CH");
const record = (updatedAt: string, subject: string) =>
  ({ ...withText(empty, "de", { subject }), updatedAt }) as AnnouncementRecord;

it("is worth keeping once a word is written in any language", () => {
  expect(empty.mainLocale).toBe("de");
  expect(isBegun(empty)).toBe(false);
  expect(isBegun(withText(empty, "en", { body: richTextOf("Hello") }))).toBe(true);
});

it("goes on from a newer state of the same words, and never over somebody else's", () => {
  const mine = record("1", "Boat");
  expect(newerOf(mine, record("2", "Boat"))?.updatedAt).toBe("2");
  expect(newerOf(mine, record("2", "Ferry"))?.updatedAt).toBe("1");
  expect(newerOf(null, mine)).toBe(mine);
});

it("finds what is no field in all of its texts, once", () => {
  const written = withText(empty, "de", {
    subject: "Liebe {first_name}",
    body: richTextOf("An Tisch {table}"),
  });
  const both = withText(written, "en", { subject: "Dear {first_name}, dear {first name}" });
  expect(unknownMarksOf(both)).toEqual(["{first_name}", "{table}"]);
});

it("finds a picture without a description in any of its texts, within a quote as well", () => {
  const picture = (alt: string): RichBlock => ({
    type: "picture",
    attrs: { src: "/files/boat.webp", alt, width: 12, height: 8 },
  });
  const saying = (...content: RichBlock[]) =>
    withText(withText(empty, "de", { body: richTextOf("Hallo") }), "en", {
      body: { version: 1, content },
    });
  expect(hasSilentPicture(saying(picture("The boat")))).toBe(false);
  expect(hasSilentPicture(saying(picture("The boat"), picture(" ")))).toBe(true);
  expect(hasSilentPicture(saying({ type: "quote", content: [picture("")] }))).toBe(true);
});

it("stands in every language that is written, and in the one that is just begun", () => {
  const written = withText(empty, "ja", { subject: "船" });
  expect(begunLanguages(written, "de")).toEqual(["de", "ja"]);
  expect(begunLanguages(written, "fr")).toEqual(["de", "ja", "fr"]);
});
