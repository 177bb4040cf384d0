import { createRequest } from "../client/request.ts";
import { firstData, type FirstOne } from "../element/first-data.ts";
import { whenNear } from "../element/near.ts";
import { tokenOf } from "../element/token.ts";
import { sharingKinds, widgetKinds, type WidgetKind } from "../kinds.ts";
import { fillPlaceholders, findAll, watchPage } from "./placeholders.ts";

const { origin } = new URL(import.meta.url);

/** Pieces and loader are of one build. */
declare const JUBILEE_VERSION: string;
const piece = (name: string): Promise<unknown> =>
  import(/* @vite-ignore */ new URL(`${name}.js?v=${JUBILEE_VERSION}`, import.meta.url).href);

const started = new Set<WidgetKind>();
const seen = new WeakSet<Element>();

/** A kind's script and what it shares with the others: all start at once. */
function loadKind(kind: WidgetKind): void {
  if (started.has(kind)) return;
  started.add(kind);
  const pieces = [`kind-${kind}`, "steps/colours"];
  if (sharingKinds.includes(kind)) pieces.push("kind-shared");
  Promise.all(pieces.map(piece)).catch(() => started.delete(kind));
}

/** Asks for the data while the script is on its way, unless the element waits for its visitor. */
function loadData(kind: WidgetKind, element: HTMLElement): void {
  const token = tokenOf(element);
  const waits = ["consent", "shape", "isolation", "origin"].some((name) =>
    element.hasAttribute(name),
  );
  if (!token || waits) return;
  firstData()[`${kind}/${token}`] ??= createRequest(origin)<FirstOne>("GET", `${kind}/${token}`);
}

/** Fetches the script of a kind and the data of its widgets side by side, when one comes near. */
function look(): void {
  for (const kind of widgetKinds) {
    fillPlaceholders(kind);
    for (const element of findAll(`jubilee-${kind}`)) {
      if (seen.has(element)) continue;
      seen.add(element);
      const start = () => {
        loadKind(kind);
        loadData(kind, element);
      };
      if (element.getAttribute("loading") === "eager") start();
      else whenNear(element, start);
    }
  }
}

watchPage(look);
