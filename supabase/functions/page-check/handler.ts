import { judgePage } from "@jubilee/core/page-check/rules";
import type { WantedWidget } from "@jubilee/core/page-check/types";
import type { Deps } from "../_shared/deps.types.ts";
import { isFields, readFields, requiredId, requiredText, textOf } from "../_shared/fields.ts";
import { requireWithin } from "../_shared/limits.ts";
import { Refusal } from "../_shared/refusal.ts";
import { forPortal, json, signedIn } from "../_shared/respond.ts";
import { readPage } from "./read-page.ts";

const checksPerPlanner = { max: 30, windowMs: 10 * 60_000 };

/**
 * `{eventId, linkId, address}`: opens a host's page and says whether the widget of that link works
 * there (`PageReport`). Only those who may see the link can ask, and nothing of the page is told.
 */
export const handle = forPortal(async (request, deps) => {
  const user = signedIn(deps);
  await requireWithin(deps, `page-check:${user.id}`, checksPerPlanner);
  const fields = await readFields(request);
  const wanted = await wantedWidget(
    deps,
    requiredId(fields, "eventId", "This event"),
    requiredId(fields, "linkId", "This link"),
  );
  const page = await deps.openPage(
    pageAddress(requiredText(fields, "address", "The address", 2000)),
  );
  return json(judgePage(readPage(page, wanted.productOrigin), wanted));
});

function pageAddress(text: string): string {
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (!url || url.username !== "" || url.password !== "") {
    throw new Refusal(
      "invalid_input",
      "Write the address of a page, such as alumni.example.org/reunion.",
      "address",
    );
  }
  return url.href;
}

async function wantedWidget(deps: Deps, eventId: string, linkId: string): Promise<WantedWidget> {
  const links = await deps.callSqlAsUser("list_share_links", { event_id_param: eventId });
  const link = Array.isArray(links) ? links.filter(isFields).find(({ id }) => id === linkId) : null;
  const kind = /^embed_(rsvp|tickets)$/.exec(link ? textOf(link, "kind") : "")?.[1];
  if (!link || (kind !== "rsvp" && kind !== "tickets")) {
    throw new Refusal("not_found", "This widget does not exist any more.");
  }
  const { allowedOrigins } = link;
  return {
    kind,
    token: textOf(link, "token"),
    allowedOrigins: Array.isArray(allowedOrigins)
      ? allowedOrigins.filter((origin) => typeof origin === "string")
      : [],
    productOrigin: new URL(deps.siteUrl).origin,
  };
}
