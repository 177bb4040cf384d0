import { Chip } from "@jubilee/ui/chip";
import { Drawing } from "@jubilee/ui/drawing";
import { Heading } from "@jubilee/ui/heading";
import { LinkButton } from "@jubilee/ui/link-button";
import { Text } from "@jubilee/ui/text";
import { lazy, Suspense } from "react";
import { href } from "../../../app/routing/href.ts";
import type { Soon } from "../../../app/routing/routing.types.ts";
import { useRoute } from "../../../app/routing/useRoute.ts";
import { useAuth } from "../../../app/session/useAuth.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import * as css from "./AreaScreen.css.ts";
import { worksToday } from "./today.data.ts";

/** Asks for the events of whoever is signed in. */
const EventTabLink = lazy(async () => {
  const { EventTabLink } = await import("./EventTabLink.tsx");
  return { default: EventTabLink };
});

export interface AreaScreenProps {
  /** What its route says of it. */
  soon: Soon | undefined;
}

/** The honest page of an address whose screen is not there yet: what it will hold, and what works today. */
export function AreaScreen({ soon }: AreaScreenProps) {
  const route = useRoute();
  const sentences = soon?.will ?? [];
  const today = (soon?.today ?? []).map((name) => worksToday[name]);
  const leads = today.map(({ to }) => to);
  const title = route?.entry.title ?? "Not built yet";
  const { status } = useAuth();
  const isMember = status === "signed-in";
  return (
    <PageFrame width="text">
      <div className={css.head}>
        <div className={css.title}>
          <Chip mark="hollow">Not built yet</Chip>
          <PageHeader title={title} />
        </div>
        <span className={css.drawing}>
          <Drawing name="hourglass" />
        </span>
      </div>
      <Text size={16} tone="muted">
        This area is on its way. It will hold:
      </Text>
      <ul className={css.list}>
        {sentences.map((sentence) => (
          <li key={sentence} className={css.item}>
            {sentence}
          </li>
        ))}
      </ul>
      {today.length > 0 && (
        <>
          <Heading level={2}>What works today</Heading>
          <ul className={css.list}>
            {today.map(({ words, label, to }) => (
              <li key={to} className={css.today}>
                <span className={css.words}>{words}</span>
                {to.startsWith("/") && (
                  <LinkButton href={to} variant="outline" size="sm">
                    {label}
                  </LinkButton>
                )}
                {!to.startsWith("/") && isMember && (
                  <Suspense fallback={null}>
                    <EventTabLink label={label} query={to} />
                  </Suspense>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={css.links}>
        {isMember ? (
          <>
            <LinkButton href={href("events.manage")}>Your events</LinkButton>
            {!leads.includes(href("dashboard")) && (
              <LinkButton href={href("dashboard")} variant="ghost">
                At a Glance
              </LinkButton>
            )}
          </>
        ) : (
          <>
            <LinkButton href={href("signup")} variant="primary-signup">
              Plan an event
            </LinkButton>
            <LinkButton href={href("home")} variant="ghost">
              What works today
            </LinkButton>
          </>
        )}
      </div>
    </PageFrame>
  );
}
