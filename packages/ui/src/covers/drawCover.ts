import type { CoverOptions } from "./cover.types.ts";
import { drawClub } from "./families/club.ts";
import { drawCommunity } from "./families/community.ts";
import { drawCultural } from "./families/cultural.ts";
import { drawFamily } from "./families/family.ts";
import type { DrawFamily } from "./families/family.types.ts";
import { drawFraternity } from "./families/fraternity.ts";
import { drawFriends } from "./families/friends.ts";
import { drawMilestone } from "./families/milestone.ts";
import { drawMilitary } from "./families/military.ts";
import { drawProfessional } from "./families/professional.ts";
import { drawSchool } from "./families/school.ts";
import { drawSocial } from "./families/social.ts";
import { drawSportsTeam } from "./families/sportsTeam.ts";
import { frameCover } from "./frame.ts";
import type { EventTypeId } from "./inks.ts";
import { subjectOf, type CoverSubject } from "./subject.ts";
import { drawAnniversary } from "./subjects/anniversary.ts";
import { drawBaby } from "./subjects/baby.ts";
import { drawBirthday } from "./subjects/birthday.ts";
import { drawBooks } from "./subjects/books.ts";
import { drawGarden } from "./subjects/garden.ts";
import { drawGraduation } from "./subjects/graduation.ts";
import { drawHall } from "./subjects/hall.ts";
import { drawPitch } from "./subjects/pitch.ts";
import { drawSails } from "./subjects/sails.ts";
import { drawStage } from "./subjects/stage.ts";
import { drawWedding } from "./subjects/wedding.ts";

const drawings: Record<EventTypeId | CoverSubject, DrawFamily> = {
  "club-type-1": drawClub,
  "community-type-1": drawCommunity,
  "family-type-1": drawFamily,
  "milestone-type-1": drawMilestone,
  "military-type-1": drawMilitary,
  "professional-type-1": drawProfessional,
  "school-type-1": drawSchool,
  "social-type-1": drawSocial,
  "sports-team-type-1": drawSportsTeam,
  "fraternity-sorority-type-1": drawFraternity,
  "friends-type-1": drawFriends,
  "cultural-type-1": drawCultural,
  wedding: drawWedding,
  birthday: drawBirthday,
  anniversary: drawAnniversary,
  baby: drawBaby,
  graduation: drawGraduation,
  hall: drawHall,
  garden: drawGarden,
  sails: drawSails,
  stage: drawStage,
  books: drawBooks,
  pitch: drawPitch,
  table: drawSocial,
};

/** The cover of an event as an SVG string; the same options always give the same string. Needs no DOM. */
export function drawCover(options: CoverOptions): string {
  return frameCover(drawings[subjectOf(options.typeId, options.seed)], options);
}
