import { whenToAskAgain } from "@jubilee/functions/_shared/away";
import type { BackendWorker } from "../worker/backend-worker.ts";
import type { RequestContext } from "../backend.types.ts";
import { release } from "../database/release.ts";

/** Addresses that a monitor asks, whether they answer anything here or not: never a page of the site. */
export const operatorPath =
  /^\/(?:health|healthz|livez?|readyz?|metrics|debug|actuator|server-status|server-info)(?:\/|$)/;

/** So many questions a second as may come, the database is asked once in that time. */
const freshMs = 1_000;
/** A database that takes longer does not serve anybody. */
const patienceMs = 1_000;
const nobody: RequestContext = { peerAddress: null };

/**
 * Answers `/health` and `/health/ready` (whether the database answers) and `/health/live` (whether
 * this process does); 404 for every other address of the kind.
 */
export function createHealth(backend: BackendWorker | null): (path: string) => Promise<Response> {
  let asked: { at: number; answers: Promise<boolean> } | null = null;

  const databaseAnswers = (worker: BackendWorker): Promise<boolean> => {
    if (!asked || performance.now() - asked.at > freshMs) {
      asked = { at: performance.now(), answers: within(patienceMs, ask(worker)) };
    }
    return asked.answers;
  };

  async function ready(): Promise<Response> {
    if (!backend) return told(200, { status: "ready", release, driver: "supabase" });
    const found = backend.ready();
    if (!found) return told(503, { status: "starting" });
    const { driver, migration } = found;
    if (!(await databaseAnswers(backend))) return told(503, { status: "no database", driver });
    return told(200, { status: "ready", release, driver, migration });
  }

  return async (path) => {
    const asking = path.replace(/\/$/, "");
    if (asking === "/health" || asking === "/health/ready") return ready();
    if (asking === "/health/live") return told(200, { status: "live" });
    return new Response("There is nothing at this address.\n", {
      status: 404,
      headers: { "content-type": "text/plain; charset=utf-8", "x-robots-tag": "noindex" },
    });
  };
}

async function ask(worker: BackendWorker): Promise<boolean> {
  const request = new Request("http://localhost/api/database");
  const answer = await worker.handle(request, nobody);
  return answer.status === 204;
}

function within(limitMs: number, answer: Promise<boolean>): Promise<boolean> {
  let limit: ReturnType<typeof setTimeout>;
  const tooLate = new Promise<boolean>((resolve) => {
    limit = setTimeout(() => resolve(false), limitMs);
  });
  return Promise.race([answer.catch(() => false), tooLate]).finally(() => clearTimeout(limit));
}

function told(status: 200 | 503, body: object): Response {
  const headers = { "cache-control": "no-store", ...whenToAskAgain(status) };
  return Response.json(body, { status, headers });
}
