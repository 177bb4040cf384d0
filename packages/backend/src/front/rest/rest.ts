import { againOnConflict } from "@jubilee/functions/_shared/conflicts";
import type { RequestContext } from "../../backend.types.ts";
import { requestBounds } from "../../limits/figures.ts";
import { parseJson, readBytes, unstorableText } from "../bodies.ts";
import type { Callers } from "../callers.ts";
import { Failure } from "../failure.ts";
import type { AskLite } from "../lite.ts";
import { restRefusal } from "../replies.ts";
import { boundAddress, boundRows } from "./bounds.ts";
import { log } from "../../log/log.ts";

const methods = new Set(["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE"]);

/** Answers everything under `/rest/v1`: checks who asks and how much, then lets lite answer. */
export function createRest(callers: Callers, askLite: AskLite) {
  return async (request: Request, context: RequestContext): Promise<Response> => {
    try {
      if (!methods.has(request.method)) {
        throw new Failure(405, "PGRST101", `Cannot use the ${request.method} method`);
      }
      boundAddress(new URL(request.url));
      const caller = await callers.identify(request);
      const body = await readBody(request);
      const response = await againOnConflict(
        () => askLite(request, caller, body, context),
        stateOf,
      );
      return response.status >= 500 ? await explain(response) : response;
    } catch (error) {
      if (error instanceof Failure) return restRefusal(asRestCode(error));
      throw error;
    }
  };
}

/** The SQLSTATE of a failure; lite answers each request in one transaction. */
async function stateOf(response: Response): Promise<string | null> {
  if (response.status < 500) return null;
  return /"code":"([0-9A-Z]{5})"/.exec(await response.clone().text())?.[1] ?? null;
}

async function readBody(request: Request): Promise<Uint8Array | null> {
  if (request.method === "GET" || request.method === "HEAD") return null;
  const bytes = await readBytes(request, requestBounds.restBodyBytes);
  const type = request.headers.get("content-type") ?? "";
  if (bytes.byteLength > 0 && (type === "" || type.includes("json"))) {
    boundRows(parseJson(new TextDecoder().decode(bytes)));
  }
  return bytes;
}

/** The codes of PostgREST where it has one of its own; a refused text as our SQL refuses a field. */
function asRestCode(failure: Failure): Failure {
  if (failure.code === unstorableText) {
    const { field } = failure.extra;
    return new Failure(400, "PT400", failure.message, { hint: "invalid_input", details: field });
  }
  const codes: Record<string, string> = {
    bad_json: "PGRST102",
    bad_jwt: "PGRST303",
    session_not_found: "PGRST303",
  };
  const code = codes[failure.code];
  return code ? new Failure(failure.status, code, failure.message, failure.extra) : failure;
}

/** What lite could not explain stays in the log; the client learns no SQL from it. */
async function explain(response: Response): Promise<Response> {
  const text = await response.text();
  if (/"code":"PGRST|"code":"[0-9A-Z]{5}"/.test(text)) {
    return new Response(text, { status: response.status, headers: response.headers });
  }
  const code = /"code":"(\w{1,20})"/.exec(text)?.[1] ?? "no code";
  log.error(`REST answered ${response.status} (${code})`);
  return restRefusal(new Failure(500, "internal", "Something went wrong on the server."));
}
