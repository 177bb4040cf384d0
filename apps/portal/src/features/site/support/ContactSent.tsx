import { supportCopy } from "@jubilee/core/site/support.copy";
import { Card } from "@jubilee/ui/card";
import { CopyButton } from "@jubilee/ui/copy-button";
import { Heading } from "@jubilee/ui/heading";
import { Link } from "@jubilee/ui/link";
import { Text } from "@jubilee/ui/text";
import { useEffect, useRef } from "react";
import { href } from "../../../app/routing/href.ts";
import { useAuth } from "../../../app/session/useAuth.ts";
import { sent } from "./Support.css.ts";

export interface ContactSentProps {
  reference: string;
  email: string;
}

/** After sending: the number, where the answer goes, and where the state can be seen. */
export function ContactSent({ reference, email }: ContactSentProps) {
  const { status } = useAuth();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Card padding="normal">
      <div ref={box} tabIndex={-1} className={sent}>
        <Heading level={2} size="section">
          Thank you
        </Heading>
        <Text>{supportCopy.sent(reference)}</Text>
        <CopyButton value={reference} label="Copy the number" />
        <Text tone="muted">
          A mail with the number is on its way to <bdi>{email}</bdi>; the answer comes there too.
          {status === "signed-in" && (
            <>
              {" "}
              Its state is under <Link href={href("support")}>Support</Link>.
            </>
          )}
        </Text>
      </div>
    </Card>
  );
}
