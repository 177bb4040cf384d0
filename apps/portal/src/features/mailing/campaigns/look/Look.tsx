import { valueOf } from "@jubilee/core/base/result.rules";
import { createCampaignsApi } from "@jubilee/core/mailing/campaigns.api";
import { languageFor } from "@jubilee/core/mailing/campaigns.rules";
import type { EmailCampaign } from "@jubilee/core/mailing/campaigns.types";
import { createAudiencesApi } from "@jubilee/core/people/audiences.api";
import { Combobox, type ComboboxOption } from "@jubilee/ui/combobox";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Skeleton } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { usePortal } from "../../../../app/portal/usePortal.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useRead } from "../../../../page-kit/data/useRead.ts";
import { campaignKeys } from "../../keys.ts";
import { frame, inbox, inboxLine, inboxSubject, plain, stage } from "./Look.css.ts";

export type LookKind = "write" | "wide" | "narrow" | "dark" | "text";

/** As whom a campaign is looked at. */
export interface Reader {
  id: string;
  name: string;
}

interface LookProps {
  campaign: EmailCampaign;
  language: string;
  look: LookKind;
  /** Null: as the first of them. */
  reader: Reader | null;
  /** Whoever is chosen is shown what they get: `language` is the one they read it in. */
  onReader: (reader: Reader, language: string) => void;
  /** Something was typed that is not in it yet. */
  isOld?: boolean;
}

/** The mail as one of its readers gets it, drawn by the server by what draws the real one. */
export function Look(props: LookProps) {
  const { campaign, language, look, reader, onReader, isOld = false } = props;
  const api = useApi(createCampaignsApi);
  const { supabaseUrl } = usePortal().config;
  const drawn = useRead(
    campaignKeys.drawn(campaign.id, campaign.revision, language, reader?.id ?? null),
    () => api.draw(campaign.id, language, reader?.id ?? null),
    { placeholderData: keepPreviousData, gcTime: 0, staleTime: 60_000, retry: false },
  );
  const shade = look === "dark" ? "dark" : "light";
  const address = `${supabaseUrl}/functions/v1/mail-preview?drawn=${drawn.data?.key}&look=${shade}`;
  return (
    <Stack gap="4" as="section" aria-label="The mail">
      <ReaderField campaign={campaign} reader={reader} onReader={onReader} />
      {isOld && (
        <Text tone="muted" size={14} as="output">
          Your last words come in a moment.
        </Text>
      )}
      {drawn.error && <InlineMessage tone="danger">{drawn.error.message}</InlineMessage>}
      {!drawn.data && !drawn.error && <Skeleton shape="panel" height={480} />}
      {drawn.data && (
        <div className={stage}>
          <div className={inbox}>
            <span className={inboxSubject} dir="auto">
              {drawn.data.subject}
            </span>
            <span className={inboxLine} dir="auto">
              {drawn.data.line}
            </span>
          </div>
          {look === "text" ? (
            <pre className={plain} dir="auto">
              {drawn.data.text}
            </pre>
          ) : (
            <iframe
              className={frame({ width: look === "narrow" ? "narrow" : "wide" })}
              src={address}
              title={`The mail: ${drawn.data.subject}`}
              sandbox=""
            />
          )}
        </div>
      )}
      <Text tone="muted" size={14}>
        Links work in the mail itself: each reader has their own.
      </Text>
    </Stack>
  );
}

type ReaderFieldProps = Pick<LookProps, "campaign" | "reader" | "onReader">;

/** As whom it is looked at. */
function ReaderField({ campaign, reader, onReader }: ReaderFieldProps) {
  const audiences = useApi(createAudiencesApi);
  const { accountId, eventId, question } = campaign;
  const [locales] = useState(() => new Map<string, string>());
  const load = async (text: string): Promise<ComboboxOption[]> => {
    const request = { filter: "email", from: 0, size: 50, ...(text === "" ? {} : { text }) };
    const place = { accountId, eventId, about: "campaigns" } as const;
    const { rows } = await valueOf(audiences.people(place, question, request));
    return rows.flatMap(({ guestId, name, locale }) => {
      if (guestId === null) return [];
      locales.set(guestId, locale);
      return [{ value: guestId, label: name }];
    });
  };
  return (
    <Combobox
      label="As whom"
      value={reader?.id ?? ""}
      valueLabel={reader?.name ?? ""}
      placeholder="The first of them"
      load={load}
      empty="Nobody who gets it has that name"
      onValueChange={(id, option) =>
        option && onReader({ id, name: option.label }, languageFor(campaign, locales.get(id) ?? ""))
      }
    />
  );
}
