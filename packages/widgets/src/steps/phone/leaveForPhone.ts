import type { Handover, HandoverState } from "@jubilee/core/sharing/handover.types";
import { carriedHash } from "../../client/carried-address.ts";
import { seal } from "../../client/sealed.ts";
import type { WidgetContext } from "../../widget.types.ts";
import { sourceOf } from "../every/source.ts";

const lookMs = 3_000;

/** What waits for the phone. */
export interface LeftForPhone {
  /** What the code says: the widget's own page; nothing of the visitor is in it. */
  address: string;
  handoverToken: string;
}

/** Seals what the widget has so far and leaves it for the phone; null when that did not work. */
export async function leaveForPhone(context: WidgetContext): Promise<LeftForPhone | null> {
  const { draft, prefill, shadow, origin, kind, token, lang } = context;
  const { sealed, key } = await seal({
    typed: draft.read(),
    signed: prefill.signed,
    source: sourceOf(context),
    copy: shadow.host.getAttribute("copy"),
  });
  const outcome = await context.call<Handover>("POST", `handover/${token}`, { kind, sealed });
  if (!outcome.ok) return null;
  const { handoverToken } = outcome.value;
  const address = new URL(`/embed/${kind}/${encodeURIComponent(token)}`, origin);
  address.searchParams.set("lang", lang);
  address.hash = carriedHash({ handoverToken, key });
  return { address: address.href, handoverToken };
}

/** Asks until the phone has it or it has run out; a line that is away meanwhile is neither. */
export async function followHandover(
  { call }: WidgetContext,
  { handoverToken }: LeftForPhone,
  signal: AbortSignal,
): Promise<"taken" | "over"> {
  while (!signal.aborted) {
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    await new Promise((resolve) => {
      setTimeout(resolve, lookMs);
    });
    if (signal.aborted) break;
    // oxlint-disable-next-line no-await-in-loop
    const outcome = await call<HandoverState>("GET", `handover/${handoverToken}`);
    if (outcome.ok && outcome.value.state === "taken") return "taken";
    if (!outcome.ok && outcome.error.code === "link_invalid") return "over";
  }
  return "over";
}
