import type { PublicError } from "@jubilee/core/sharing/public-event.types";
import type { WidgetKind } from "../kinds.ts";

export type WidgetErrorCode = PublicError["code"] | "offline";

/** What widgets of several kinds tell their page. */
export interface Events {
  "jubilee:ready": { kind: WidgetKind; eventId: string };
  /** The widget has come into the visitor's view for the first time. */
  "jubilee:view": { kind: WidgetKind; eventId: string };
  "jubilee:step": { step: string };
  "jubilee:waitlist-joined": { eventId: string; position: number | null };
  "jubilee:close": { kind: WidgetKind };
  "jubilee:error": { code: WidgetErrorCode };
}
