import type { Draft } from "./draft.ts";

/** Keeps the token of what is held beside what was typed; null forgets it. */
export function keepOrder(draft: Draft, orderToken: string | null): void {
  const { order: _before, ...kept } = draft.read();
  draft.write(orderToken === null ? kept : { ...kept, order: orderToken });
}

/** The token of what is held, if this tab knows of any: storage may hold anybody's text. */
export function keptOrder(draft: Draft): string | null {
  const { order } = draft.read();
  return typeof order === "string" && /^[\w-]{8,200}$/.test(order) ? order : null;
}
