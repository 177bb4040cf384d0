import type { ArticleBodies } from "../help.types.ts";
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

/** What every article says, by its slug. */
export const bodies: ArticleBodies = {
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
