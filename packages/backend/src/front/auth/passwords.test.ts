import { describe, expect, it } from "vitest";
import { Failure } from "../failure.ts";
import { createPasswords, requireStrongPassword } from "./passwords.ts";

function reasonsFor(password: string): unknown {
  try {
    requireStrongPassword(password, "adalovelace@guests.test");
    return "accepted";
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { status: error.status, code: error.code, ...error.extra };
  }
}

describe("passwords", () => {
  it.each([
    ["short", "length"],
    ["y".repeat(73), "length"],
    ["ß".repeat(37), "length"],
    ["Password123!", "pwned"],
    ["iloveyou2", "pwned"],
    ["qwertzuiop", "pwned"],
    ["!!dragon99", "pwned"],
    ["adalovelace1", "pwned"],
    ["aaaaaaaaaa", "characters"],
    ["12345678", "characters"],
    ["abcabcabcabc", "characters"],
  ])("refuses %s because of its %s", (password, reason) => {
    expect(reasonsFor(password)).toMatchObject({
      status: 422,
      code: "weak_password",
      weak_password: { reasons: [reason] },
    });
  });

  it.each(["tulips in march", "ß".repeat(4) + "rätsel", "x7-Kanne".repeat(9)])(
    "accepts %s",
    (password) => expect(reasonsFor(password)).toBe("accepted"),
  );

  it("compares, and nothing matches where there is no hash", async () => {
    const passwords = createPasswords(4);
    const hash = await passwords.hash("tulips in march");
    expect(await passwords.matches("tulips in march", hash)).toBe(true);
    expect(await passwords.matches("tulips in april", hash)).toBe(false);
    expect(await passwords.matches("tulips in march", null)).toBe(false);
    expect(await passwords.matches("", "")).toBe(false);
  });
});
