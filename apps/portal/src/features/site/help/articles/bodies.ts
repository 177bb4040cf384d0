import type { ArticleBodies } from "../../../../page-kit/help/help.types.ts";
import { accountBodies } from "./account.copy.ts";
import { doorBodies } from "./door.copy.ts";
import { embedBodies } from "./embed.copy.ts";
import { givingBodies } from "./giving.copy.ts";
import { guestBodies } from "./guests.copy.ts";
import { shareBodies } from "./share.copy.ts";
import { startBodies } from "./start.copy.ts";
import { ticketBodies } from "./tickets.copy.ts";
import { troubleBodies } from "./trouble.copy.ts";
import { venueBodies } from "./venues.copy.ts";

/** What the articles say that no area keeps, by their slugs. */
export const siteBodies: ArticleBodies = {
  ...startBodies,
  ...guestBodies,
  ...ticketBodies,
  ...venueBodies,
  ...doorBodies,
  ...givingBodies,
  ...shareBodies,
  ...embedBodies,
  ...accountBodies,
  ...troubleBodies,
};
