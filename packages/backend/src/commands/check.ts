import type { Finding } from "../checks/check.types.ts";
import { checkBucket } from "../checks/check-bucket.ts";
import { checkDatabase } from "../checks/check-database.ts";
import { checkFiles } from "../checks/check-files.ts";
import { checkMail, checkNames } from "../checks/check-net.ts";
import { checkSupabase } from "../checks/check-supabase.ts";
import { createServer } from "node:net";
import { isLocked } from "../database/lock.ts";
import { StartError } from "../database/start-error.ts";
import { isLoopbackHost } from "../pages/loopback.ts";
import type { PortalSettings } from "../settings/settings.types.ts";
import { settingsNow } from "./command.ts";

const marks = { ok: "ok   ", note: "note ", wrong: "WRONG" } as const;

/**
 * `jubilee check [--supabase]`: a look at everything the server stands on, or at an installation on Supabase.
 *
 * @throws {StartError} with all lines, when one of them is wrong
 */
export async function check(parameters: readonly string[] = []): Promise<string> {
  const settings = settingsNow();
  if (parameters.includes("--supabase")) return told(await checkSupabase(settings));
  const found = await Promise.all([
    checkSettings(settings),
    settings.supabase ? Promise.resolve([]) : checkDatabase(settings),
    checkFiles(settings),
    checkBucket(settings.bucket),
    checkMail(settings),
    checkNames(settings),
    checkPort(settings),
  ]);
  return told(found.flat());
}

/** @throws {StartError} with all lines, when one of them is wrong */
function told(findings: Finding[]): string {
  const lines = findings.map(
    ({ about, state, says }) => `${marks[state]} ${about.padEnd(9)} ${says}`,
  );
  const text = lines.join("\n");
  if (findings.some(({ state }) => state === "wrong")) throw new StartError(text);
  return text;
}

async function checkSettings({
  mode,
  siteUrl,
  payments,
  trustsProxy,
  host,
}: PortalSettings): Promise<Finding[]> {
  const about = "settings";
  const isPublic = !isLoopbackHost(new URL(siteUrl).hostname);
  const notes: string[] = [
    ...(isPublic && siteUrl.startsWith("http:")
      ? ["SITE_URL begins with http:, so passwords travel open; put a proxy with TLS in front."]
      : []),
    ...(isPublic && !trustsProxy && isLoopbackHost(host)
      ? [
          "TRUST_PROXY is off although a proxy must stand in front; then every visitor counts as one.",
        ]
      : []),
    ...(mode === "production" && payments === "off"
      ? [
          "PAYMENTS is off: tickets with a price, gifts and plans cannot be paid; free events go on.",
        ]
      : []),
    ...(mode === "production" && payments === "test"
      ? ["PAYMENTS is test: tickets are given out without money."]
      : []),
  ];
  return [
    { about, state: "ok", says: `${mode}, at ${siteUrl}.` },
    ...notes.map((says): Finding => ({ about, state: "note", says })),
  ];
}

async function checkPort({ host, port, dataDir }: PortalSettings): Promise<Finding[]> {
  const about = "port";
  if (isLocked(dataDir))
    return [{ about, state: "ok", says: `a server runs on this data directory.` }];
  const isFree = await new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
  return isFree
    ? [{ about, state: "ok", says: `${host}:${port} is free.` }]
    : [
        {
          about,
          state: "wrong",
          says: `${host}:${port} cannot be listened on; set PORT or HOST to another.`,
        },
      ];
}
