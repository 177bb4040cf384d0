import { viewingStorageKey } from "@jubilee/core/platform/viewing.rules";
import type { Viewing } from "@jubilee/core/platform/viewing.types";
import { href } from "../../../../app/routing/href.ts";

/** Loads the portal anew in this tab, as the viewed person sees it. */
export function enterViewing(viewing: Viewing): void {
  sessionStorage.setItem(viewingStorageKey, JSON.stringify(viewing));
  location.assign(href("dashboard"));
}
