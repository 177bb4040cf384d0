import { describe, expect, it } from "vitest";
import { readMailLink } from "./link.rules.ts";

describe("a mail's link", () => {
  it.each([
    ["?token_hash=abc&type=signup", "", { kind: "token", tokenHash: "abc", type: "signup" }],
    ["?token_hash=abc", "", { kind: "token", tokenHash: "abc", type: "magiclink" }],
    ["?token_hash=abc&type=nonsense", "", { kind: "token", tokenHash: "abc", type: "magiclink" }],
    ["?code=xyz", "", { kind: "code", code: "xyz" }],
    ["?error_description=Link+expired", "", { kind: "broken", message: "Link expired" }],
    ["", "#error_description=Link+expired", { kind: "broken", message: "Link expired" }],
  ])("%s%s", (search, hash, link) => expect(readMailLink(search, hash, "magiclink")).toEqual(link));

  it("says so when it is not complete", () =>
    expect(readMailLink("", "", "signup").kind).toBe("broken"));
});
