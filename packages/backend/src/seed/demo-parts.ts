import type { DemoPart } from "./demo-part.types.ts";
import { demo as platform } from "./platform/platform.demo.ts";
import { demo as events } from "./events/events.demo.ts";
import { demo as venues } from "./venues/venues.demo.ts";
import { demo as schedule } from "./schedule/schedule.demo.ts";
import { demo as series } from "./events/series.demo.ts";
import { demo as seating } from "./venues/seating.demo.ts";
import { demo as campaigns } from "./giving/campaigns.demo.ts";
import { demo as members } from "./people/members.demo.ts";
import { demo as checkIns } from "./door/check-ins.demo.ts";
import { demo as showcases } from "./sharing/showcases.demo.ts";
import { demo as gallery } from "./media/gallery.demo.ts";

/** The parts of the demo, each after those that it stands on. */
export const demoParts: readonly DemoPart[] = [
  platform,
  events,
  venues,
  schedule,
  series,
  seating,
  campaigns,
  members,
  checkIns,
  showcases,
  gallery,
];
