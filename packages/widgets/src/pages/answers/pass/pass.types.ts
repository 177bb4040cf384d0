import type { PartyDraft } from "@jubilee/core/answers/party.types";
import type { PersonalInvitation } from "@jubilee/core/sharing/public-event.types";
import type { ReactNode } from "react";
import type { WidgetKind } from "../../../kinds.ts";
import type { Part } from "../../page.types.ts";
import type { Standing } from "./standing.rules.ts";
import type { PassCopy } from "./words/words.types.ts";

/** What every part of one's own page is given. */
export interface PassPart extends Part<PersonalInvitation> {
  own: PassCopy;
  standing: Standing;
  /** What the party has answered, as a form goes on from it. */
  draft: PartyDraft;
  /** Opens what everybody may read; null for an event without a page of its own. */
  shareToken: string | null;
}

/** Something that waits for the guest: one line and one button. */
export interface Asked {
  key: string;
  /** Lines of a 24 x 24 drawing. */
  icon: string;
  title: string;
  /** In the hosts' own words. */
  isHosts?: true;
  line: string;
  /** It ends within three days. */
  isSoon?: boolean;
  act: ReactNode;
}

/**
 * A part of one's own page. `<area>/<name>.pass.tsx` exports it as `section`; the page finds it
 * there. What it reads and does not get is left out, and comes by itself a little later.
 */
export interface PassSection {
  /** One's own and drawn anew after every form, or of the event and left as it is. */
  about: "own" | "event";
  /** Lower comes first. */
  order: number;
  /** The public function's call that it reads beside the invitation, by the same token. */
  reads?: { call: string; when: (place: PassPart["shared"]) => boolean };
  /** What it asks of the guest, above everything that is theirs. */
  asks?: (place: PassPart) => readonly Asked[];
  isShown?: (place: PassPart) => boolean;
  part?: (place: PassPart) => ReactNode;
  /** The widget it stands around, whose script comes beside the page. */
  widget?: WidgetKind;
}
