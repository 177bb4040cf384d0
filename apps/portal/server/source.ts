import type { Handler } from "@jubilee/backend/backend.types";
import { StartError } from "@jubilee/backend/database/start-error";
import type { BackendWorker } from "@jubilee/backend/worker/backend-worker";
import type { PortalSettings } from "@jubilee/backend/settings/settings.types";

/** Where the portal's data come from. */
export interface Source {
  /** What supabase-js is given. */
  supabaseUrl: string;
  publishableKey: string;
  /** Asks an edge function; the request's path begins with `/functions/v1/`. */
  ask: Handler;
  /** Runs a database function as the server. */
  call: (name: string, parameters: Record<string, unknown>) => Promise<unknown>;
  /** Whether payments move no money, which pages have to say. */
  isTestMode: () => Promise<boolean>;
}

/** The backend inside this process. */
export function embeddedSource(
  backend: BackendWorker | null,
  { siteUrl, testMode }: Pick<PortalSettings, "siteUrl" | "testMode">,
): Source {
  const ready = backend?.ready();
  if (!backend || !ready) throw new Error("The embedded backend is not running.");
  return {
    supabaseUrl: siteUrl,
    publishableKey: ready.secrets.publishableKey,
    ask: backend.handle,
    call: async (name, parameters) =>
      answerOf(
        await backend.handle(rpc(siteUrl, name, parameters, ready.secrets.secretKey), {
          peerAddress: null,
        }),
      ),
    isTestMode: () => Promise.resolve(testMode),
  };
}

/** A Supabase project elsewhere. */
export function supabaseSource(project: {
  url: string;
  publishableKey: string;
  secretKey: string | null;
}): Source {
  const { url, publishableKey, secretKey } = project;
  return {
    supabaseUrl: url,
    publishableKey,
    async ask(request, { peerAddress }) {
      const { pathname, search } = new URL(request.url);
      const { method } = request;
      const headers = new Headers({ apikey: publishableKey });
      if (secretKey !== null && peerAddress !== null) {
        headers.set("authorization", `Bearer ${secretKey}`);
        headers.set("x-visitor-address", peerAddress);
      }
      const target = new URL(pathname + search, url);
      if (method === "GET") return fetch(target, { headers });
      headers.set("content-type", request.headers.get("content-type") ?? "application/json");
      return fetch(target, { method, headers, body: await request.text() });
    },
    async call(name, parameters) {
      if (secretKey === null) {
        throw new Error("SUPABASE_SECRET_KEY is not set, and the server's own calls need it.");
      }
      return answerOf(await fetch(rpc(url, name, parameters, secretKey)));
    },
    async isTestMode() {
      try {
        return (
          (await answerOf(await fetch(rpc(url, "is_test_mode", {}, publishableKey)))) !== false
        );
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new StartError(
          `The Supabase project at ${url} cannot be used (${reason}); check SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY, and that its migrations are applied.`,
          { cause: error },
        );
      }
    },
  };
}

function rpc(
  base: string,
  name: string,
  parameters: Record<string, unknown>,
  secretKey: string,
): Request {
  return new Request(`${base}/rest/v1/rpc/${name}`, {
    method: "POST",
    headers: { apikey: secretKey, "content-type": "application/json" },
    body: JSON.stringify(parameters),
  });
}

async function answerOf(response: Response): Promise<unknown> {
  if (response.ok) return response.json();
  throw new Error(`The database answered ${response.status}: ${await response.text()}`);
}
