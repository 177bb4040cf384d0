import type { SharedVenue } from "@jubilee/core/venues/venues.types";
import { addressOf } from "@jubilee/core/venues/venues.rules";
import { Card } from "@jubilee/ui/card";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Heading } from "@jubilee/ui/heading";
import { Logo } from "@jubilee/ui/logo";
import { Section } from "@jubilee/ui/section";
import { SidebarLayout } from "@jubilee/ui/sidebar-layout";
import { href } from "../../../../app/routing/href.ts";
import { usePortal } from "../../../../app/portal/usePortal.ts";
import { VenueFacts } from "../venue/VenueFacts.tsx";
import { VenuePhotos } from "../venue/VenuePhotos.tsx";
import { VenueWhere } from "../venue/VenueWhere.tsx";
import { Availability } from "./Availability.tsx";
import { MonthPager } from "./MonthPager.tsx";
import { RequestForm } from "./RequestForm.tsx";
import { bar, foot, head, page, parts, under } from "./SharedVenue.css.ts";
import { useMonths } from "./useMonths.ts";
import { useRequest } from "./useRequest.ts";

export interface SharedVenueScreenProps {
  shared: SharedVenue;
  token: string;
}

/** Facts, free and busy days, and asking for one of them. */
export function SharedVenueScreen({ shared, token }: SharedVenueScreenProps) {
  const { config } = usePortal();
  const { venue } = shared;
  const months = useMonths(token, shared);
  const form = useRequest(token, venue.spaces[0]?.id ?? "");
  const choose = (day: string) => {
    form.change({ startLocal: `${day}T18:00`, endLocal: `${day}T22:00` });
    document.querySelector("#ask")?.scrollIntoView({ block: "start" });
  };
  const spaceName = venue.spaces.find(({ id }) => id === form.request.spaceId)?.name ?? "";
  return (
    <div className={page}>
      <div className={bar}>
        <Logo href={href("home")} size="s" />
      </div>
      <header className={head}>
        <Heading level={1}>
          <bdi>{venue.name}</bdi>
        </Heading>
        <p className={under} dir="auto">
          {addressOf(venue)}
        </p>
      </header>
      <VenuePhotos photoUrls={venue.photoUrls} seed={venue.name} name={venue.name} />
      <SidebarLayout side="end" width="wide" narrow="below" sidebar={<VenueWhere venue={venue} />}>
        <div className={parts}>
          <VenueFacts venue={venue} />
          <Section
            title="Free and busy"
            description={`${spaceName}. Choose a day to ask for it; a coloured day is busy for some hours.`}
          >
            <MonthPager months={months} />
            <Availability shared={months.shown} spaceId={form.request.spaceId} onDay={choose} />
          </Section>
          <div id="ask">
            <Card title="Ask to book">
              {form.isSent ? (
                <EmptyState drawing="letters" title="Your request is with them">
                  You have a mail with what you asked for, and get another with their answer.
                </EmptyState>
              ) : (
                <RequestForm venue={venue} form={form} />
              )}
            </Card>
          </div>
        </div>
      </SidebarLayout>
      <footer className={foot}>
        Made with <a href={href("home")}>{config.productName}</a> ·{" "}
        <a href={href("privacy")}>Privacy</a>
      </footer>
    </div>
  );
}
