import { everyone, oneAudience } from "@jubilee/core/people/audiences.rules";
import { expect, it } from "vitest";
import { remindedOf } from "./reminder.rules.ts";

const unanswered = { kind: "answer", values: ["pending"] };

it("a reminder goes to those of the campaign who have not answered", () => {
  expect(remindedOf(everyone)).toEqual({ match: "all", who: [unanswered], without: [] });
  const group = { kind: "group" as const, values: ["1997"] };
  const tag = { kind: "tag" as const, values: ["far"] };
  expect(remindedOf({ ...oneAudience(group), without: [tag] })).toEqual({
    match: "all",
    who: [group, unanswered],
    without: [tag],
  });
  // Whoever one of several parts meant cannot be said together with it.
  expect(remindedOf({ match: "any", who: [group, tag], without: [] }).who).toEqual([unanswered]);
});
