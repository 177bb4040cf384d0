import { createDevicesApi } from "@jubilee/core/account/devices.api";
import type { OwnSession } from "@jubilee/core/account/devices.types";
import { valueOf } from "@jubilee/core/base/result.rules";
import { toast } from "@jubilee/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { usePlanner } from "../../app/portal/usePlanner.ts";
import { useWrite } from "../list/useWrite.ts";
import { tellRefusal } from "../help/tellRefusal.ts";

const sessionsKey = ["own-sessions"] as const;

/** One's own signed-in devices, and how to sign one out. */
export function useSessions() {
  const { client, auth } = usePlanner();
  const devices = useMemo(() => createDevicesApi(client), [client]);
  const { run } = useWrite(sessionsKey);
  const [endingId, setEndingId] = useState<string | null>(null);
  const query = useQuery({
    queryKey: sessionsKey,
    queryFn: () => valueOf(devices.listSessions()),
  });
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
