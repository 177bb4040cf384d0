import { lazy, Suspense } from "react";
import { usePlanner } from "../app/portal/usePlanner.ts";
import { useLinkedPages } from "../app/routing/useLinkedPages.ts";
import { useOtherTabs } from "../page-kit/data/otherTabs.ts";
import { useLiveNotices } from "../page-kit/notices/useLiveNotices.ts";
import { useNoteVisits } from "./useNoteVisits.ts";
import { SecurityAlerts } from "./SecurityAlerts.tsx";
import { WaitingWrites } from "./WaitingWrites.tsx";

const ViewingBanner = lazy(async () => {
  const { ViewingBanner } = await import("./ViewingBanner.tsx");
  return { default: ViewingBanner };
});

/** What only signed-in people have around every page. */
export function ShellMember() {
  const { viewing } = usePlanner();
  useLinkedPages();
  useNoteVisits(viewing === null);
  useLiveNotices();
  useOtherTabs();
  return (
    <>
      <SecurityAlerts />
      <WaitingWrites />
      {viewing && (
        <Suspense fallback={null}>
          <ViewingBanner viewing={viewing} />
        </Suspense>
      )}
    </>
  );
}
