import { hasPassed } from "@jubilee/core/base/time.rules";
import { createCampaignsApi } from "@jubilee/core/mailing/campaigns.api";
import { Checkbox } from "@jubilee/ui/checkbox";
import { keepPreviousData } from "@tanstack/react-query";
import { AudienceField } from "../../../../event-kit/audience/AudienceField.tsx";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useRead } from "../../../../page-kit/data/useRead.ts";
import { useNow } from "../../../../page-kit/useNow.ts";
import { campaignKeys } from "../../keys.ts";
import { side } from "../editor/Editor.css.ts";
import type { CampaignDraft } from "../editor/useCampaignDraft.ts";
import { Checks } from "./Checks.tsx";
import { Languages } from "./Languages.tsx";

interface SideProps {
  state: CampaignDraft;
  language: string;
  onLanguage: (language: string) => void;
  onBegin: (language: string) => void;
  onLeave: (language: string) => void;
}

/** What is asked of a campaign as it was saved last. */
export function useCampaignCheck({ id, revision }: { id: string; revision: number }) {
  const api = useApi(createCampaignsApi);
  return useRead(campaignKeys.check(id, revision), () => api.check(id), {
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

/** To whom, in which languages, and what still keeps it. */
export function Side({ state, language, onLanguage, onBegin, onLeave }: SideProps) {
  const { draft, saved, change } = state;
  const check = useCampaignCheck(saved);
  const nowMs = useNow();
  const { status, timing, goesLocal } = saved;
  const isLate =
    status === "draft" && timing && goesLocal !== null && hasPassed(goesLocal, "UTC", nowMs);
  return (
    <aside className={side} aria-label="Before it goes">
      <AudienceField
        place={{ accountId: saved.accountId, eventId: saved.eventId, about: "campaigns" }}
        value={draft.question}
        onValueChange={(question) => change({ question })}
        isFixed={saved.startedAt !== null}
      />
      <Languages
        draft={draft}
        check={check.data}
        language={language}
        onLanguage={onLanguage}
        onBegin={onBegin}
        onLeave={onLeave}
      />
      <Checkbox
        label="Count who opens it"
        help="The foot of each mail says so. Without it, only links that are pressed are counted."
        checked={draft.countsOpens}
        disabled={saved.startedAt !== null}
        onCheckedChange={(countsOpens) => change({ countsOpens })}
      />
      <Checks of={check} words={draft} isLate={isLate === true} />
    </aside>
  );
}
