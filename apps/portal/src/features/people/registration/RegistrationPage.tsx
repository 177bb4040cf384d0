import { failureWords } from "../../../page-kit/failure.copy.ts";
import type { Registration, RegistrationPlace } from "@jubilee/core/people/registrations.types";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Section } from "@jubilee/ui/section";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { inlineVars } from "@jubilee/ui/theme";
import { useState } from "react";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { useSearchParam } from "../../../page-kit/list/address/useSearchParam.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { keys } from "../../../event-kit/people/keys.ts";
import { byAnswer } from "./byAnswer.rules.ts";
import { ByLink } from "./ByLink.tsx";
import { RegisterDialog } from "./RegisterDialog.tsx";
import { cards, group, groups, inGroup } from "./Registration.css.ts";
import { RegistrationCard } from "./RegistrationCard.tsx";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createRegistrationsApi } from "@jubilee/core/people/registrations.api";

/** Registering for an event as a member: public events, and any event by its link. */
export default function RegistrationPage() {
  const registrations = useApi(createRegistrationsApi);
  const [token, setToken] = useSearchParam("link");
  const [chosen, choose] = useState<{
    registration: Registration;
    place: RegistrationPlace;
  } | null>(null);
  const { data, error, refetch } = useRead(keys.registrations, () => registrations.list());
  const linked = useRead(
    [...keys.registrations, token],
    () => registrations.get({ token: token ?? "" }),
    { enabled: token !== null },
  );
  const list = (
    rows: readonly Registration[],
    placeOf: (row: Registration) => RegistrationPlace,
    look: "default" | "secondary" = "secondary",
  ) => (
    <ul className={cards}>
      {rows.map((registration) => (
        <RegistrationCard
          key={registration.event.id}
          registration={registration}
          look={look}
          onRegister={() => choose({ registration, place: placeOf(registration) })}
        />
      ))}
    </ul>
  );
  const [isIn, invited] = byAnswer(data?.mine ?? []);
  const byId = ({ event }: Registration): RegistrationPlace => ({ eventId: event.id });
  return (
    <PageFrame>
      <PageHeader
        title="Registration"
        lead="Register for an event with your own account. Your place appears on the hosts’ list at once."
      />
      <Stack gap="6">
        {linked.data && token && (
          <Section title="By your link" size="section">
            {list([linked.data], () => ({ token }), "default")}
          </Section>
        )}
        {error && <LoadFailed what="Your events" error={error} onRetry={refetch} />}
        {!data && !error && <SkeletonRows count={6} />}
        {data && (
          <div className={groups}>
            {[
              { title: "You are invited", rows: invited, look: "default" as const },
              { title: "You are on the list", rows: isIn },
              { title: "Open to everyone", rows: data.open },
            ].map(
              ({ title, rows, look }) =>
                rows.length > 0 && (
                  <div
                    key={title}
                    className={group}
                    style={inlineVars({ [inGroup]: `${Math.min(rows.length, 3)}` })}
                  >
                    <Section title={title} size="section">
                      {list(rows, byId, look)}
                    </Section>
                  </div>
                ),
            )}
          </div>
        )}
        {data && data.open.length === 0 && data.mine.length === 0 && (
          <EmptyState drawing="calendar" title="No event is open to everyone right now">
            Most events are by invitation. Paste the link your hosts sent you below.
          </EmptyState>
        )}
        <ByLink
          isBusy={linked.isLoading}
          refusal={linked.error ? failureWords(linked.error) : undefined}
          onOpen={setToken}
        />
      </Stack>
      {chosen && (
        <RegisterDialog
          registration={chosen.registration}
          place={chosen.place}
          address={data?.address ?? null}
          onClose={() => choose(null)}
        />
      )}
    </PageFrame>
  );
}
