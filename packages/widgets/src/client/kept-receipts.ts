import type { RsvpReceipt } from "@jubilee/core/sharing/public-event.types";
import type { WidgetContext } from "../widget.types.ts";

/** An answer as this page has had it, and the address that was typed for it. */
export interface KnownReceipt {
  receipt: RsvpReceipt;
  email: string;
  /** It has come on this very page: nothing newer is to be asked for. */
  isFresh: boolean;
}

/** Until the page is left, by token. A tab's storage is the host's too: it gets none of this. */
const known = new Map<string, KnownReceipt>();

type Keeping = Pick<WidgetContext, "draft" | "token">;

/**
 * An answer has arrived, or is forgotten: nothing that names anybody or opens anything stays in the
 * tab's storage, only what became of it.
 */
export function keepReceipt({ draft, token }: Keeping, kept: KnownReceipt | null): void {
  if (!kept) {
    known.delete(token);
    draft.write({});
    return;
  }
  known.set(token, kept);
  const { state, partySize, waitlistPosition } = kept.receipt;
  draft.write({ receipt: { state, partySize, waitlistPosition } });
}

/** The answer that was given on this page, if one was. */
export function knownReceipt({ token }: Pick<Keeping, "token">): KnownReceipt | undefined {
  return known.get(token);
}

/** What a tab that was loaded anew still knows, or null: its storage may hold anybody's text. */
export function rememberedReceipt(kept: unknown): RsvpReceipt | null {
  const { state, partySize, waitlistPosition } = Object(kept) as Partial<RsvpReceipt>;
  if (state !== "yes" && state !== "no" && state !== "maybe" && state !== "waitlisted") return null;
  return {
    state,
    partySize: Number(partySize) || 1,
    waitlistPosition: typeof waitlistPosition === "number" ? waitlistPosition : null,
    note: null,
    name: "",
    personalToken: null,
    canEdit: false,
  };
}
