import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Loaded } from "../../../page-kit/data/Loaded.tsx";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { NetworkScreen } from "./NetworkScreen.tsx";
import { useNetwork } from "./useNetwork.ts";

/** The planners one plans events with: whom to ask, who asks, and the checklists shared with them. */
export default function NetworkPage() {
  return (
    <PageFrame>
      <Loaded
        of={useNetwork()}
        what="The planning network"
        skeleton={
          <>
            <PageHeader title="Planning network" />
            <SkeletonRows count={6} />
          </>
        }
      >
        {(network) => <NetworkScreen network={network} />}
      </Loaded>
    </PageFrame>
  );
}
