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
  ...[
    "events.example.org",
    "http://",
    "ftp://x.example",
    "https://x.example/portal",
    "https://",
  ].map((given): [Record<string, string>, string] => [
    { SITE_URL: given },
    `SITE_URL=${given} is no web address; write it whole and without a path, as https://events.example.org.`,
  ]),
  [
    { SUPABASE_URL: "project.example", SUPABASE_PUBLISHABLE_KEY: "x" },
    "SUPABASE_URL=project.example is no web address; write it whole and without a path, as https://events.example.org.",
  ],
  ...[
    "mail.example.org",
    "smtp://",
    "http://mail.example.org",
    "smtps://user:a/b@mail.example",
  ].map((given): [Record<string, string>, string] => [
    { SMTP_URL: given },
    "SMTP_URL is no mail server's address; write it as smtps://user:password@mail.example.org, with signs such as @ or / in the password percent-encoded.",
  ]),
  [
    { MAIL_FROM: "Events" },
    'MAIL_FROM=Events is no sender; write it as "Events <events@example.org>", in quotes in a shell.',
  ],
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

test("addresses are taken as they are meant", () => {
  const environment = {
    SITE_URL: "https://events.example.org/",
    JUBILEE_ALLOW_TEST_PAYMENTS: "1",
    SMTP_URL: "smtp://127.0.0.1:2525",
  };
  expect(read({ ...environment, MAIL_FROM: "Events <events@example.org>" })).toMatchObject({
    siteUrl: "https://events.example.org",
    smtpUrl: "smtp://127.0.0.1:2525",
    mailFrom: "Events <events@example.org>",
  });
  expect(read({ ...environment, MAIL_FROM: "events@example.org" }).mailFrom).toBe(
    "events@example.org",
  );
});

test("a sample host page is served in the demo only", () => {
  expect(read({ JUBILEE_MODE: "production" }).hostPagePort).toBeNull();
});
