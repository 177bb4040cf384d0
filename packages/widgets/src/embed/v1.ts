import type { SharedEvent } from "@jubilee/core/public-event/types";
import { createCall } from "../client/call.ts";
import { firstData } from "../element/first-data.ts";
import type { WidgetKind } from "../widget.types.ts";
import { watchPage } from "./placeholders.ts";

const { origin } = new URL(import.meta.url);

/** Where the build lays what both kinds share. */
declare const JUBILEE_SHARED: string;

const loadColours = () => import("../steps/colours.ts");

/** A kind's script and what it shares with the other: both start at once. */
const scripts: Record<WidgetKind, () => Promise<unknown>[]> = {
  rsvp: () => [import("./kind-rsvp.ts"), import(/* @vite-ignore */ JUBILEE_SHARED)],
  tickets: () => [import("./kind-tickets.ts"), import(/* @vite-ignore */ JUBILEE_SHARED)],
};

const kinds: WidgetKind[] = ["rsvp", "tickets"];
const started = new Set<WidgetKind>();

/** Fetches the script of a kind and the data of its widgets side by side. */
function look(): void {
  const call = createCall(origin);
  for (const kind of kinds) {
    if (started.has(kind)) continue;
    const found = document.querySelectorAll<HTMLElement>(`jubilee-${kind}, [data-jubilee=${kind}]`);
    if (found.length === 0) continue;
    started.add(kind);
    for (const element of found) {
      const token = element.getAttribute("token") ?? element.dataset["token"];
      if (token && !element.hasAttribute("origin")) {
        firstData()[`${kind}/${token}`] ??= call<SharedEvent>("GET", `${kind}/${token}`);
      }
    }
    Promise.all([...scripts[kind](), loadColours()]).catch(() => started.delete(kind));
  }
}

watchPage(look);
