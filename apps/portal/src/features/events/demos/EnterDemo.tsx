import { visitOfAddress } from "@jubilee/core/events/demo-visits.rules";
import { Heading } from "@jubilee/ui/heading";
import { LinkButton } from "@jubilee/ui/link-button";
import { Text } from "@jubilee/ui/text";
import { useEffect, useState } from "react";
import { enterDemo } from "../../../app/portal/demoTab.ts";
import { tabStorage } from "../../../app/portal/deviceStorage.ts";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { LoadingScreen } from "../../../app/frame/LoadingScreen.tsx";
import { screen } from "../../../app/frame/screens.css.ts";
import { href } from "../../../app/routing/href.ts";

const here = () => `${location.pathname}${location.search}${location.hash}`;

/** Goes into the demo that the address belongs to, where another tab of this device is in it already. */
export function EnterDemo() {
  const { storage, loadPlanner, goOnIn, report } = usePortal();
  const [visit] = useState(() => visitOfAddress(storage, here(), Date.now()));
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (!visit) return;
    const enter = async () => {
      const signedIn = await (await loadPlanner()).signInToDemo(visit);
      if (!signedIn.ok) return setRefused(true);
      enterDemo(visit, tabStorage(report), storage);
      goOnIn(visit, here());
    };
    enter().catch((error: unknown) => {
      report(error);
      setRefused(true);
    });
  }, [visit, storage, loadPlanner, goOnIn, report]);
  if (!visit || !isRefused) return <LoadingScreen />;
  return (
    <div className={screen}>
      <Heading level={1}>This page belongs to a demo</Heading>
      <Text size={16} tone="muted">
        It could not be opened here. The demo’s own page leads into it, or into a new one if it is
        over.
      </Text>
      <div>
        <LinkButton href={href("demos.demo", { demo: visit.demo })} variant="outline">
          To the demo
        </LinkButton>
      </div>
    </div>
  );
}
