import { Chip } from "@jubilee/ui/chip";
import { Drawing } from "@jubilee/ui/drawing";
import { Heading } from "@jubilee/ui/heading";
import { LinkButton } from "@jubilee/ui/link-button";
import { lazy, Suspense, useId } from "react";
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
  const todayId = useId();
  const sentences = soon?.will ?? [];
  const today = (soon?.today ?? []).map((name) => worksToday[name]);
  const title = route?.entry.title ?? "Not built yet";
  const { status } = useAuth();
  const isMember = status === "signed-in";
  return (
    <PageFrame>
      <PageHeader title={title} lead={<Chip mark="hollow">Not built yet</Chip>} />
      <div className={css.opening}>
        <Drawing name={today[0]?.drawing ?? "hourglass"} />
        <div className={css.said}>
          <Heading level={2}>What it will hold</Heading>
          <ul className={css.wills}>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          {today.length > 0 && (
            <section className={css.now} aria-labelledby={todayId}>
              <Heading level={3} size="panel" id={todayId}>
                What works today
              </Heading>
              <ul className={css.list}>
                {today.map(({ words, label, to }, place) => (
                  <li key={to} className={css.today}>
                    <span className={css.words}>{words}</span>
                    {to.startsWith("/") && (
                      <LinkButton href={to} variant={place === 0 ? undefined : "outline"} size="sm">
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
            </section>
          )}
          {isMember && today.length === 0 && (
            <div className={css.links}>
              <LinkButton href={href("events.manage")}>Your events</LinkButton>
            </div>
          )}
          {!isMember && (
            <div className={css.links}>
              <LinkButton href={href("signup")} variant="primary-signup">
                Plan an event
              </LinkButton>
              <LinkButton href={href("home")} variant="ghost">
                What works today
              </LinkButton>
            </div>
          )}
        </div>
      </div>
    </PageFrame>
  );
}
