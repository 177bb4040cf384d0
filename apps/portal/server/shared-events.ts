import type { Handler, RequestContext } from "@jubilee/backend/backend.types";
import { isToken } from "@jubilee/core/sharing/link-token.rules";
import type { PublicEvent } from "@jubilee/core/sharing/public-event.types";
import { isWidgetKind, type WidgetData, type WidgetKind } from "@jubilee/widgets/server";
import { createShortMemory } from "./short-memory.ts";

/** What links are read as: an event's page, or any widget's data. */
export type SharedKind = "event" | WidgetKind;

export const isSharedKind = (kind: string | undefined): kind is SharedKind =>
  kind === "event" || isWidgetKind(kind);

type Drawn = Pick<PublicEvent, "id" | "name" | "locale" | "coverUrl" | "eventTypeId" | "coverSeed">;

/** What the server itself knows of whatever a link opens; pages and widgets know the rest. */
export interface Opened extends WidgetData {
  event: Drawn;
  pageUrl: string;
  /** A list has a cover for each of its events. */
  events?: readonly Drawn[];
  /** Whose own link it is. */
  guest?: object;
  guestName?: string | null;
}

/** Whether a guest's own link opens it: that is one person's, and no other site's. */
export const isOneGuests = ({ guest, guestName }: Opened): boolean =>
  guest !== undefined || Boolean(guestName);

/** What a share link opens, or the status with which it was refused. */
export type SharedAnswer =
  | { status: 200; shared: Opened }
  | { status: number; shared: null; retryAfter: string | null };

/** Reads what share links open. */
export interface SharedEvents {
  /** @param kind the public function's call: `event`, or a widget's kind */
  get(kind: string, token: string, context: RequestContext): Promise<SharedAnswer>;
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
    async get(kind, token, context) {
      if (!isToken(token)) return { status: 404, shared: null, retryAfter: null };
      return events.get(`${kind}/${token}`, async () => {
        const address = `${siteUrl}/functions/v1/embed/${kind}/${token}`;
        const response = await ask(new Request(address), context);
        if (response.ok) {
          return { status: 200, shared: (await response.json()) as Opened };
        }
        await response.body?.cancel();
        const { status, headers } = response;
        return { status, shared: null, retryAfter: headers.get("retry-after") };
      });
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
