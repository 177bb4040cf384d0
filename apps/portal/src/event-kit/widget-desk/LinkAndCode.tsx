import { snippetsCopy } from "@jubilee/core/sharing/snippets.copy";
import { CopyButton } from "@jubilee/ui/copy-button";
import { QrCode } from "@jubilee/ui/qr-code";
import { Text } from "@jubilee/ui/text";
import { CodeButton } from "../links/CodeButton.tsx";
import { linkForm, linkWords } from "./WidgetDesk.css.ts";

/** An address to send, and the same as a code for paper. */
export function LinkAndCode({ address }: { address: string }) {
  return (
    <div className={linkForm}>
      <QrCode value={address} label="Opens the page" sizePx={148} />
      <div className={linkWords}>
        <Text breakAnywhere>{address}</Text>
        <CopyButton value={address} label="Copy link" />
        <CodeButton address={address} />
        <Text tone="muted">{snippetsCopy.advice.link}</Text>
      </div>
    </div>
  );
}
