import type { PublicSchedule } from "@jubilee/core/schedule/public-schedule.types";
import { lazy, Suspense, useState, type ReactNode } from "react";
import type { Places } from "./places.types.ts";
import type { useSchedule } from "./useSchedule.ts";

const WhoComesDialog = lazy(async () => ({
  default: (await import("./WhoComesDialog.tsx")).WhoComesDialog,
}));

/** Lets whoever brings others choose who of them comes to an activity. */
export function useWhoComes(
  schedule: PublicSchedule | null,
  { isBusy, refused, signUp, forget }: ReturnType<typeof useSchedule>,
): { choice: Pick<Places, "party" | "onChoose">; dialog: ReactNode; isAsking: boolean } {
  const [askedId, setAsked] = useState<string | null>(null);
  const party = schedule?.party ?? [];
  const asked = schedule?.activities.find(({ id }) => id === askedId);
  const close = () => {
    setAsked(null);
    forget();
  };
  return {
    choice: {
      party,
      ...(party.length > 1
        ? {
            onChoose: ({ id }) => {
              forget();
              setAsked(id);
            },
          }
        : {}),
    },
    isAsking: asked !== undefined,
    dialog: asked && (
      <Suspense fallback={null}>
        <WhoComesDialog
          key={asked.id}
          activity={asked}
          party={party}
          isBusy={isBusy}
          refused={refused}
          onSend={async (who) => (await signUp({ activityId: asked.id, who })) !== null}
          onClose={close}
        />
      </Suspense>
    ),
  };
}
