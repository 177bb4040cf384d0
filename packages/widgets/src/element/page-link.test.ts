import { describe, expect, it } from "vitest";
import { leavePage } from "./page-link.ts";

const payment = "https://pay.example/session";
const told = { version: "1", first: {}, returnUrl: "https://club.example/reunion" };

/** A window in a page whose address may be set, or whose browser forbids it. */
function framed(options: { isTold?: boolean; isSandboxed?: boolean }) {
  const visited: string[] = [];
  const location = {
    set href(address: string) {
      if (options.isSandboxed) throw new DOMException("may not navigate", "SecurityError");
      visited.push(address);
    },
  };
  const top = { location } as Window;
  const inner = { top, location } as Window;
  if (options.isTold) inner.Jubilee = told;
  return { inner, top, visited };
}

describe("leaving for a payment page", () => {
  it("takes the whole page along", () => {
    const { top, visited } = framed({});
    expect(leavePage(payment, Object.assign(top, { top }))).toBe(true);
    expect(visited).toEqual([payment]);
  });

  it("leaves from a frame that knows the way back", () => {
    const { inner, visited } = framed({ isTold: true });
    expect(leavePage(payment, inner)).toBe(true);
    expect(visited).toEqual([payment]);
  });

  it("stays in a frame that would come back to a page of ours, and in a sandbox", () => {
    const plain = framed({});
    expect(leavePage(payment, plain.inner)).toBe(false);
    expect(plain.visited).toEqual([]);
    expect(leavePage(payment, framed({ isTold: true, isSandboxed: true }).inner)).toBe(false);
  });
});
