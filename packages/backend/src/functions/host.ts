import { whenToAskAgain } from "@jubilee/functions/_shared/away";
import type {
  Deps,
  FunctionHandler,
  LimitAnswer,
  LimitRule,
  ReadCache,
} from "@jubilee/functions/_shared/deps.types";
import type { DeviceSender } from "@jubilee/functions/_shared/device-sender.types";
import type { MailEvents } from "@jubilee/functions/_shared/mails/mail-events";
import type { SenderDomains } from "@jubilee/functions/_shared/sender-domains/sender-domains.types";
import type { PaymentProvider } from "@jubilee/functions/_shared/payments/payments.types";
import { createCallLimit } from "@jubilee/functions/_shared/call-limit";
import { createAskingMail } from "@jubilee/functions/_shared/mails/asking-mail";
import { createPageOpener } from "@jubilee/functions/_shared/open-page";
import { createReadCache } from "@jubilee/functions/_shared/read-cache";
import { createWaitUntil } from "@jubilee/functions/_shared/wait-until";
import type { Wallet } from "@jubilee/functions/_shared/wallet/wallet.types";
import { createSessionDirectory } from "@jubilee/functions/_shared/session-directory";
import type { Handler, Mailer, OpenBackend, RequestContext } from "../backend.types.ts";
import { quiet } from "../database/quiet-errors.ts";
import { bearerOf, type Caller, type Callers } from "../front/callers.ts";
import { Failure } from "../front/failure.ts";
import { createStoredFiles } from "../front/storage/stored-files.ts";
import { readPackagedFont } from "./packaged-fonts.ts";
import { functionsByName, openFunctions } from "./registry.ts";
import { callAsCaller, callAsServer, createSignatures } from "./sql-calls.ts";
import { log } from "../log/log.ts";

/** What the functions get from the process that hosts them. */
export interface FunctionsHostOptions {
  mailer: Mailer;
  /** Checks keys and tokens; the same that the auth and REST services use. */
  callers: Callers;
  mailEvents: MailEvents;
  devices: DeviceSender;
  senders: SenderDomains;
  payments: PaymentProvider;
  wallet: Wallet;
  productName?: string;
  /** What is read by many; of this process alone by default. */
  cache?: ReadCache;
  /** Guests' pages as they are built, for a portal on a static host; null by default. */
  readPages?: Deps["readPages"];
  now?: () => Date;
  /** Counts calls; in memory by default. A load test passes one that allows everything. */
  limit?: (key: string, rule: LimitRule) => Promise<LimitAnswer>;
  log?: (message: string, error?: unknown) => void;
}

/** A host that also answers calls of the process itself, such as the runner's. */
export interface FunctionsHost {
  /** `/functions/v1/<name>/…` and `/api/csp-violation`. */
  handle: Handler;
  /** Runs a function as the server itself. */
  runAsServer(name: string, request: Request): Promise<Response>;
}

/** Hosts the edge functions of `supabase/functions` inside this process. */
export function createFunctionsHost(
  backend: OpenBackend,
  options: FunctionsHostOptions,
): FunctionsHost {
  const now = options.now ?? (() => new Date());
  const signatures = createSignatures(backend);
  const callSql = callAsServer(backend, signatures);
  const log = options.log ?? logToConsole;

  const shared = {
    callSql,
    mail: createAskingMail({ mail: options.mailer, callSql, log }),
    mailEvents: options.mailEvents,
    devices: options.devices,
    senders: options.senders,
    payments: options.payments,
    wallet: options.wallet,
    files: createStoredFiles(backend),
    sessions: createSessionDirectory(callSql),
    cache: options.cache ?? createReadCache(() => now().getTime()),
    now,
    waitUntil: createWaitUntil(() => now().getTime()),
    siteUrl: backend.options.siteUrl,
    readFont: readPackagedFont,
    readPages: options.readPages ?? (async () => null),
    openPage: createPageOpener(backend.options.siteUrl),
    productName: options.productName ?? "Jubilee",
    log,
    limit: options.limit ?? createCallLimit(() => now().getTime()),
  };

  function depsFor(caller: Caller, peerAddress: string | null): Deps {
    const { role, userId, claims } = caller;
    return {
      ...shared,
      peerAddress,
      user:
        role === "service_role"
          ? { id: "", email: null, role }
          : role === "authenticated" && userId
            ? { id: userId, email: claims?.email ?? null, role }
            : null,
      callSqlAsUser: callAsCaller(backend, signatures, caller),
    };
  }

  async function answer(request: Request, context: RequestContext): Promise<Response> {
    const name = functionName(request);
    const handler = functionsByName.get(name);
    if (!handler) return supabaseError(404, "NOT_FOUND", "Requested function was not found");
    const caller = openFunctions.has(name) ? stranger : await callerOf(request, options.callers);
    return run(handler, request, depsFor(caller, context.peerAddress));
  }

  return {
    async handle(request, context) {
      try {
        return await answer(request, context);
      } catch (error) {
        if (error instanceof Failure) {
          return supabaseError(error.status, error.code, error.message);
        }
        log("A function's call failed.", error);
        return supabaseError(503, "unavailable", "Something went wrong on our side. Try again.");
      }
    },
    async runAsServer(name, request) {
      const handler = functionsByName.get(name);
      if (!handler) throw new Error(`There is no function ${name}`);
      return run(handler, request, depsFor(server, null));
    },
  };
}

const stranger: Caller = { role: "anon", userId: null, sessionId: null, claims: null };
const server: Caller = { role: "service_role", userId: null, sessionId: null, claims: null };

async function run(handler: FunctionHandler, request: Request, deps: Deps): Promise<Response> {
  const response = await handler(request, deps);
  response.headers.set("x-content-type-options", "nosniff");
  return response;
}

/** The caller of a function: by token, else by key, else a stranger. */
async function callerOf(request: Request, callers: Callers): Promise<Caller> {
  if (request.method === "OPTIONS") return stranger;
  const bearer = bearerOf(request);
  const key = request.headers.get("apikey");
  if (bearer && bearer !== key && !bearer.startsWith("sb_")) return callers.fromToken(bearer);
  const given = key ?? bearer;
  const role = given ? await callers.roleOfKey(given) : null;
  return role === "service_role" ? server : stranger;
}

function functionName(request: Request): string {
  const { pathname } = new URL(request.url);
  if (pathname === "/api/csp-violation") return "csp-violation";
  return /^\/functions\/v1\/([a-z0-9-]+)(?:\/|$)/.exec(pathname)?.[1] ?? "";
}

function supabaseError(status: number, code: string, message: string): Response {
  return Response.json(
    { code, message, field: null },
    {
      status,
      headers: { "cache-control": "no-store", ...whenToAskAgain(status) },
    },
  );
}

/** Says what failed and where, never with what: statements carry tokens and people's data. */
function logToConsole(message: string, error?: unknown): void {
  log.error(message, error === undefined ? undefined : quiet(error));
}
