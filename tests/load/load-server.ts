/**
 * The backend as a process of its own for load and crash tests: nothing is counted; jobs run and mails
 * go to its outbox only when it is told how often.
 * Settings come as JSON in the first argument; it writes one line when it answers.
 */
import type { Secrets } from "@jubilee/backend/backend.types";
import { createServer } from "@jubilee/backend/server/server";
import { startBackendWorker } from "@jubilee/backend/worker/backend-worker";

interface LoadServerSettings {
  dataDir: string;
  databaseUrl: string | null;
  port: number;
  jobsEveryMs: number | null;
  /** Of several servers on one database: what they have in common. */
  common: { siteUrl: string; secrets: Secrets } | null;
}

const { dataDir, databaseUrl, port, jobsEveryMs, common } = JSON.parse(
  process.argv[2] ?? "",
) as LoadServerSettings;
const { siteUrl, secrets } = common ?? { siteUrl: `http://127.0.0.1:${port}`, secrets: null };

const backend = await startBackendWorker(
  {
    backend: { dataDir, databaseUrl, secrets, siteUrl, redirectAllowList: [], mode: "test" },
    service: {
      smtpUrl: null,
      mailFrom: "Jubilee <hello@jubilee.example>",
      mailWebhookSecret: null,
      productName: "Jubilee",
      stripe: null,
      wallet: { apple: null, google: null },
      listensAt: `127.0.0.1:${port}`,
      seedsDemo: false,
      jobsEveryMs,
      guestPages: null,
      backups: null,
      countsCalls: false,
      captchaSecretKey: null,
      texts: null,
    },
  },
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
const server = await createServer({
  host: "127.0.0.1",
  port,
  portVariable: "PORT",
  backend,
  trustsProxy: common !== null,
  site: async () => new Response(null, { status: 404 }),
});
process.on("SIGTERM", () => void server.close().then(() => process.exit(0)));
console.log("ready");
