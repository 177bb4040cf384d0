import type { PeopleWords } from "@jubilee/core/events/event-types.rules";
import type { ListedGuest } from "@jubilee/core/people/guests.types";
import { Kbd } from "@jubilee/ui/kbd";
import { media } from "@jubilee/ui/theme";
import { useMedia } from "@jubilee/ui/use-media";
import type { ReactNode } from "react";
import type { ListLook } from "../../../page-kit/list/look/useListLook.ts";
import { ViewChoice } from "../../../page-kit/list/look/ViewChoice.tsx";
import { GuestCount } from "./GuestCount.tsx";
import { lineEnd } from "./Guests.css.ts";
import { lookParts } from "./guestView.rules.ts";

interface GuestLineProps {
  guests: ListedGuest[];
  shown: number;
  words: PeopleWords;
  look: ListLook;
  /** At the end. */
  children?: ReactNode;
}

/** How many are listed, the views that the reader has named, and the keys that go through them. */
export function GuestLine(props: GuestLineProps) {
  const { guests, shown, words, look } = props;
  const hasKeys = useMedia(media.desktop);
  return (
    <>
      <GuestCount guests={guests} shown={shown} words={words} />
      <ViewChoice look={look} parts={lookParts} />
      {props.children && <span className={lineEnd}>{props.children}</span>}
      {hasKeys && (
        <span data-screen-only="" className={lineEnd}>
          <Kbd>J</Kbd> <Kbd>K</Kbd> <span>next,</span> <Kbd>Space</Kbd> <span>choose</span>
        </span>
      )}
    </>
  );
}
