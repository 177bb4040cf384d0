import { givingLinks } from "../giving/links.rules.ts";
import { peopleLinks } from "../people/links.rules.ts";
import { venueLinks } from "../venues/links.rules.ts";
import { sharingLinks } from "./links.rules.ts";
import type { LinkKind } from "./links.types.ts";

const kinds = { ...sharingLinks, ...venueLinks, ...givingLinks, ...peopleLinks };

/** What a link opens; the names are the database's. `event_info_view` is the page itself. */
export type ShareKind = keyof typeof kinds;

/** Every kind of share link: the `links.rules.ts` of each area stands here once. */
export const linkKinds: Readonly<Record<ShareKind, LinkKind>> = kinds;
