import { noticeTopics, readNotificationPrefs } from "@jubilee/core/account/account.rules";
import { expect, it } from "vitest";
import {
  choicesInWords,
  isUsual,
  sharedMail,
  toldIn,
  usualChoices,
  withChoice,
} from "./noticeChoices.rules.ts";

const usual = readNotificationPrefs({});
const some = ["answer", "order"] as const;

it("sets all topics of a channel at once, and leaves the other channels", () => {
  expect(sharedMail(usual, noticeTopics)).toBeNull();
  const daily = withChoice(usual, "topics", noticeTopics, "digest");
  expect(sharedMail(daily, noticeTopics)).toBe("digest");
  expect([daily.product, daily.push]).toEqual([usual.product, usual.push]);
  const silent = withChoice(usual, "product", some, false);
  expect(toldIn(silent, "product", noticeTopics)).toBe(noticeTopics.length - 2);
});

it.each([
  [usual, "By mail at once or every morning"],
  [withChoice(usual, "topics", some, "hourly"), "By mail every hour"],
  [withChoice(usual, "topics", some, "off"), "No mails"],
  [withChoice(usual, "topics", ["answer"], "off"), "By mail at once or not"],
  [
    withChoice(withChoice(usual, "topics", some, "now"), "product", ["order"], false),
    "By mail at once, 1 of 2 not here",
  ],
  [
    withChoice(withChoice(usual, "topics", some, "off"), "product", some, false),
    "No mails, not here",
  ],
])("says while folded what is chosen", (prefs, words) =>
  expect(choicesInWords(prefs, some)).toBe(words),
);

it("goes back to the usual with the quiet hours that are set", () => {
  const quiet = { from: "22:00", to: "07:00" };
  const own = withChoice({ ...usual, quiet }, "topics", some, "off");
  expect(isUsual(own)).toBe(false);
  expect(isUsual(usualChoices(own))).toBe(true);
  expect(usualChoices(own).quiet).toEqual(quiet);
});
