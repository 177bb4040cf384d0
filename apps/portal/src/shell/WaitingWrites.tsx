import { lazy, Suspense, useEffect, useState } from "react";
import { usePortal } from "../app/portal/usePortal.ts";
import { useUser } from "../app/session/useUser.ts";
import { waitingTasksOf } from "../page-kit/draft/waitingWrites.ts";

const lookEveryMs = 5000;
const nothing = "[]";

/** Brings what sends waiting writes, once something waits on this device. */
export function WaitingWrites() {
  const { storage, screens } = usePortal();
  const { id } = useUser();
  const [Sender] = useState(() => lazy(screens.sendWaiting));
  const [hasWaiting, setWaiting] = useState(false);
  useEffect(() => {
    const look = () => setWaiting((storage.getItem(waitingTasksOf(id)) ?? nothing) !== nothing);
    look();
    const timer = setInterval(look, lookEveryMs);
    return () => clearInterval(timer);
  }, [id, storage]);
  return (
    hasWaiting && (
      <Suspense fallback={null}>
        <Sender />
      </Suspense>
    )
  );
}
