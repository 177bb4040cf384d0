import { describe, expect, it } from "vitest";
import { ownDataFile, profileProblems, sees, shownTo } from "./profiles.rules.ts";
import type { Audience, HeldData, OwnProfile } from "./profiles.types.ts";

const profile: Omit<OwnProfile, "held"> & { held: Partial<HeldData> } = {
  token: "t",
  host: "Ada",
  isClaimed: false,
  wantsMail: true,
  hasHostNotes: false,
  fields: {
    fullName: "Flo Berg",
    formerName: "Flo Holm",
    email: "flo@example.org",
    phone: "1",
    city: null,
    bio: "I row.",
    photoThen: null,
    photoNow: null,
  },
  audiences: {
    name: "everyone",
    former_name: "guests",
    group: "guests",
    city: "everyone",
    bio: "organisers",
    photo_then: "guests",
    photo_now: "guests",
    email: "hidden",
    phone: "hidden",
  },
  events: [],
  held: { orders: [], travel: 2 },
};

describe("who sees a field", () => {
  const cases: [Exclude<Audience, "hidden">, Audience, boolean][] = [
    ["everyone", "everyone", true],
    ["everyone", "guests", false],
    ["guests", "everyone", true],
    ["guests", "guests", true],
    ["guests", "organisers", false],
    ["organisers", "organisers", true],
    ["organisers", "hidden", false],
    ["everyone", "hidden", false],
  ];
  it.each(cases)("%s looking at %s: %s", (viewer, audience, expected) => {
    expect(sees(viewer, audience)).toBe(expected);
  });

  it("shows what is filled in and allowed, and nothing at all without the name", () => {
    expect(shownTo("everyone", profile)).toEqual({ name: "Flo Berg" });
    expect(shownTo("guests", profile)).toEqual({ name: "Flo Berg", former_name: "Flo Holm" });
    expect(shownTo("organisers", profile)).toHaveProperty("bio", "I row.");
    const hidden = { ...profile, audiences: { ...profile.audiences, name: "hidden" as const } };
    expect(shownTo("organisers", hidden)).toEqual({});
  });
});

describe("the form and the copy", () => {
  it("needs a name", () => {
    expect(profileProblems(profile.fields)).toEqual({});
    expect(profileProblems({ ...profile.fields, fullName: " " })).toHaveProperty("fullName");
  });
  it("copies what is held and no token", () => {
    const file = ownDataFile(profile, "2026-02-01T00:00:00Z");
    expect(JSON.parse(file)).toMatchObject({
      host: "Ada",
      profile: { fields: { city: null } },
      held: { travel: 2 },
    });
    expect(file).not.toContain('"token"');
  });
});
