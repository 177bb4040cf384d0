import { alikeSessions } from "@jubilee/core/account/devices.rules";
import type { OwnSession } from "@jubilee/core/account/devices.types";
import { Button } from "@jubilee/ui/button";
import { ChevronDown, ChevronUp } from "lucide-react";
import { useState } from "react";
import { list, more } from "./SessionList.css.ts";
import { SessionLine } from "./SessionLine.tsx";

export interface SessionListProps {
  sessions: readonly OwnSession[];
  /** The session that is being ended. */
  endingId: string | null;
  onEnd: (session: OwnSession) => void;
}

/** Two lines that look the same are still two lines; more of them are folded. */
const foldedFrom = 2;

/** One's signed-in devices, this one first; every other can be signed out, those alike are folded. */
export function SessionList({ sessions, ...line }: SessionListProps) {
  return (
    <ul className={list}>
      {alikeSessions(sessions).map((alike) => (
        <Alike key={alike[0]?.id} alike={alike} {...line} />
      ))}
    </ul>
  );
}

function Alike({
  alike,
  ...line
}: Omit<SessionListProps, "sessions"> & { alike: readonly OwnSession[] }) {
  const [isOpen, setOpen] = useState(false);
  const folded = alike.length > foldedFrom ? alike.slice(1) : [];
  const shown = folded.length > 0 && !isOpen ? alike.slice(0, 1) : alike;
  return (
    <>
      {shown.map((session) => (
        <SessionLine key={session.id} session={session} {...line} />
      ))}
      {folded.length > 0 && (
        <li className={more}>
          <Button
            variant="ghost"
            size="sm"
            iconEnd={isOpen ? <ChevronUp /> : <ChevronDown />}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? "Show fewer" : `${folded.length} more like it`}
          </Button>
        </li>
      )}
    </>
  );
}
