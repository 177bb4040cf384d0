import type { CheckInDesk, GateLink } from "@jubilee/core/door/check-in.types";
import { Button } from "@jubilee/ui/button";
import { Chip } from "@jubilee/ui/chip";
import { Inline } from "@jubilee/ui/inline";
import { Text } from "@jubilee/ui/text";
import { useTellMoment } from "../../../event-kit/useTellMoment.ts";
import { When } from "../../../page-kit/When.tsx";
import { keys } from "../../../event-kit/data/keys.ts";
import { line, words } from "./CheckIn.css.ts";
import { GateLinkShown } from "./GateLinkShown.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createCheckInApi } from "@jubilee/core/door/check-in.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

const states = {
  active: { tone: "success", label: "Active" },
  expired: { tone: "neutral", label: "Expired" },
  revoked: { tone: "neutral", label: "Revoked" },
} as const;

/** One steward's link: who has it, until when, and ending it. */
export function GateLinkLine({ link, desk }: { link: GateLink; desk: CheckInDesk }) {
  const checkIn = useApi(createCheckInApi);
  const tell = useTellMoment();
  const { isBusy, run } = useWrite(keys.event(desk.eventId), "Ticket Management");
  const { tone, label } = states[link.status];
  return (
    <li className={line}>
      <span className={words}>
        <Text weight="strong" dir="auto">
          {link.label}
        </Text>
        <Text size={14} tone="muted">
          {link.scans} scans · used <When at={link.lastUsedAt} />
          {link.status === "active" ? ` · ${tell("Until", link.expiresAt, desk.timeZone)}` : ""}
        </Text>
      </span>
      <Inline gap="2" align="center">
        <Chip tone={tone}>{label}</Chip>
        {link.path && <GateLinkShown label={link.label} path={link.path} />}
        {desk.mayWrite && link.status === "active" && (
          <Button
            size="sm"
            variant="ghost"
            loading={isBusy}
            aria-label={`Revoke ${link.label}`}
            onClick={() => void run(() => checkIn.revokeLink(link.id))}
          >
            Revoke
          </Button>
        )}
      </Inline>
    </li>
  );
}
