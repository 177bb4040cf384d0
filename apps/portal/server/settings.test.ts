import { describe, expect, test } from "vitest";
import { readSettings } from "./settings.ts";

const read = (environment: Record<string, string | undefined>) =>
  readSettings(environment, "/srv/jubilee");
const stripe = { STRIPE_SECRET_KEY: "sk_live_x", STRIPE_WEBHOOK_SECRET: "whsec_x" };

test("without any variable it is the demo on this machine alone", () => {
  expect(read({})).toMatchObject({
    host: "127.0.0.1",
    port: 4400,
    hostPagePort: 4401,
    siteUrl: "http://127.0.0.1:4400",
    mode: "demo",
    dataDir: "/srv/jubilee/.data",
    databaseUrl: null,
    supabase: null,
    testMode: true,
  });
});

describe("simulated payments", () => {
  test.each([{ HOST: "0.0.0.0" }, { SITE_URL: "https://events.example.org" }])(
    "do not run on a public address: %o",
    (environment) => {
      expect(() => read(environment)).toThrow(
        /^Simulated payments do not run on the public address/,
      );
    },
  );

  test("run there when that is asked for, or when payments are real", () => {
    const place = { HOST: "0.0.0.0", SITE_URL: "https://events.example.org" };
    expect(read({ ...place, JUBILEE_ALLOW_TEST_PAYMENTS: "1" }).testMode).toBe(true);
    expect(read({ ...place, ...stripe })).toMatchObject({ testMode: false, mode: "production" });
  });

  test("also with a provider's key for tests", () => {
    expect(read({ ...stripe, STRIPE_SECRET_KEY: "sk_test_x" }).testMode).toBe(true);
    expect(read({ ...stripe, STRIPE_SECRET_KEY: "rk_test_x" }).testMode).toBe(true);
    expect(read({ ...stripe, STRIPE_SECRET_KEY: "rk_live_x" }).testMode).toBe(false);
  });
});

test.each([
  [{ PORT: "eighty" }, "PORT=eighty is no port; set it to a number from 1 to 65535."],
  [
    { JUBILEE_MODE: "fast" },
    "JUBILEE_MODE=fast is unknown; set it to demo, development or production.",
  ],
  [
    { STRIPE_SECRET_KEY: "sk_test_x" },
    "STRIPE_SECRET_KEY is set without STRIPE_WEBHOOK_SECRET; set both or neither.",
  ],
  [
    { SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x" },
    "SUPABASE_PUBLISHABLE_KEY is set without SUPABASE_URL; set both or neither.",
  ],
])("%o is answered with one sentence", (environment, sentence) => {
  expect(() => read(environment)).toThrow(sentence);
});

test("a sample host page is served in the demo only", () => {
  expect(read({ JUBILEE_MODE: "production" }).hostPagePort).toBeNull();
});
