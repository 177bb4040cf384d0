import { join } from "node:path";
import type { Handler, Realtime } from "../backend.types.ts";
import { openBackend } from "../database/open-backend.ts";
import { createFront } from "../front/front.ts";
import { createMailer } from "../mail/mailer.ts";
import { createOutboxPage } from "../mail/outbox-page.ts";
import type { WorkerReady, WorkerStart } from "./messages.types.ts";
import { createRouter, type Route } from "./router.ts";

/** Everything behind the sockets, put together. */
export interface Service {
  handle: Handler;
  realtime: Realtime | null;
  ready: WorkerReady;
  close(): Promise<void>;
}

/**
 * Opens the database and puts the parts of the backend together.
 *
 * @throws {StartError} when it cannot start for a reason that a person can remove
 */
export async function openService({ backend: options, service }: WorkerStart): Promise<Service> {
  const backend = await openBackend(options);
  const mailer = createMailer({
    smtpUrl: service.smtpUrl,
    outboxDir: join(options.dataDir, "outbox"),
    from: service.mailFrom,
  });
  const front = createFront(backend, { mailer });
  const routes: Route[] = [
    ["/auth/v1", front],
    ["/rest/v1", front],
    ["/storage/v1", front],
  ];
  if (mailer.outbox && options.mode !== "production") {
    routes.push(["/outbox", createOutboxPage(mailer.outbox)]);
  }
  const [newest] = await backend.query<{ version: string | null }>(
    "select max(version) as version from backend.migrations where version ~ '^[0-9]+$'",
  );
  return {
    handle: createRouter(routes),
    realtime: null,
    ready: {
      driver: backend.driver,
      secrets: backend.secrets,
      migration: newest?.version ?? null,
    },
    close: () => backend.close(),
  };
}
