import { CallError, fail } from "@jubilee/core/base/result.rules";
import { describe, expect, it } from "vitest";
import { articleAbout } from "./article.rules.ts";

describe("'Every error message links to an article'", () => {
  const { error: refusal } = fail("plan_required", "Upgrade");
  it.each([
    ["a call's answer", refusal, "premium-feature"],
    ["what a read threw", new CallError(refusal), "premium-feature"],
    ["a sign-in's refusal", { code: "otp_expired", message: "Too late" }, "signing-in"],
    ["anything else", new TypeError("Failed to fetch"), "no-connection"],
    ["nothing", null, "no-connection"],
  ])("%s", (_, failure, article) => expect(articleAbout(failure)).toBe(article));
});
