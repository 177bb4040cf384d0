import type { TakenHandover } from "@jubilee/core/sharing/handover.types";
import { readCarriedHash } from "../client/carried-address.ts";
import { createDraft } from "../client/draft.ts";
import { unseal } from "../client/sealed.ts";
import { firstData } from "../element/first-data.ts";

/** What a page may fill in goes in that way too: where storage is blocked, a draft stays in this script. */
function prefilled(values: Record<string, unknown>): string {
  const known = ["name", "email", "note", "answer", "partySize", "signed"] as const;
  const filled = known.flatMap((name) => {
    const value = values[name];
    return value && (typeof value === "string" || typeof value === "number")
      ? [[name, String(value)]]
      : [];
  });
  return new URLSearchParams(filled).toString();
}

/**
 * On the phone: takes what the other screen has left, once, before the widget begins, which then
 * goes on with it as with a draft of its own. What cannot be taken is said, and the widget begins.
 */
export async function takeUp(widget: Element, note: HTMLElement | null): Promise<void> {
  const code = readCarriedHash(location.hash);
  if (!code) return;
  widget.remove();
  try {
    const answer = await fetch(`/functions/v1/embed/handover/${code.handoverToken}/take`, {
      method: "POST",
      credentials: "omit",
    });
    // Only now: where the line was away, loading the page again tries again.
    history.replaceState(history.state, "", location.pathname + location.search);
    const { sealed }: TakenHandover = await answer.json();
    const { typed, signed, source, copy } = await unseal(sealed, code.key);
    createDraft(location.pathname.replace(/^\/embed\//, "")).write(typed);
    firstData();
    if (window.Jubilee) window.Jubilee.source = source;
    widget.setAttribute("prefill", prefilled({ ...typed, signed }));
    if (copy) widget.setAttribute("copy", copy);
  } catch {
    // Used, run out, or somebody else's: the other screen still has everything.
    if (note) note.hidden = false;
  }
  document.body.prepend(widget);
}
