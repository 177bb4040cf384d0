import { createDevicesApi } from "@jubilee/core/account/devices.api";
import type { OwnSession } from "@jubilee/core/account/devices.types";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { usePlanner } from "../../app/portal/usePlanner.ts";
import { tellRefusal } from "../help/tellRefusal.ts";
import { useRead } from "../data/useRead.ts";
import { useApi } from "../data/useApi.ts";
import { useWrite } from "../data/useWrite.ts";

const sessionsKey = ["own-sessions"] as const;

/** One's own signed-in devices, and how to sign one out. */
export function useSessions() {
  const { auth } = usePlanner();
  const devices = useApi(createDevicesApi);
  const { run } = useWrite(sessionsKey);
  const [endingId, setEndingId] = useState<string | null>(null);
  const query = useRead(sessionsKey, () => devices.listSessions());
  const end = async (session: OwnSession) => {
    setEndingId(session.id);
    if (await run(() => devices.endSession(session.id))) toast.success("The device is signed out");
    setEndingId(null);
  };
  const endOthers = async () => {
    setEndingId("others");
    const result = await auth.signOut("others");
    if (result.ok) toast.success("Every other device is signed out");
    else tellRefusal(result.error);
    await query.refetch();
    setEndingId(null);
  };
  return {
    ...query,
    endingId,
    isEndingOthers: endingId === "others",
    end: (session: OwnSession) => void end(session),
    endOthers: () => void endOthers(),
  };
}
