import { describe, expect, test } from "vitest";
import { makeSecrets, sharedText } from "../database/secrets.ts";
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

describe("where files are", () => {
  const store = {
    S3_ENDPOINT: "https://s3.example.org/",
    S3_BUCKET: "our-files",
    S3_ACCESS_KEY_ID: "id",
    S3_SECRET_ACCESS_KEY: "key",
  };

  test("in a bucket, with all that it takes", () => {
    expect(read({}).bucket).toBeNull();
    expect(read(store).bucket).toEqual({
      endpoint: "https://s3.example.org",
      name: "our-files",
      region: "us-east-1",
      keyId: "id",
      secretKey: "key",
    });
  });

  test.each([
    [{ S3_BUCKET: "our-files" }, /needs S3_ENDPOINT, .*; set S3_ENDPOINT and S3_ACCESS_KEY_ID and/],
    [{ S3_REGION: "eu-central-1" }, /^S3_REGION is set without S3_ENDPOINT/],
    [{ ...store, S3_ENDPOINT: "s3.example.org" }, /^S3_ENDPOINT=s3.example.org is no address/],
    [{ ...store, S3_ENDPOINT: "https://a:b@s3.example.org" }, /is no address of a store/],
    [{ ...store, S3_BUCKET: "our/files" }, /^S3_BUCKET=our\/files is no name of a bucket/],
  ])("%o is refused in one sentence", (environment, sentence) => {
    expect(() => read(environment)).toThrow(sentence);
  });

  test("keys of all servers are taken whole or not at all", () => {
    const secrets = makeSecrets();
    expect(read({ JUBILEE_SECRETS: sharedText(secrets) }).secrets).toEqual(secrets);
    expect(() => read({ JUBILEE_SECRETS: sharedText(secrets).slice(0, -9) })).toThrow(
      /^JUBILEE_SECRETS holds no keys/,
    );
  });
});

describe("how money is taken", () => {
  const place = { HOST: "0.0.0.0", SITE_URL: "https://events.example.org" };

  test.each([
    [{}, "test", true],
    [{ HOST: "0.0.0.0" }, "off", false],
    [{ SITE_URL: "https://events.example.org" }, "off", false],
    [{ ...place, PAYMENTS: "test" }, "test", true],
    [{ ...place, ...stripe }, "stripe", false],
    [{ ...place, ...stripe, PAYMENTS: "off" }, "off", false],
    [{ ...stripe, STRIPE_SECRET_KEY: "sk_test_x" }, "stripe", true],
    [{ ...stripe, STRIPE_SECRET_KEY: "rk_test_x" }, "stripe", true],
    [{ ...stripe, STRIPE_SECRET_KEY: "rk_live_x" }, "stripe", false],
  ])("%o: %s", (environment, payments, testMode) => {
    expect(read(environment)).toMatchObject({ payments, testMode });
  });

  test("keys are not used where money is off", () => {
    expect(read({ ...stripe, PAYMENTS: "off" }).stripe).toBeNull();
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
  [
    { PAYMENTS: "stripe" },
    "PAYMENTS=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET; set both, or set PAYMENTS=off.",
  ],
  [{ PAYMENTS: "cash" }, "PAYMENTS=cash is unknown; set it to off, test or stripe."],
  ...["mysql://me:secret@127.0.0.1/jubilee", "127.0.0.1:5432"].map(
    (given): [Record<string, string>, string] => [
      { DATABASE_URL: given },
      "DATABASE_URL is no address of PostgreSQL; write it as postgres://user:password@host:5432/database, or unset it to use the built-in database.",
    ],
  ),
  [
    { DATABASE_CONNECTIONS: "1" },
    "DATABASE_CONNECTIONS=1 is out of bounds; set it to a whole number from 2 to 500.",
  ],
  [
    { STOP_SECONDS: "soon" },
    "STOP_SECONDS=soon is out of bounds; set it to a whole number from 1 to 600.",
  ],
  [
    { TRUST_PROXY: "maybe" },
    "TRUST_PROXY=maybe is neither on nor off; set it to 1, or leave it out.",
  ],
  [
    { REDIRECT_ALLOW_LIST: "https://app.example.org app.example.org" },
    "REDIRECT_ALLOW_LIST has app.example.org, which is no web address; write each whole, as https://app.example.org/welcome.",
  ],
  [
    { BACKUP_AT: "3" },
    'BACKUP_AT=3 is no time of day; write it as 03:00, several as "03:00 15:00", or off.',
  ],
  [
    { BACKUP_KEEP: "all" },
    'BACKUP_KEEP=all is not understood; write it as "7 days, 4 weeks, 6 months".',
  ],
  [{ LOG_FORMAT: "xml" }, "LOG_FORMAT=xml is unknown; set it to json or people."],
  [
    { PORT: "4400", METRICS_PORT: "4400" },
    "METRICS_PORT and PORT are both 4400; set METRICS_PORT to a port of its own.",
  ],
  [{ METRICS_PORT: "99999" }, "METRICS_PORT=99999 is no port; set it to a number from 1 to 65535."],
])("%o is answered with one sentence", (environment, sentence) => {
  expect(() => read(environment)).toThrow(sentence);
});

test("addresses are taken as they are meant", () => {
  const environment = {
    SITE_URL: "https://events.example.org/",
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

test("the built-in database has four backups a day, PostgreSQL one, and neither where they are off", () => {
  const minutes = (environment: Record<string, string>) => read(environment).backups?.minutes;
  expect(minutes({})).toEqual([180, 540, 900, 1260]);
  expect(minutes({ DATABASE_URL: "postgres://db.example.org/jubilee" })).toEqual([180]);
  expect(minutes({ BACKUP_AT: "4:30" })).toEqual([270]);
  expect(read({ BACKUP_AT: "off" }).backups).toBeNull();
});
