import { afterEach, expect, test, vi } from "vitest";
import { workerAddress } from "./workerAddress.ts";

afterEach(() => vi.unstubAllGlobals());

test("a policy is made once, and lets its own worker pass and no other", () => {
  const createPolicy = vi.fn((_: string, rules: object) => rules);
  vi.stubGlobal("trustedTypes", { createPolicy });
  expect(workerAddress("jubilee-one", "/one.js")).toBe("/one.js");
  expect(workerAddress("jubilee-one", "/one.js")).toBe("/one.js");
  expect(createPolicy).toHaveBeenCalledTimes(1);
  expect(createPolicy.mock.calls[0]?.[0]).toBe("jubilee-one");
  expect(() => workerAddress("jubilee-one", "https://elsewhere.example/one.js")).toThrow(
    "This is not the worker of jubilee-one",
  );
});

test("two workers have a policy each", () => {
  vi.stubGlobal("trustedTypes", { createPolicy: (_: string, rules: object) => rules });
  expect(workerAddress("jubilee-first", "/first.js")).toBe("/first.js");
  expect(workerAddress("jubilee-second", "/second.js")).toBe("/second.js");
});

test("where a browser knows no Trusted Types, the address is plain", () => {
  expect(workerAddress("jubilee-plain", "/plain.js")).toBe("/plain.js");
});
