import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { PublicCalls } from "./call.types.ts";
import { areas } from "./areas.gen.ts";
import { findCall } from "./routes.ts";

const folder = fileURLToPath(new URL(".", import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith(".calls.ts"));

describe("the public calls of the areas", () => {
  it("are all asked: each `<area>.calls.ts` stands in the list", async () => {
    const declared = await Promise.all(
      files.map(async (name) => {
        const { calls } = (await import(`../embed/${name.replace(".calls.ts", "")}.calls.ts`)) as {
          calls: PublicCalls;
        };
        return { name, calls };
      }),
    );
    expect(declared.length).toBeGreaterThan(0);
    const left = declared.filter(({ calls }) => !areas.includes(calls)).map(({ name }) => name);
    expect(left).toEqual([]);
    expect(areas).toHaveLength(files.length);
  });

  it("have an address each", () => {
    const addresses = areas.flatMap(Object.keys);
    expect(addresses.filter((one, index) => addresses.indexOf(one) !== index)).toEqual([]);
    for (const address of addresses) {
      expect(address).toMatch(/^(GET|POST|DELETE) [a-z][a-z-]*(\/[a-z][a-z.-]*)?$/);
    }
  });

  it("are found by method and address, and nothing else is", () => {
    const { kind, token } = findCall("POST", "rsvp/abc/find") ?? {};
    expect({ kind, token }).toEqual({ kind: "rsvp", token: "abc" });
    expect(findCall("HEAD", "event/abc/")?.answer).toBe(findCall("GET", "event/abc")?.answer);
    for (const [method, path] of [
      ["PUT", "event/abc"],
      ["GET", "event"],
      ["GET", "event/abc/calendar.ics/more"],
      ["GET", "constructor/abc"],
    ] as const) {
      expect(findCall(method, path)).toBeNull();
    }
  });
});
