import { formatterOf } from "@jubilee/core/base/time.rules";
import { stateAt } from "@jubilee/core/giving/giving.rules";
import type { CampaignPart } from "./campaign.types.ts";
import { GiveForm } from "./GiveForm.tsx";
import * as css from "./give.css.ts";

/** Why no gifts are taken now, in two sentences; null while they are. */
export function standing({ shared, now, words, own, reader }: CampaignPart) {
  const { campaign, usedUp } = shared;
  const { thanks } = own;
  const state = stateAt(campaign, now);
  if (state === "open") return null;
  if (state === "ended") return [thanks.endedTitle, thanks.endedText] as const;
  if (usedUp) return [words.closed.usedUpTitle, words.closed.usedUpText] as const;
  if (state === "paused") return [thanks.pausedTitle, thanks.pausedText] as const;
  const { startsAt } = campaign;
  // The campaign belongs to no place: its beginning is told by the clock of Greenwich, which it names.
  const moment = formatterOf(reader.locale, {
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC",
    timeZoneName: "short",
  });
  const text = startsAt ? thanks.soonText(moment.format(Date.parse(startsAt))) : thanks.pausedText;
  return [thanks.soonTitle, text] as const;
}

/**
 * The gift: the very element that hosts paste. What stands in it before its script, and without one,
 * asks the same and can be sent as a form.
 */
export function Give(part: CampaignPart) {
  const { token, reader, siteUrl } = part;
  const said = standing(part);
  return (
    <jubilee-donation
      token={token}
      lang={reader.lang}
      bare=""
      loading="eager"
      return-url={`${siteUrl}/donation-success`}
    >
      {said ? (
        <div className={css.card}>
          <div className={css.top}>
            <h2>{said[0]}</h2>
            <p>{said[1]}</p>
          </div>
        </div>
      ) : (
        <GiveForm {...part} />
      )}
    </jubilee-donation>
  );
}
