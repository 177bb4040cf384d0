import type { Permission } from "@jubilee/core/account/rights.rules";
import { EmptyState } from "@jubilee/ui/empty-state";
import type { ReactNode } from "react";
import { useStore } from "zustand";
import { usePortal } from "../../app/portal/usePortal.ts";
import { ForWhoMay } from "../../app/routing/ForWhoMay.tsx";
import { useIsInRole } from "../../app/session/useRights.ts";
import { LoadFailed } from "../LoadFailed.tsx";
import { PageFrame } from "../PageFrame.tsx";
import { isMissing } from "./useRead.ts";

export interface RecordPageProps<Value> {
  of: { data: Value | undefined; error: Error | null; refetch: () => unknown };
  /** "event", "venue". */
  noun: string;
  /** The way to the list where it would stand. */
  all: ReactNode;
  /** What one must be allowed to read one: whose role has it not is told so, in place of that there is none. */
  asks?: Permission;
  /** Its shape while it is read, with its frame. */
  skeleton: ReactNode;
  children: (value: Value) => ReactNode;
}

/** The page of one record by its address: itself once it is read, and what stands in for it. */
export function RecordPage<Value>(props: RecordPageProps<Value>) {
  const { data, error, refetch } = props.of;
  const lost = useStore(usePortal().standing, (standing) => standing.lost);
  const { asks, noun } = props;
  const mayRead = useIsInRole(asks);
  if (data !== undefined) return props.children(data);
  if (!error) return props.skeleton;
  if (asks && !mayRead && isMissing(error) && lost?.path !== location.pathname)
    return <ForWhoMay asks={asks} isOpen={false} />;
  return (
    <PageFrame>
      {isMissing(error) && lost?.path === location.pathname ? (
        <EmptyState
          drawing="lost"
          level={1}
          title={
            lost.isEvent
              ? `You no longer work on this ${noun}`
              : `You no longer work with ${lost.name}`
          }
          action={props.all}
        >
          Somebody changed what you do there a moment ago. What you made stays, under your name.
        </EmptyState>
      ) : isMissing(error) ? (
        <EmptyState drawing="lost" level={1} title={`There is no such ${noun}`} action={props.all}>
          It was removed, or it belongs to somebody else’s account.
        </EmptyState>
      ) : (
        <LoadFailed what={`The ${noun}`} error={error} onRetry={refetch} />
      )}
    </PageFrame>
  );
}
