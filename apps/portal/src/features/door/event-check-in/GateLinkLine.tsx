import { counted } from "@jubilee/core/base/words.rules";
import type { CheckInDesk, GateLink } from "@jubilee/core/door/check-in.types";
import { Button } from "@jubilee/ui/button";
import { Inline } from "@jubilee/ui/inline";
import { Text } from "@jubilee/ui/text";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { worksUntil } from "./door.rules.ts";
import { When } from "../../../page-kit/When.tsx";
import { LinkChip } from "../../../event-kit/links/LinkChip.tsx";
import { keys } from "../../../event-kit/data/keys.ts";
import { line, words } from "./CheckIn.css.ts";
import { GateLinkShown } from "./GateLinkShown.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createCheckInApi } from "@jubilee/core/door/check-in.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

/** One steward's link: who has it, until when, and ending it. */
export function GateLinkLine({ link, desk }: { link: GateLink; desk: CheckInDesk }) {
  const checkIn = useApi(createCheckInApi);
  const locale = useLocale();
  const { isBusy, run } = useWrite(keys.event(desk.eventId), "Ticket Management");
  return (
    <li className={line}>
      <span className={words}>
        <Text weight="strong" dir="auto">
          {link.label}
        </Text>
        <Text size={14} tone="muted">
          {link.lastUsedAt ? (
            <span>
              {`${counted(link.scans, "scan")} · used `}
              <When at={link.lastUsedAt} />
            </span>
          ) : (
            <span>Not used yet</span>
          )}
          <span>
            {link.status === "active"
              ? ` · ${worksUntil(link.expiresAt, desk.timeZone, locale)}`
              : ""}
          </span>
        </Text>
      </span>
      <Inline gap="2" align="center">
        <LinkChip state={link.status} />
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
