import { createAdministrationApi } from "@jubilee/core/platform/administration.api";
import type { Viewing } from "@jubilee/core/platform/viewing.types";
import { Button } from "@jubilee/ui/button";
import { Eye } from "lucide-react";
import { useEffect, useState } from "react";
import { href } from "../app/routing/href.ts";
import { usePlanner } from "../app/portal/usePlanner.ts";
import { usePortal } from "../app/portal/usePortal.ts";
import { bar, eye, words } from "./ViewingBanner.css.ts";

/** Stays in sight at the foot of the window while an administrator looks at somebody's account, with the way back. */
export function ViewingBanner({ viewing }: { viewing: Viewing }) {
  const { client, leaveViewing } = usePlanner();
  const { report } = usePortal();
  const [isBusy, setBusy] = useState(false);
  const { id, endsAt, user } = viewing;

  useEffect(() => {
    const leave = () => {
      leaveViewing();
      location.assign(`${href("admin.users")}?user=${user.id}`);
    };
    const timer = setTimeout(leave, Math.max(0, Date.parse(endsAt) - Date.now()));
    return () => clearTimeout(timer);
  }, [endsAt, leaveViewing, user.id]);

  const stop = async () => {
    setBusy(true);
    const ended = await createAdministrationApi(client).endViewing(id);
    if (!ended.ok) report(ended.error);
    leaveViewing();
    location.assign(`${href("admin.users")}?user=${user.id}`);
  };
  const until = new Date(endsAt).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  return (
    <section className={bar} aria-label="Looking at an account" data-page-foot="wide">
      <p className={words}>
        <Eye className={eye} size={18} strokeWidth={1.75} aria-hidden="true" />
        <span>
          Looking at <strong>{user.name}</strong>’s account until {until}. Nothing can be changed.
        </span>
      </p>
      <Button size="sm" variant="outline" loading={isBusy} onClick={() => void stop()}>
        Stop looking
      </Button>
    </section>
  );
}
