import { linkKinds } from "@jubilee/core/sharing/link-kinds.rules";
import type { LinkKind } from "@jubilee/core/sharing/links.types";
import { readable } from "../../../../page-kit/audit/auditWords.ts";

const known: Readonly<Record<string, LinkKind>> = linkKinds;

/** What a link opens, in words; kinds without words of their own are shown readable. */
export function kindName(kind: string): string {
  return known[kind]?.title ?? readable(kind);
}
