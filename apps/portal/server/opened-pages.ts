import type { RequestContext } from "@jubilee/backend/backend.types";
import { campaignPage } from "./campaign-page.ts";
import type { PageAdditions } from "./index-page.ts";
import { pollPage } from "./poll-page.ts";
import type { Opened, SharedEvents, SharedKind } from "./shared-events.ts";
import { showcasePage } from "./showcase-page.ts";

interface Answer {
  status: number;
  /** Null for a link that opens nothing. */
  additions: PageAdditions | null;
}

/** A page that a link opens, as it was found at an address. */
export interface OpenedPage {
  /** Unlike any other link's, of whatever kind. */
  key: string;
  read: (sharedEvents: SharedEvents, context: RequestContext) => Promise<Answer>;
}

/** Addresses of a first part and a token, what the token is read as, and what the server writes there. */
function opens<Kind extends SharedKind>(
  first: string,
  kind: Kind,
  pageOf: (shared: Opened<Kind>, token: string) => PageAdditions,
) {
  return {
    first,
    at: (token: string): OpenedPage => ({
      key: `${kind}/${token}`,
      read: async (sharedEvents, context) => {
        const { status, shared } = await sharedEvents.get(kind, token, context);
        return { status, additions: shared && pageOf(shared, token) };
      },
    }),
  };
}

const pages = [
  opens("campaign", "donation", campaignPage),
  opens("showcase", "showcase", showcasePage),
  opens("poll", "poll", pollPage),
];

/** The page that a link opens at this path, if it is one. */
export function openedAt(path: string): OpenedPage | null {
  const [, first, token] = /^\/([^/]+)\/([^/]+)\/?$/.exec(path) ?? [];
  const page = token && pages.find((one) => one.first === first);
  return page && token ? page.at(token) : null;
}
