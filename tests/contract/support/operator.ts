import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { createServer } from "@jubilee/backend/server/server";
import { startBackendWorker } from "@jubilee/backend/worker/backend-worker";
import { shortLived } from "../../support/scratch.ts";

const command = fileURLToPath(
  new URL("../../../packages/backend/src/commands/jubilee.ts", import.meta.url),
);

type Environment = Record<string, string>;

/** Runs `jubilee …` until it ends; beside a server in this process, which has to answer meanwhile. */
export function jubilee(parameters: string[], environment: Environment) {
  return new Promise<{ code: number | null; said: string }>((resolve, reject) => {
    const env = { ...process.env, DATABASE_URL: "", ...environment };
    const child = spawn(process.execPath, [...shortLived, command, ...parameters], { env });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => void (said += chunk.toString()));
    }
    child.on("error", reject);
    child.on("exit", (code) => resolve({ code, said: said.trim() }));
  });
}

/** The least that a place is opened with. */
export const optionsFor = (dataDir: string, databaseUrl: string | null) => ({
  dataDir,
  databaseUrl,
  siteUrl: "http://127.0.0.1:4400",
  redirectAllowList: [],
  mode: "test" as const,
});

/** A server as an installation runs it, without the portal's pages. */
export async function serve(dataDir: string, databaseUrl: string | null, port: number) {
  const gaveUp: Error[] = [];
  const backend = await startBackendWorker(
    {
      backend: optionsFor(dataDir, databaseUrl),
      service: {
        smtpUrl: null,
        mailFrom: "Jubilee <hello@jubilee.example>",
        mailWebhookSecret: null,
        productName: "Jubilee",
        stripe: null,
        wallet: { apple: null, google: null },
        captchaSecretKey: null,
        texts: null,
        seedsDemo: false,
        jobsEveryMs: null,
        countsCalls: false,
        guestPages: null,
        backups: null,
      },
    },
    (error) => gaveUp.push(error),
  );
  const site = async () => new Response("<!doctype html><title>A page of the portal</title>");
  const server = await createServer({
    host: "127.0.0.1",
    port,
    portVariable: "PORT",
    backend,
    site,
    trustsProxy: false,
  });
  return { ...server, gaveUp, backend };
}
