import { shareCopy } from "@jubilee/core/sharing/share.copy";
import { readable } from "../../../../page-kit/audit/auditWords.ts";

const known: Readonly<Record<string, string>> = shareCopy.kinds;

/** What a link opens, in words; kinds without words of their own are shown readable. */
export function kindName(kind: string): string {
  return known[kind] ?? readable(kind);
}
