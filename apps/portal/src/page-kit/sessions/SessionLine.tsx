import { deviceName, isHandheld } from "@jubilee/core/account/devices.rules";
import type { OwnSession } from "@jubilee/core/account/devices.types";
import { Badge } from "@jubilee/ui/badge";
import { Button } from "@jubilee/ui/button";
import { Monitor, Smartphone } from "lucide-react";
import { When } from "../When.tsx";
import { detail, line, name, picture, words } from "./SessionList.css.ts";

interface SessionLineProps {
  session: OwnSession;
  endingId: string | null;
  onEnd: (session: OwnSession) => void;
}

/** One signed-in device. */
export function SessionLine({ session, endingId, onEnd }: SessionLineProps) {
  const device = deviceName(session.userAgent);
  const Picture = isHandheld(session.userAgent) ? Smartphone : Monitor;
  return (
    <li className={line}>
      <span className={picture}>
        <Picture size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <span className={words}>
        <span className={name}>
          {device}
          {session.isCurrent && <Badge tone="moss">This device</Badge>}
        </span>
        <span className={detail}>
          Last seen: <When at={session.lastSeenAt} />
          {session.ipPrefix && <span>{` · ${session.ipPrefix}`}</span>}
        </span>
      </span>
      {!session.isCurrent && (
        <Button
          variant="outline"
          size="sm"
          loading={endingId === session.id}
          aria-label={`Sign out ${device}`}
          onClick={() => onEnd(session)}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
