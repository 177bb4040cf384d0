import { judgePage } from "@jubilee/core/sharing/page-check.rules";
import type { WantedWidget } from "@jubilee/core/sharing/page-check.types";
import { shareKinds } from "@jubilee/core/sharing/link-kinds.rules";
import { widgetOf } from "@jubilee/core/sharing/share.rules";
import type { WidgetKind } from "@jubilee/core/sharing/share.types";
import type { Deps } from "../_shared/deps.types.ts";
import { isFields, readFields, requiredId, requiredText, textOf } from "../_shared/fields.ts";
import { requireWithin } from "../_shared/limits.ts";
import { Refusal } from "../_shared/refusal.ts";
import { forPortal, json, signedIn } from "../_shared/respond.ts";
import { readPage } from "./read-page.ts";

const checksPerPlanner = { max: 30, windowMs: 10 * 60_000 };

/**
 * `{linkId, address}`: opens a host's page and says whether the widget of that link works
 * there (`PageReport`). Only those who may see the link can ask, and nothing of the page is told.
 */
export const handle = forPortal(async (request, deps) => {
  const user = signedIn(deps);
  await requireWithin(deps, `page-check:${user.id}`, checksPerPlanner);
  const fields = await readFields(request);
  const wanted = await wantedWidget(deps, requiredId(fields, "linkId", "This link"));
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

async function wantedWidget(deps: Deps, linkId: string): Promise<WantedWidget> {
  const link = await deps.callSqlAsUser("get_share_link", { link_id: linkId });
  const kind = isFields(link) ? widgetNamed(textOf(link, "kind")) : null;
  if (!isFields(link) || !kind) {
    throw new Refusal("not_found", "This link shows no widget.");
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

function widgetNamed(name: string): WidgetKind | null {
  const kind = shareKinds.find((known) => known === name);
  return kind ? widgetOf(kind) : null;
}
