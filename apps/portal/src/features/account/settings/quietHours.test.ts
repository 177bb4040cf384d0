import { describe, expect, it } from "vitest";
import { offeredZone, quietHelp, quietLine } from "./quietHours.rules.ts";

const night = { from: "22:00", to: "07:00" };
const nothing = { from: "07:00", to: "07:00" };

describe("quiet hours", () => {
  it("say by whose clock they are", () => {
    const words = "Mails wait until they are over, by the clock of New York.";
    expect(quietHelp(night, "America/New_York")).toBe(words);
    expect(quietHelp(null, "America/New_York")).toBe(words);
  });

  it.each([
    ["UTC", "Asia/Dubai", "Asia/Dubai"],
    ["UTC", "Etc/UTC", null],
    ["America/New_York", "Asia/Dubai", null],
  ])("of %s offer a device in %s: %s", (kept, device, offered) =>
    expect(offeredZone(kept, device)).toBe(offered),
  );

  it("that begin when they end say that no mail waits", () =>
    expect(quietHelp(nothing, "UTC")).toContain("no mail waits"));

  it.each([
    [night, "Quiet from 22:00 to 07:00"],
    [nothing, "At any hour: no quiet hours"],
    [null, "At any hour: no quiet hours"],
  ])("%o are in one line: %s", (quiet, line) => expect(quietLine(quiet)).toBe(line));
});
