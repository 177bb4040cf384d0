import type { PublicEvent } from "@jubilee/core/public-event/types";
import { useRef } from "react";
import { band } from "../styles/base.css.ts";
import { useEffectOn } from "./useEffectOn.ts";

interface Props {
  event: PublicEvent;
}

/** The cover across the top: the event's photo, or its drawing, which arrives after the form works. */
export function Band({ event }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const { coverUrl, eventTypeId, coverSeed } = event;
  useEffectOn([coverUrl, eventTypeId, coverSeed], () => {
    const box = ref.current;
    if (!box || coverUrl) return undefined;
    let gone = false;
    const draw = async () => {
      const { drawCover } = await import("../steps/cover.ts");
      if (!gone) drawCover(box, eventTypeId, coverSeed);
    };
    draw().catch(() => {
      // Without its drawing the band keeps the event's colours.
    });
    return () => {
      gone = true;
      box.replaceChildren();
    };
  });
  if (coverUrl) {
    return (
      <div className={band}>
        <img src={coverUrl} alt="" loading="lazy" decoding="async" />
      </div>
    );
  }
  return <div className={band} ref={ref} />;
}
