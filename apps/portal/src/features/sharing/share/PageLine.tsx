import type { EventRecord } from "@jubilee/core/events/events.types";
import { CopyButton } from "@jubilee/ui/copy-button";
import { IconButton } from "@jubilee/ui/icon-button";
import { LinkButton } from "@jubilee/ui/link-button";
import { CodeXml, QrCode } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { address as addressStyle } from "./PageCard.css.ts";
import { pageLine } from "./PageLine.css.ts";

const SendLinkDialog = lazy(async () => {
  const { SendLinkDialog: dialog } = await import("../../../event-kit/links/SendLinkDialog.tsx");
  return { default: dialog };
});

interface PageLineProps {
  event: EventRecord;
  /** Where the event's page is. */
  url: string;
  /** Whether there is something to paste on this page. */
  hasCode: boolean;
}

/** What most come for: the page's link, its code, and the way to what is pasted into a website. */
export function PageLine({ event, url, hasCode }: PageLineProps) {
  const [isSending, setSending] = useState(false);
  return (
    <div className={pageLine}>
      <span className={addressStyle} dir="ltr">
        {url.replace(/^https?:\/\//, "")}
      </span>
      <CopyButton value={url} label="Copy link" variant="default" />
      <IconButton
        variant="outline"
        label="The link as a QR code"
        icon={<QrCode />}
        onClick={() => setSending(true)}
      />
      {hasCode && (
        <LinkButton variant="outline" href="#widget-code" icon={<CodeXml />}>
          Get the code
        </LinkButton>
      )}
      {isSending && (
        <Suspense>
          <SendLinkDialog
            event={event}
            title="Send the page"
            description="Everybody with the link can see it."
            address={url}
            onClose={() => setSending(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
