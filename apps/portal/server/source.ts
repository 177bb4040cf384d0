import type { Handler } from "@jubilee/backend/backend.types";
import type { BackendWorker } from "@jubilee/backend/worker/backend-worker";

/** Where the portal's data come from. */
export interface Source {
  /** What supabase-js is given. */
  supabaseUrl: string;
  publishableKey: string;
  /** Asks an edge function; the request's path begins with `/functions/v1/`. */
  ask: Handler;
  /** Runs a database function as the server. */
  call: (name: string, parameters: Record<string, unknown>) => Promise<unknown>;
}

/** The backend inside this process. */
export function embeddedSource(backend: BackendWorker | null, siteUrl: string): Source {
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
    ask: (request) => {
      const { pathname, search } = new URL(request.url);
      return fetch(new URL(pathname + search, url), { headers: { apikey: publishableKey } });
    },
    async call(name, parameters) {
      if (secretKey === null) {
        throw new Error("SUPABASE_SECRET_KEY is not set, and the server's own calls need it.");
      }
      return answerOf(await fetch(rpc(url, name, parameters, secretKey)));
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
