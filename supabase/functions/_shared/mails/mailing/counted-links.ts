import type { RichText } from "@jubilee/core/base/rich-text.types";
import type { CountedWays } from "@jubilee/core/mailing/campaigns.types";

/**
 * Where a link leads: by way of the product, which counts it and knows its target by a number, or
 * as it stands where it has none.
 */
export function countedHref(target: string, counted: CountedWays | undefined, plain = target) {
  const place = counted?.places[target];
  return counted && place !== undefined ? `${counted.url}?to=${place}` : plain;
}

/** A text whose links are counted; the words stay. */
export function withCountedLinks(text: RichText, counted: CountedWays | undefined): RichText {
  return counted ? (linked(text, counted) as RichText) : text;
}

function linked(node: unknown, counted: CountedWays): unknown {
  if (Array.isArray(node)) return node.map((one) => linked(one, counted));
  if (typeof node !== "object" || node === null) return node;
  const entries = Object.entries(node).map(([name, value]) => [name, linked(value, counted)]);
  const copy = Object.fromEntries(entries) as Record<string, unknown>;
  const { type, attrs } = copy as { type?: unknown; attrs?: { href?: unknown } };
  if (type === "link" && typeof attrs?.href === "string") {
    copy["attrs"] = { ...attrs, href: countedHref(attrs.href, counted) };
  }
  return copy;
}
