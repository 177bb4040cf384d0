import { firstData, type FirstOne } from "../element/first-data.ts";
import type { WidgetKind } from "../widget.types.ts";

declare const JubileeFirst: { kind: WidgetKind; token: string; data: FirstOne } | undefined;

/** Takes over the data that the server has written in front of this script. */
export function takeInlined(): void {
  if (typeof JubileeFirst === "undefined") return;
  firstData()[`${JubileeFirst.kind}/${JubileeFirst.token}`] = JubileeFirst.data;
}
