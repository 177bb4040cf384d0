import { createTaskOutbox } from "@jubilee/core/tasks/task-outbox.rules";
import { createTasksApi } from "@jubilee/core/tasks/tasks.api";
import { toast } from "@jubilee/ui/toast";
import { useEffect } from "react";
import { navigate } from "wouter/use-browser-location";
import { usePlanner } from "../../../app/portal/usePlanner.ts";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { href } from "../../../app/routing/href.ts";
import { queryClientOf } from "../../../app/session/queryClientOf.ts";
import { useUser } from "../../../app/session/useUser.ts";
import { waitingTasksOf } from "../../../page-kit/draft/waitingWrites.ts";
import { isAboutTasks } from "../keys.ts";
import { alone, sendWaiting, sentWords, taskScreens } from "./sendWaiting.ts";

const againMs = 5000;

/** Sends what was written of tasks without a connection, whatever page is open by then. */
export function SendWaiting() {
  const { storage, report } = usePortal();
  const { client } = usePlanner();
  const { id } = useUser();
  useEffect(() => {
    const name = waitingTasksOf(id);
    const outbox = createTaskOutbox(storage, name);
    const api = createTasksApi(client);
    let isSending = false;
    const send = async () => {
      const { sent, kept } = await sendWaiting(outbox, api.change);
      if (sent + kept === 0) return;
      await queryClientOf(id).invalidateQueries({
        predicate: ({ queryKey }) => isAboutTasks(queryKey),
      });
      if (sent > 0) toast.success(sentWords(sent));
      if (kept > 0)
        toast.warning("A task that waited was not written", {
          description: "What you wrote is kept with your tasks until you choose.",
          action: { label: "Open tasks", onClick: () => navigate(href("tasks.list")) },
        });
    };
    const sendNow = () => {
      if (isSending || taskScreens.open > 0 || outbox.all().length === 0) return;
      isSending = true;
      alone(name, send)
        .catch(report)
        .finally(() => (isSending = false));
    };
    sendNow();
    const timer = setInterval(sendNow, againMs);
    addEventListener("online", sendNow);
    return () => {
      clearInterval(timer);
      removeEventListener("online", sendNow);
    };
  }, [client, id, report, storage]);
  return null;
}
