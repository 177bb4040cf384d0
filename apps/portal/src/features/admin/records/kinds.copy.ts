import { shareCopy } from "@jubilee/core/share/copy";

const known: Readonly<Record<string, string>> = shareCopy.kinds;

/** What a link opens, in words; kinds without words of their own are shown readable. */
export function kindName(kind: string): string {
  return known[kind] ?? readable(kind);
}

/** `order_confirmation` as "Order confirmation". */
export function readable(name: string): string {
  const words = name.replaceAll(/[_.]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
