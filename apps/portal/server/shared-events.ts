import type { Handler, RequestContext } from "@jubilee/backend/backend.types";
import type { SharedPoll } from "@jubilee/core/planning/polls.types";
import type { SharedCountdown } from "@jubilee/core/sharing/countdown.types";
import type { SharedCampaign } from "@jubilee/core/giving/giving.types";
import type { SharedEvent } from "@jubilee/core/sharing/public-event.types";
import type { SharedShowcase } from "@jubilee/core/sharing/showcase.types";
import type { WidgetKind } from "@jubilee/core/sharing/widget-kinds.rules";
import { createShortMemory } from "./short-memory.ts";

/** What links are read as: an event's page, or any widget's data. */
export type SharedKind = "event" | WidgetKind;

/** What a kind of link opens, where it is not an event. */
interface Others {
  donation: SharedCampaign;
  showcase: SharedShowcase;
  countdown: SharedCountdown;
  poll: SharedPoll;
}

/** What a kind of link opens. */
export type Opened<Kind extends SharedKind> = Kind extends keyof Others
  ? Others[Kind]
  : SharedEvent;

/** What a share link opens, or the status with which it was refused. */
export type SharedAnswer<Shared = SharedEvent | Others[keyof Others]> =
  | { status: 200; shared: Shared }
  | { status: number; shared: null; retryAfter: string | null };

/** Reads what share links open. */
export interface SharedEvents {
  get<Kind extends SharedKind>(
    kind: Kind,
    token: string,
    context: RequestContext,
  ): Promise<SharedAnswer<Opened<Kind>>>;
  /** The origins that may put a link's page in a frame; none means any. */
  framedBy(token: string): Promise<string[]>;
}

/**
 * Whether an answer is the same for everybody: what a link opens, or that it opens nothing. That a
 * visitor asked too often, or that the database is away, is remembered for nobody.
 */
export function isForAll({ status }: { status: number }): boolean {
  return status === 200 || status === 404;
}

const ttlMs = 2_000;
const linksAtMost = 2_000;

/** Whether a text can be a link's token at all. */
export function isToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{16,200}$/.test(text);
}

/**
 * Reads share links through the public function, with a memory of two seconds: a page that
 * thousands open at once asks the database once.
 *
 * @param ask the function's host: the embedded backend or a Supabase project
 * @param call runs a database function as the server
 */
export function createSharedEvents(
  ask: Handler,
  call: (name: string, parameters: Record<string, string>) => Promise<unknown>,
  siteUrl: string,
): SharedEvents {
  const events = createShortMemory<SharedAnswer>(ttlMs, linksAtMost, isForAll);
  const policies = createShortMemory<string[]>(ttlMs, linksAtMost);
  return {
    async get<Kind extends SharedKind>(kind: Kind, token: string, context: RequestContext) {
      if (!isToken(token)) return { status: 404, shared: null, retryAfter: null };
      const answer = await events.get(`${kind}/${token}`, async () => {
        const address = `${siteUrl}/functions/v1/embed/${kind}/${token}`;
        const response = await ask(new Request(address), context);
        if (response.ok) {
          return { status: 200, shared: (await response.json()) as Opened<SharedKind> };
        }
        await response.body?.cancel();
        const { status, headers } = response;
        return { status, shared: null, retryAfter: headers.get("retry-after") };
      });
      // The address that was asked says which of the two it is.
      return answer as SharedAnswer<Opened<Kind>>;
    },
    framedBy(token) {
      return policies.get(token, async () => originsIn(await call("get_link_policy", { token })));
    },
  };
}

function originsIn(policy: unknown): string[] {
  if (typeof policy !== "object" || policy === null) return [];
  const origins: unknown = Reflect.get(policy, "allowedOrigins");
  if (!Array.isArray(origins)) return [];
  return origins.filter(
    (origin) => typeof origin === "string" && /^https?:\/\/[\w.:-]+$/.test(origin),
  );
}
