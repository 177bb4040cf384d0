import { createCampaignsApi } from "@jubilee/core/mailing/campaigns.api";
import { inputOf } from "@jubilee/core/mailing/campaigns.rules";
import type { CampaignInput, EmailCampaign } from "@jubilee/core/mailing/campaigns.types";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";
import { forgetDraft, keepDraft, readDraft } from "../../../../page-kit/draft/draft.ts";
import { campaignKeys } from "../../keys.ts";
import { savesInTurn } from "./savesInTurn.ts";

/** What is written goes to the server when the hand rests so long. */
const restMs = 1200;

const nameOf = ({ id }: EmailCampaign) => `email-campaign:${id}`;

/** What was typed on this device and had not gone out when the page was left, over what it was typed. */
function keptOf(campaign: EmailCampaign): CampaignInput | null {
  return readDraft(localStorage, nameOf(campaign), `${campaign.revision}`) as CampaignInput | null;
}

/**
 * What is written of a campaign: kept on the device at once, on the server a moment after the hand
 * rests. What was written somewhere else meanwhile is shown where nothing is typed here, and else asked about.
 *
 * @param read the campaign as it was read last
 */
export function useCampaignDraft(read: EmailCampaign) {
  const [first] = useState(read);
  const api = useApi(createCampaignsApi);
  const queries = useQueryClient();
  const { isBusy, run } = useWrite(campaignKeys.ofEvent(first.eventId), "E-mail campaigns");
  const [saved, setSaved] = useState(first);
  const [written, setWritten] = useState<CampaignInput>(() => inputOf(first));
  const [draft, setDraft] = useState<CampaignInput>(() => keptOf(first) ?? written);
  const [theirs, setTheirs] = useState<EmailCampaign | null>(null);
  const [heard, setHeard] = useState<EmailCampaign | null>(null);
  const [isStuck, setStuck] = useState(false);
  const isChanged = draft !== written;
  const [saves] = useState(() => savesInTurn({ input: written, saved: first }));

  const take = (campaign: EmailCampaign, input: CampaignInput) => {
    saves.take({ input, saved: campaign });
    queries.setQueryData(campaignKeys.record(campaign.id), campaign);
    setSaved(campaign);
    setWritten(input);
    setTheirs(null);
    forgetDraft(localStorage, nameOf(campaign));
  };
  const look = async () => {
    const now = await api.get(first.id);
    if (now.ok) setTheirs(now.value);
  };
  const write = async (sent: CampaignInput, over: EmailCampaign) => {
    const kept = await run(
      async () => {
        const answer = await api.save(over, sent);
        if (answer.ok) take(answer.value, sent);
        return answer;
      },
      ({ field }) => {
        if (field === "revision") void look();
        return field === "revision";
      },
    );
    setStuck(kept === null);
    return kept;
  };
  const save = (sent: CampaignInput, over?: EmailCampaign) =>
    saves.save(sent, (known) => write(sent, known), over);

  const show = (campaign: EmailCampaign) => {
    const input = inputOf(campaign);
    setDraft(input);
    take(campaign, input);
    setHeard(campaign);
  };
  const hear = useEffectEvent((campaign: EmailCampaign) => {
    if (isChanged) setTheirs(campaign);
    else show(campaign);
  });
  const isNews = !isBusy && read.revision > (theirs ?? saved).revision;
  useEffect(() => {
    if (!isNews) return undefined;
    const timer = setTimeout(() => hear(read));
    return () => clearTimeout(timer);
  }, [isNews, read]);

  const keep = useEffectEvent((sent: CampaignInput) => void save(sent));
  const isWaiting = isChanged && !isBusy && theirs === null;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => keep(draft), restMs);
    return () => clearTimeout(timer);
  }, [draft, isWaiting]);
  useEffect(() => {
    if (isChanged) keepDraft(localStorage, nameOf(saved), draft, `${saved.revision}`);
  }, [draft, isChanged, saved]);

  const changeFrom = (part: (now: CampaignInput) => Partial<CampaignInput>) => {
    setStuck(false);
    setDraft((now) => ({ ...now, ...part(now) }));
  };

  return {
    draft,
    saved,
    isBusy,
    isChanged,
    /** The last try to keep it failed. */
    isStuck,
    /** What somebody else, or another tab, wrote meanwhile. */
    theirs,
    /** The last that came from there and was taken: what was open for writing begins anew with it. */
    heard,
    /** It, as long as nothing is written on. */
    news: heard === saved && !isChanged ? heard : null,
    change: (part: Partial<CampaignInput>) => changeFrom(() => part),
    /** Changes what is written by the time of it, which may be later than the screen that asks. */
    changeFrom,
    /** Keeps what is written now; null where it was refused. */
    save: () => save(draft),
    takeTheirs: () => {
      if (theirs) show(theirs);
    },
    keepMine: () => (theirs ? save(draft, theirs) : Promise.resolve(null)),
  };
}

export type CampaignDraft = ReturnType<typeof useCampaignDraft>;
