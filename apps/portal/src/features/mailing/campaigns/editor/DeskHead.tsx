import { createCampaignsApi } from "@jubilee/core/mailing/campaigns.api";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { formatClock } from "@jubilee/core/base/time.rules";
import { Button } from "@jubilee/ui/button";
import { Inline } from "@jubilee/ui/inline";
import { Link } from "@jubilee/ui/link";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { toast } from "@jubilee/ui/toast";
import { Monitor, Moon, Pencil, Smartphone, Type } from "lucide-react";
import { useState } from "react";
import { useLocation } from "wouter";
import { href } from "../../../../app/routing/href.ts";
import { tabQuery } from "../../../../event-kit/event/tabs.rules.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../../page-kit/data/useWrite.ts";
import { PageHeader } from "../../../../page-kit/PageHeader.tsx";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { campaignKeys } from "../../keys.ts";
import { CampaignState } from "../CampaignState.tsx";
import type { LookKind, Reader } from "../look/Look.tsx";
import { looksRow } from "./Editor.css.ts";
import { CampaignMenu } from "./CampaignMenu.tsx";
import { ReviewDialog } from "./ReviewDialog.tsx";
import type { CampaignDraft } from "./useCampaignDraft.ts";

interface DeskHeadProps {
  state: CampaignDraft;
  language: string;
  look: LookKind;
  onLook: (look: LookKind) => void;
  /** As whom it is looked at, and the test comes. */
  reader: Reader | null;
  event: EventRecord | undefined;
}

const looks = [
  { value: "write", label: "Write", icon: <Pencil /> },
  { value: "wide", label: "Desktop", icon: <Monitor /> },
  { value: "narrow", label: "Phone", icon: <Smartphone /> },
  { value: "dark", label: "Dark", icon: <Moon /> },
  { value: "text", label: "Plain", icon: <Type /> },
] as const;

const here = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The campaign's name, whether it is kept, how it is looked at, and the way out. */
export function DeskHead({ state, language, look, onLook, reader, event }: DeskHeadProps) {
  const api = useApi(createCampaignsApi);
  const { saved } = state;
  const { isBusy, run } = useWrite(campaignKeys.record(saved.id), "E-mail campaigns");
  const [, go] = useLocation();
  const [isReviewing, setReviewing] = useState(false);
  const test = async () => {
    if (!(await state.save())) return;
    const address = await run(() => api.test(saved.id, language, reader?.id ?? null));
    if (address) toast.success("A test is on its way", { description: `To ${address}` });
  };
  const review = async () => {
    if (await state.save()) setReviewing(true);
  };
  const isDraft = saved.status === "draft";
  const leave = async () => {
    if (await state.save()) go(href("campaigns.details", { campaignId: saved.id }));
  };
  return (
    <>
      <PageHeader
        title={<bdi>{state.draft.name}</bdi>}
        lead={
          <>
            {!isDraft && (
              <span>
                <CampaignState status={saved.status} />{" "}
              </span>
            )}
            <Link
              href={`${href("events.details", { eventId: saved.eventId })}${tabQuery("campaigns")}`}
            >
              {event ? event.name : "Its event"}
            </Link>
            {" · "}
            <Kept state={state} />
          </>
        }
        actions={
          <Inline gap="2">
            {isDraft && <CampaignMenu state={state} />}
            <Button variant="secondary" loading={isBusy} onClick={() => void test()}>
              Send me a test
            </Button>
            {isDraft ? (
              <Button onClick={() => void review()}>Review and send</Button>
            ) : (
              <Button onClick={() => void leave()}>Done</Button>
            )}
          </Inline>
        }
      />
      <div className={looksRow}>
        <SegmentedControl
          label="How it is looked at"
          segments={looks}
          value={look}
          onValueChange={onLook}
        />
      </div>
      {isReviewing && event && (
        <ReviewDialog campaign={saved} event={event} onClose={() => setReviewing(false)} />
      )}
    </>
  );
}

function Kept({ state }: Pick<DeskHeadProps, "state">) {
  const locale = useLocale();
  const { isChanged, isBusy, isStuck, theirs, saved } = state;
  if (theirs) return <>Not kept: see below</>;
  const what = saved.status === "draft" ? "Draft" : "Its words";
  if (isStuck) return <>{what}, not saved yet: kept on this device</>;
  if (isChanged || isBusy) return <>{what}, saving</>;
  return (
    <output>
      {what}, saved {formatClock(saved.updatedAt, here, locale)}
    </output>
  );
}
