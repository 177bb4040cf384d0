import type { EventRecord } from "@jubilee/core/events/events.types";
import { peopleWords } from "@jubilee/core/events/event-types.rules";
import type { InvitationOrder, InvitationRecipient } from "@jubilee/core/answers/invitations.types";
import { valueOf } from "@jubilee/core/base/result.rules";
import { Combobox, type ComboboxOption } from "@jubilee/ui/combobox";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Skeleton } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { usePortal } from "../../app/portal/usePortal.ts";
import { useRested } from "../../page-kit/useRested.ts";
import { MailParts } from "../../page-kit/mail/MailParts.tsx";
import { keys } from "../data/keys.ts";
import { useRead } from "../../page-kit/data/useRead.ts";
import { useApi } from "../../page-kit/data/useApi.ts";
import { createInvitationsApi } from "@jubilee/core/answers/invitations.api";

interface MailToOneProps {
  event: EventRecord;
  order: InvitationOrder;
}

/** The mail follows what is typed after a pause. */
const restMs = 400;

const optionOf = ({ id, name, email, people }: InvitationRecipient): ComboboxOption => ({
  value: id,
  label: name,
  detail: people > 1 ? `${email}, for ${people} people` : email,
});

/** The mail as one of its readers will get it, drawn by the server from what would be sent. */
export function MailToOne({ event, order }: MailToOneProps) {
  const invitations = useApi(createInvitationsApi);
  const { supabaseUrl } = usePortal().config;
  const message = useRested(order.message, restMs);
  const [chosen, setChosen] = useState<string | null>(null);
  const key = [...keys.invitations(event.id), order.kind, order.eventGuestIds];
  const first = useRead(
    [...key, "recipients"],
    () => invitations.listRecipients(event.id, order, ""),
    { gcTime: 0 },
  );
  const to = chosen ?? first.data?.[0]?.id ?? null;
  const drawn = useRead(
    [...key, "drawn", to, message],
    () => invitations.draw(event.id, { ...order, message }, to ?? ""),
    { enabled: to !== null, placeholderData: keepPreviousData, gcTime: 0, retry: false },
  );
  const error = first.error ?? drawn.error;
  const load = async (text: string): Promise<ComboboxOption[]> =>
    (await valueOf(invitations.listRecipients(event.id, order, text))).map(optionOf);
  const options = first.data?.map(optionOf) ?? [];
  return (
    <Stack as="section" gap="4" aria-label="One of the mails">
      {to !== null && (
        <Combobox
          label={`As which ${peopleWords(event.eventTypeId).one} gets it?`}
          value={to}
          valueLabel={options.find(({ value }) => value === to)?.label ?? ""}
          load={load}
          onValueChange={setChosen}
          empty="Nobody who gets a mail has that name"
        />
      )}
      {error && <InlineMessage tone="danger">{error.message}</InlineMessage>}
      {!drawn.data && !error && <Skeleton shape="panel" height={320} />}
      {drawn.data && (
        <>
          <Text tone="muted" size={14}>
            To <bdi>{drawn.data.to}</bdi>. Links work in the mail itself: each reader has their own.
          </Text>
          <MailParts
            subject={drawn.data.subject}
            text={drawn.data.text}
            frame={`${supabaseUrl}/functions/v1/mail-preview?drawn=${drawn.data.key}`}
            headingLevel={3}
          />
        </>
      )}
    </Stack>
  );
}
