import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Skeleton } from "@jubilee/ui/skeleton";
import { Text } from "@jubilee/ui/text";
import { toast } from "@jubilee/ui/toast";
import { ShieldAlert, ShieldCheck } from "lucide-react";
import { useStore } from "zustand";
import { usePlanner } from "../../../app/portal/usePlanner.ts";
import { When } from "../../../page-kit/When.tsx";
import {
  alerts as alertList,
  bad,
  good,
  line,
  status as statusRow,
  statusWords,
} from "./Security.css.ts";

/** The status of the account, checked every 30 seconds, and its alerts to dismiss for the session. */
export function SecurityState() {
  const { security } = usePlanner();
  const { status, checkedAt, hasFailed, alerts } = useStore(security);
  const open = alerts.filter(({ acknowledged }) => !acknowledged);
  if (status === null) {
    return (
      <Card>
        {hasFailed ? (
          <InlineMessage tone="warning">
            The check did not get through. It is tried again every 30 seconds.
          </InlineMessage>
        ) : (
          <Skeleton />
        )}
      </Card>
    );
  }
  const isSecure = status.status === "secure";
  const dismiss = (id: string) => {
    security.acknowledge(id);
    toast.dismiss(`security-${id}`);
  };
  return (
    <Card tone={isSecure ? "default" : "attention"}>
      <div className={statusRow}>
        <span className={isSecure ? good : bad}>
          {isSecure ? (
            <ShieldCheck size={24} aria-hidden="true" />
          ) : (
            <ShieldAlert size={24} aria-hidden="true" />
          )}
        </span>
        <output className={statusWords}>
          <Text as="span" size={18} weight="strong">
            {isSecure ? "Your account is secure" : "Something needs your attention"}
          </Text>
          <Text as="span" tone="muted">
            {isSecure
              ? "Nothing went against the rules in the last 24 hours."
              : status.violations.map(wordsOf).join(", ")}
            {checkedAt && (
              <span>
                {" "}
                Checked: <When at={checkedAt} />.
              </span>
            )}
            {hasFailed && <span> The latest check did not get through.</span>}
          </Text>
        </output>
      </div>
      {open.length > 0 && (
        <div className={alertList}>
          {open.map(({ id, title, message }) => (
            <div key={id} className={line}>
              <InlineMessage tone={title === "Critical Security Alert" ? "danger" : "warning"}>
                <strong>{title}</strong> {message}
              </InlineMessage>
              <Button variant="outline" size="sm" onClick={() => dismiss(id)}>
                Dismiss
              </Button>
            </div>
          ))}
        </div>
      )}
    </Card>
  );
}

const wordsOf = ({ type, count }: { type: string; count: number | null }) =>
  count !== null && count > 1 ? `${type} (${count} times)` : type;
