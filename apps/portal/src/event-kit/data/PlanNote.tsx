import { mayOpen, planNames } from "@jubilee/core/account/access.rules";
import type { PlanType } from "@jubilee/core/account/plans.types";
import { Banner } from "@jubilee/ui/banner";
import { Link } from "@jubilee/ui/link";
import { href } from "../../app/routing/href.ts";
import { useAccount } from "../../app/session/useRights.ts";
import { useOverview } from "./useOverview.ts";

interface PlanNoteProps {
  eventId: string;
  /** What it is about, at the start of a sentence: "Answers", "Guest lists". */
  what: string;
  needs?: Exclude<PlanType, "free">;
}

/**
 * Above a form: that its account's plan will not keep it, before anybody fills it in. Nothing
 * where it will. The plans open beside it, so that nothing typed is lost.
 */
export function PlanNote({ eventId, what, needs = "premium" }: PlanNoteProps) {
  const { data } = useOverview(eventId);
  return data && !mayOpen(data.plan, needs) && <Note what={what} needs={needs} />;
}

type AccountPlanNoteProps = Required<Omit<PlanNoteProps, "eventId">>;

/** The same above what is written for the account that is shown, for one of its events or several. */
export function AccountPlanNote(props: AccountPlanNoteProps) {
  const account = useAccount();
  return account && !mayOpen(account.plan, props.needs) && <Note {...props} />;
}

function Note({ what, needs }: AccountPlanNoteProps) {
  return (
    <Banner tone="info" title={`${what} come with ${planNames[needs]}`}>
      You can look at everything here; saving it needs that plan.{" "}
      <Link href={href("pricing")} target="_blank">
        Compare the plans in a new tab
      </Link>
      : what you type stays here meanwhile.
    </Banner>
  );
}
