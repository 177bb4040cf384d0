import { links } from "./links.gen.ts";
import type { LinkKind } from "./links.types.ts";

/** What a link opens; the names are the database's. `event_info_view` is the page itself. */
export type ShareKind = keyof typeof links;

/** Every kind of share link, as its area declares it. */
export const linkKinds: Readonly<Record<ShareKind, LinkKind>> = links;

/** Their names. */
export const shareKinds = Object.keys(links) as readonly ShareKind[];
