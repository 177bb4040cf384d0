/** One setting as the documentation lists it. */
export interface Setting {
  /** The variable; several that belong together share a line. */
  names: readonly string[];
  /** What holds where it is not set. */
  fallback: string;
  meaning: string;
}

/** Every setting, in the order of the documentation, which a test holds against this list. */
export const settingList: readonly Setting[] = [
  { names: ["HOST", "PORT"], fallback: "`127.0.0.1`, `4400`", meaning: "where it listens" },
  {
    names: ["HOST_PAGE_PORT"],
    fallback: "`4401`",
    meaning: "sample host page (demo and development)",
  },
  {
    names: ["SITE_URL"],
    fallback: "from the two above",
    meaning: "the portal's origin, in links and mails",
  },
  {
    names: ["JUBILEE_MODE"],
    fallback: "`demo` on loopback, else `production`",
    meaning: "`demo`, `development` or `production`",
  },
  { names: ["PRODUCT_NAME"], fallback: "`Jubilee`", meaning: "what the site calls itself" },
  {
    names: ["JUBILEE_DATA_DIR"],
    fallback: "`.data` of the folder",
    meaning: "database, files, keys, backups; in production a folder outside of the release's",
  },
  {
    names: ["DATABASE_URL"],
    fallback: "none",
    meaning: "PostgreSQL instead of the built-in database",
  },
  {
    names: ["DATABASE_CONNECTIONS"],
    fallback: "`10`",
    meaning: "connections to PostgreSQL at most",
  },
  {
    names: ["JUBILEE_SECRETS"],
    fallback: "`secrets.json` of the data directory",
    meaning:
      "the keys of all servers on one database, as `npx jubilee keys show` prints them (`deployment/many-machines.md`)",
  },
  {
    names: ["S3_ENDPOINT", "S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
    fallback: "files on disk; `us-east-1`",
    meaning:
      "a bucket for files, of a store that speaks S3; all but the region, or none (`deployment/many-machines.md`)",
  },
  { names: ["SMTP_URL", "MAIL_FROM"], fallback: "local outbox", meaning: "how mails go" },
  {
    names: ["MAIL_WEBHOOK_SECRET"],
    fallback: "none",
    meaning:
      "signs what the mail service says of mails, posted to `/functions/v1/mail-webhook` (`deployment/functions-on-supabase.md`)",
  },
  {
    names: ["PAYMENTS"],
    fallback: "`stripe` with its keys, else `test` on loopback and `off` elsewhere",
    meaning:
      "`off`: nothing with a price is sold, free events go on; `test`: payments are simulated; `stripe`",
  },
  {
    names: ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
    fallback: "none",
    meaning: "both or neither; webhook address: `/functions/v1/payments-webhook`",
  },
  {
    names: ["REDIRECT_ALLOW_LIST"],
    fallback: "none",
    meaning: "further addresses that sign-in links may return to",
  },
  {
    names: ["CAPTCHA_SITE_KEY", "CAPTCHA_SECRET_KEY"],
    fallback: "none",
    meaning:
      "Cloudflare Turnstile for sign-up, sign-in and mails; both or neither (a Supabase project keeps the secret itself)",
  },
  {
    names: ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_FROM"],
    fallback: "local outbox; in production phones are refused",
    meaning: "how text messages go",
  },
  {
    names: ["APPLE_PASS_CERTIFICATE", "APPLE_PASS_KEY", "APPLE_WWDR_CERTIFICATE"],
    fallback: "no button",
    meaning: "tickets for Apple Wallet; all three or none, see below",
  },
  {
    names: ["GOOGLE_WALLET_ISSUER_ID", "GOOGLE_WALLET_SERVICE_ACCOUNT"],
    fallback: "no button",
    meaning: "tickets for Google Wallet; both or neither, see below",
  },
  { names: ["TRUST_PROXY"], fallback: "off", meaning: "`1` behind a proxy" },
  {
    names: ["STOP_SECONDS"],
    fallback: "`5`",
    meaning: "how long running requests may take to end when it is stopped",
  },
  {
    names: ["LINK_WRITES_PER_MINUTE"],
    fallback: "`1200`",
    meaning: "writes through one link within a minute, from all its visitors",
  },
  {
    names: ["BACKUP_AT"],
    fallback: "`03:00`; built-in: also `09:00`, `15:00`, `21:00`",
    meaning: "hours of the machine's clock at which a backup is written, or `off`",
  },
  {
    names: ["BACKUP_KEEP"],
    fallback: "`7 days, 4 weeks, 6 months`",
    meaning: "how many of these keep their newest backup",
  },
  {
    names: ["BACKUP_HOOK"],
    fallback: "none",
    meaning:
      "a command that is run after each backup, with its folder in `$1`: copies it elsewhere",
  },
  {
    names: ["LOG_FORMAT"],
    fallback: "`json` in production, `people` in a terminal",
    meaning: "`json` (one object a line) or `people`",
  },
  {
    names: ["METRICS_HOST", "METRICS_PORT"],
    fallback: "`127.0.0.1`, off",
    meaning: "where Prometheus reads figures, at `/metrics`",
  },
  {
    names: ["SUPABASE_URL", "SUPABASE_PUBLISHABLE_KEY", "SUPABASE_SECRET_KEY"],
    fallback: "none",
    meaning: "a Supabase project instead of the embedded backend",
  },
];

/** The names of all settings. */
export const settingNames: readonly string[] = settingList.flatMap(({ names }) => names);
