import { LinkButton } from "@jubilee/ui/link-button";
import { href } from "../../../app/routing/href.ts";
import { useRouteParams } from "../../../app/routing/useRoute.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { ReunionPart } from "./ReunionPart.tsx";

/** A reunion's public page by its share link; without one it is filled from sample data. */
export default function ReunionInfoPage() {
  const { reunionId } = useRouteParams("events.reunionInfo");
  return (
    <PageFrame>
      <ReunionPart
        key={reunionId ?? ""}
        reunionId={reunionId}
        sampleWays={
          <LinkButton href={href("events.reunionDemo")} size="lg" variant="outline">
            Try it live
          </LinkButton>
        }
      />
    </PageFrame>
  );
}
