import { createDraft } from "../client/draft.ts";
import type { Prefill } from "../widget.types.ts";

const question = "jubilee-draft?";

/** A frame's answer to the tab that it has opened of the same address: what was typed so far. */
export function handDraftOver(path: string): void {
  addEventListener("message", ({ data, origin, source }: MessageEvent<unknown>) => {
    if (data !== question || origin !== location.origin || !(source instanceof Object)) return;
    const kept = createDraft(path.replace(/^\/embed\//, "")).read();
    const { name, email, note, answer, partySize, quantities: tickets } = kept;
    const draft = { name, email, note, answer, partySize, tickets };
    source.postMessage({ jubilee: 1, draft }, { targetOrigin: origin });
  });
}

/** In the tab: asks the frame it came from, which is a page of our own. Nothing is in the address. */
export function takeDraftOver(take: (values: Prefill) => Promise<void>): void {
  addEventListener("message", ({ data, origin, source }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source !== opener) return;
    const draft: unknown = Object(data).draft;
    if (typeof draft === "object" && draft !== null) void take(known(draft));
  });
  opener.postMessage(question, location.origin);
}

/** Without what was never filled in. */
function known(draft: object): Prefill {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => Boolean(value)));
}
