import { findDemo } from "@jubilee/core/events/demos.rules";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { DemoNotice } from "../demos/DemoNotice.tsx";
import { DemoWays } from "../demos/DemoWays.tsx";
import { useDemoVisit } from "../demos/useDemoVisit.ts";
import { sampleDemo } from "./askReunion.ts";
import { ReunionPart } from "./ReunionPart.tsx";

/** The public page of a sample reunion, with the ways into its live demo. */
export default function ReunionDemoPage() {
  const demo = findDemo(sampleDemo);
  if (!demo) throw new RangeError(`There is no ${sampleDemo}`);
  const visit = useDemoVisit(demo);
  return (
    <PageFrame>
      <DemoNotice demo={demo} isOver={false} refusal={visit.refusal} onCancel={visit.cancel} />
      <ReunionPart sampleWays={<DemoWays visit={visit} />} />
    </PageFrame>
  );
}
