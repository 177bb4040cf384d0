import type { OpenedDemo } from "@jubilee/core/events/demos.types";
import { formatInstant, zoneName } from "@jubilee/core/base/time.rules";
import { Banner } from "@jubilee/ui/banner";
import { Button } from "@jubilee/ui/button";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { useEffect } from "react";
import { useDocumentMark } from "../app/frame/useDocumentMark.ts";
import { endDemo, keepInDemo, leaveDemo } from "../app/portal/demoTab.ts";
import { usePortal } from "../app/portal/usePortal.ts";
import { href } from "../app/routing/href.ts";
import { useLocale } from "../page-kit/useLocale.ts";

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Over every page of a sandbox: that it is one, until when, and the ways out of it. */
export function DemoBanner({ demo }: { demo: OpenedDemo }) {
  const { storage } = usePortal();
  const locale = useLocale();
  const { endsAt } = demo;
  useDocumentMark("data-banner", "");
  useEffect(() => {
    const timer = setTimeout(
      () => endDemo(demo, storage),
      Math.max(0, Date.parse(endsAt) - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [demo, endsAt, storage]);
  useEffect(keepInDemo, []);
  const leave = () => {
    leaveDemo(storage);
    location.assign(href("demos.demo", { demo: demo.demo }));
  };
  return (
    <Banner
      tone="info"
      title="A demo"
      action={
        <Inline gap="2">
          <LinkButton href={href("demos.mine")} size="sm">
            Make it mine
          </LinkButton>
          <LinkButton href={demo.guestPage} size="sm" variant="outline">
            The guests’ page
          </LinkButton>
          <Button size="sm" variant="ghost" onClick={leave}>
            Leave
          </Button>
        </Inline>
      }
    >
      What you change is gone by {formatInstant(endsAt, zone, locale)} (
      {zoneName(endsAt, zone, locale)}). No mail leaves, nothing is paid.
    </Banner>
  );
}
