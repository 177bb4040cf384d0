import { EmptyState } from "@jubilee/ui/empty-state";
import { ErrorState } from "@jubilee/ui/error-state";
import { LinkButton } from "@jubilee/ui/link-button";
import { LoadingScreen } from "../../../../app/frame/LoadingScreen.tsx";
import { href } from "../../../../app/routing/href.ts";
import { SignInRedirect } from "../../../../app/routing/SignInRedirect.tsx";
import type { RunState, RunStore } from "../device/run.store.ts";
import { page } from "./Run.css.ts";

interface NoDayProps {
  store: RunStore;
  phase: RunState["phase"];
}

/** What stands where there is no day to show. */
export function NoDay({ store, phase }: NoDayProps) {
  if (phase === "stranger") return <SignInRedirect />;
  if (phase === "starting" || phase === "ready") return <LoadingScreen />;
  return (
    <div className={page}>
      {phase === "missing" ? (
        <EmptyState
          title="There is no such event"
          level={1}
          drawing="lost"
          action={<LinkButton href={href("events.manage")}>All events</LinkButton>}
        >
          It was removed, or it belongs to somebody else’s account.
        </EmptyState>
      ) : (
        <ErrorState
          title="The run of show could not be loaded"
          level={1}
          onRetry={() => void store.sync()}
        >
          This needs a connection once. After that it opens without one and shows what was last
          known.
        </ErrorState>
      )}
    </div>
  );
}
